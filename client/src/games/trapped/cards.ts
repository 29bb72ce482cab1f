/** Playing cards as they are written: "10♥", "K♠"; the score of an attribute has no suit: "K". */

import type { Suit } from "./types.gen";

/** A card, or a score that counts like one. */
export type Card = string;

export const FACE_DOWN: Card = "";

const SUITS: Readonly<Record<string, Suit>> = { "♣": "C", "♠": "S", "♦": "D", "♥": "H" };
const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const STRENGTH: readonly (Suit | null)[] = [null, "C", "S", "D", "H"];

export const symbols: Readonly<Record<Suit, string>> = { C: "♣", S: "♠", D: "♦", H: "♥" };

export const opposite: Readonly<Record<Suit, Suit>> = { H: "S", S: "H", C: "D", D: "C" };

export const suitOf = (card: Card): Suit | null => SUITS[card.slice(-1)] ?? null;

export const rankOf = (card: Card): string => (suitOf(card) ? card.slice(0, -1) : card);

/** Ten for a court card, eleven for an ace (TD-4). */
export function points(card: Card): number {
  const rank = rankOf(card);
  if (rank === "A") return 11;
  return Number(rank) || (rank ? 10 : 0);
}

export const total = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + points(card), 0);

/** From the weakest to the strongest: by rank, then by suit (TD-5, TD-7). */
export function byStrength(one: Card, other: Card): number {
  return RANKS.indexOf(rankOf(one)) - RANKS.indexOf(rankOf(other)) || STRENGTH.indexOf(suitOf(one)) - STRENGTH.indexOf(suitOf(other));
}

/** What a feeling would be if a bid with this card were lost (TD-60); null where it stays as it is (TD-61). */
export function turned(feeling: Card, card: Card): Card | null {
  const suit = suitOf(card);
  if (!feeling || !suit || suit === suitOf(feeling)) return null;
  return rankOf(feeling) + symbols[suit];
}
