/** How equal totals are told apart: card by card, then by suit; else who acts has lost (TD-6 to TD-8). */

import { rankOf, suitOf, type Card } from "../cards";

export interface Tie {
  by: "rank" | "suit" | "nothing";
  /** The first two cards that differ. */
  ours: Card;
  theirs: Card;
}

/** Both sides have their strongest card first. */
export function tieOf(ours: readonly Card[], theirs: readonly Card[]): Tie {
  const pairs = ours.map((card, nth): [Card, Card] => [card, theirs[nth] ?? ""]);
  const ranked = pairs.find(([one, other]) => rankOf(one) !== rankOf(other));
  if (ranked) return { by: "rank", ours: ranked[0], theirs: ranked[1] };
  const suited = pairs.find(([one, other]) => suitOf(one) !== suitOf(other));
  return suited ? { by: "suit", ours: suited[0], theirs: suited[1] } : { by: "nothing", ours: "", theirs: "" };
}
