/** What happened in evenings of tests: Bob plays Biff, Cleo plays Valda. */

import { BIFF, BOB } from "./gm/example";
import type { AnyFact, CharacterMade } from "./types.gen";

export const made = (
  seat: number,
  figure: number,
  changes: Partial<CharacterMade> = {},
): AnyFact => ({
  type: "character-made",
  seat,
  figure,
  name: "",
  gender: "",
  occupation: "",
  attributes: [],
  feelings: [],
  face: null,
  ...changes,
});

/** Biff goes for the radio. */
export const tried = (words = "", conflict = 1): AnyFact => ({
  type: "tried",
  conflict,
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
export const resolved = (won: boolean, conflict = 1): AnyFact => ({
  type: "resolved",
  conflict,
  kind: "goal",
  seat: BOB,
  active: [],
  opposing: [],
  active_total: 20,
  opposing_total: 15,
  won,
  tie: null,
});
