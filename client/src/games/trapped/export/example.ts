/** Evenings for the story in tests: Ann is the GM, Bob and Cleo play. */

import { BIFF, BOB, seen, t } from "../gm/example";
import type { AnyFact, View } from "../types.gen";
import { tale } from "./chronicle";
import type { Tale } from "./tale";

const named = (seat: number) => ["Ann", "Bob", "Cleo"][seat] ?? "?";
export const told = (facts: readonly AnyFact[], view: View = seen()): Tale =>
  tale(facts, { view, t, named });

export const made = (seat: number, figure: number, name: string): AnyFact => ({
  type: "character-made",
  seat,
  figure,
  name,
  gender: "",
  occupation: "",
  attributes: [],
  feelings: [],
  face: null,
});
export const turn = (round: number, seat = BOB): AnyFact => ({
  type: "turn-began",
  turn: round,
  seat,
  round,
});
export const tried = (words = ""): AnyFact => ({
  type: "tried",
  conflict: 1,
  kind: "goal",
  seat: BOB,
  figure: BIFF,
  name: "Biff",
  attribute: "clever",
  subject: "fix-radio",
  words,
  cards: 2,
  line: [],
  base: [],
  room: "",
  means: "",
});
export const resolved = (won: boolean, us = 20, them = 15): AnyFact => ({
  type: "resolved",
  conflict: 1,
  kind: "goal",
  seat: BOB,
  active: [],
  opposing: [],
  active_total: us,
  opposing_total: them,
  won,
  tie: null,
});
export const says = (seat: number, words: string): AnyFact => ({ type: "told", seat, words });
