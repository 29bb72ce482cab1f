/** What the cards are, from the file that the rules read too. */

import data from "../../../../../src/trapline/games/traps/data/cards.json";

export type Kind = "trap" | "pit" | "action" | "dodge" | "perk" | "treasure";

const kinds = new Map(data.map(({ id, kind }) => [id, kind as Kind]));

/** Undefined for a card that lies face down. */
export function kindOf(card: string): Kind | undefined {
  return kinds.get(card);
}
