/** A conflict as the TV tells it: which cards have been turned over, what they come to, and what is stamped on it. */

import { total, type Card, type Scale } from "../cards";
import { stampFor, type Stamped } from "../stamps";
import type { Bid1 as Bid, Clash, Sheet, View } from "../types.gen";

/** Laid, being turned over, compared, stamped, and paid for. */
export type Step = "laid" | "turned" | "tie" | "stamped" | "damage" | "paid";

export interface Scene {
  clash: Clash;
  sheets: Sheet[];
  scale: Scale;
  step: Step;
  /** It was looked for in the wrong place. */
  inVain: boolean;
}

export interface Part {
  bid: Bid;
  /** The sheet it is played through; a complication has none. */
  who: Sheet | undefined;
  /** It is large: who acts, and who is challenged. */
  leads: boolean;
}

/** The conflict that the table is at, as far as it has been told. */
export function sceneOf(
  { conflict, sheets, scale }: Pick<View, "conflict" | "sheets" | "scale">,
  inVain = false,
): Scene | null {
  return conflict && { clash: conflict, sheets, scale, step: stepOf(conflict), inVain };
}

function stepOf({ fortune, damage, won, tie, is_open }: Clash): Step {
  if (damage) return fortune ? "paid" : "damage";
  if (won !== null) return "stamped";
  return tie ? "tie" : is_open ? "turned" : "laid";
}

/** Each bid, in the order of turns. */
export function partsOf({ clash, sheets }: Scene): Part[] {
  return clash.bids.map((bid) => ({
    bid,
    who: sheets.find(({ id }) => id === bid.figure),
    leads: bid.side === "active" || clash.kind === "challenge",
  }));
}

/** Those whom it is about and who have not bid yet: who acts, and who is challenged. */
export function awaited({ clash, sheets }: Scene): Sheet[] {
  const missing = (seat: number | null) =>
    seat !== null && !clash.bids.some((bid) => bid.seat === seat);
  const acting = missing(clash.seat) ? sheets.filter(({ id }) => id === clash.figure) : [];
  return missing(clash.opponent)
    ? [...acting, ...sheets.filter(({ seat, fate }) => seat === clash.opponent && fate === "alive")]
    : acting;
}

export const isAgainst = ({ bid }: Part): boolean => bid.side === "hinder";

/** The GM's cards, face down until they are drawn and turned. */
export function obstacleOf({ clash }: Scene): Card[] {
  return Array.from({ length: clash.cards }, (_, nth) => clash.obstacle[nth] ?? "");
}

/** What lies open on both sides comes to so much. */
export function totalsOf(scene: Scene): [active: number, opposing: number] {
  const { clash, scale } = scene;
  const acting = awaited(scene).find(({ id }) => id === clash.figure);
  const score = (clash.ruled && clash.attribute && acting?.attributes[clash.attribute]) || "";
  const laid = (against: boolean) =>
    partsOf(scene).flatMap((part) =>
      isAgainst(part) === against ? [part.bid.score, part.bid.card ?? ""] : [],
    );
  return [
    total(scale, [score, ...laid(false)]),
    total(scale, [...laid(true), ...obstacleOf(scene), ...clash.base]),
  ];
}

export const stampOf = ({ clash, inVain }: Scene): Stamped | null => stampFor(clash, inVain);
