/** Evenings for the story in tests: Ann is the GM, Bob and Cleo play. */

import { BOB, seen, t } from "../gm/example";
import type { AnyFact, View } from "../types.gen";
import { tale } from "./chronicle";
import type { Tale } from "./tale";

const named = (seat: number) => ["Ann", "Bob", "Cleo"][seat] ?? "?";
export const told = (facts: readonly AnyFact[], view: View = seen()): Tale =>
  tale(facts, { view, t, named });

export const turn = (round: number, seat = BOB): AnyFact => ({
  type: "turn-began",
  turn: round,
  seat,
  round,
});
export const says = (seat: number, words: string): AnyFact => ({ type: "told", seat, words });
