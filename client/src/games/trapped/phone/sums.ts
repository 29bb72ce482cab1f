/** The two sides of a conflict as cards that count, and what they come to. */

import { total, type Card } from "../cards";
import { sheetOf } from "../reading";
import type { Bid1 as Bid, Clash, Side, View } from "../types.gen";

/** What counts in a bid beside the card: an attribute, or Lucky in its place. */
export function scoreOf(view: Pick<View, "sheets">, bid: Bid): Card {
  if (bid.attribute === null) return "";
  return sheetOf(view, bid.figure)?.attributes[bid.lucky ? "lucky" : bid.attribute] ?? "";
}

export const bidsOn = ({ bids }: Clash, against: boolean): Bid[] => bids.filter(({ side }) => (side === "hinder") === against);

/** Everything that is known to count on one side. */
export function counted(view: Pick<View, "sheets">, clash: Clash, against: boolean): Card[] {
  const bids = bidsOn(clash, against).flatMap((bid) => [bid.card ?? "", scoreOf(view, bid)]);
  const others = against ? [...clash.obstacle, ...clash.base] : [];
  return [...others, ...bids].filter((card) => card !== "");
}

export const sum = (view: Pick<View, "sheets" | "scale">, clash: Clash, against: boolean): number => total(view.scale, counted(view, clash, against));

export const bidOf = (clash: Clash | null, seat: number | null): Bid | undefined => clash?.bids.find((bid) => bid.seat === seat);

/** Whether somebody has won with their side; null before it is settled. */
export function wins({ won }: Clash, side: Side): boolean | null {
  return won === null ? null : won === (side !== "hinder");
}
