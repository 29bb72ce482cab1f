/** The two sides of a conflict as cards that count, and what they come to. */

import { total, type Card } from "../cards";
import type { Bid1 as Bid, Clash, View } from "../types.gen";

export const bidsOn = ({ bids }: Clash, against: boolean): Bid[] =>
  bids.filter(({ side }) => (side === "hinder") === against);

/** Everything that is known to count on one side. */
function counted(clash: Clash, against: boolean): Card[] {
  const bids = bidsOn(clash, against).flatMap(({ card, score }) => [card ?? "", score]);
  const others = against ? [...clash.obstacle, ...clash.base] : [];
  return [...others, ...bids].filter((card) => card !== "");
}

export const sum = ({ scale }: Pick<View, "scale">, clash: Clash, against: boolean): number =>
  total(scale, counted(clash, against));

export const bidOf = (clash: Clash | null, seat: number | null): Bid | undefined =>
  clash?.bids.find((bid) => bid.seat === seat);
