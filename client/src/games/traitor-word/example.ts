/** A game of Ann, Bob, Cleo and Dan, for tests. */

import type { Fate, Heard, View } from "./types.gen";

export const fate = (more: Partial<Fate> = {}): Fate => ({
  secret: "", holders: [], validated: false, claims: [], charge: null, accuser: null, verdict: null, down: [], up: [], payer: null, ...more,
});

export const heard = (number: number, by: number | null, text: string, more: Partial<Heard> = {}): Heard => ({ number, by, text, is_opening: number === 1, fate: null, ...more });

export const chainOf = (...texts: string[]): Heard[] => texts.map((text, nth) => heard(nth + 1, nth % 4, text));

export const view = (more: Partial<View> = {}): View => ({
  may: [], waiting: [], channels: [], me: null, language: "en", speaking: "typed", rounds: true, phase: "hold", turn: 3, round: 1,
  order: [0, 1, 2, 3], away: [], empty: [], chain: chainOf("nature", "flower", "garden"), is_open: true, stands: [], objects: [], speaker: 3,
  barred: [], until: null, left: null, trial: null, hand: [], flashes: null, secret: "", piles: [], hands: [], gains: [], winners: [], cause: null, ...more,
});
