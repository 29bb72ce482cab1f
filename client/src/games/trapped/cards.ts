/** Playing cards as they are written: "10♥", "K♠"; the score of an attribute has no suit: "K". */

import type { Suit, View } from "./types.gen";

/** A card, or a score that counts like one. */
export type Card = string;

/** What each rank counts, from the weakest to the strongest, as the view says. */
export type Scale = View["scale"];

const SUITS: Readonly<Record<string, Suit>> = { "♣": "C", "♠": "S", "♦": "D", "♥": "H" };

export const symbols: Readonly<Record<Suit, string>> = { C: "♣", S: "♠", D: "♦", H: "♥" };

export const suitOf = (card: Card): Suit | null => SUITS[card.slice(-1)] ?? null;

export const rankOf = (card: Card): string => (suitOf(card) ? card.slice(0, -1) : card);

export const points = (scale: Scale, card: Card): number =>
  scale.find(([rank]) => rank === rankOf(card))?.[1] ?? 0;

export const total = (scale: Scale, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + points(scale, card), 0);

/** How strong a score is, as a number that grows. */
export const strength = (scale: Scale, score: Card): number =>
  scale.findIndex(([rank]) => rank === score);
