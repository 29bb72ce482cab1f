/** Evenings for the tale in tests: Bob plays Biff, Cleo plays Valda. */

import { made } from "../example";
import { BIFF, BOB, CLEO, seen, VALDA } from "../gm/example";
import type { AnyFact, View } from "../types.gen";
import { taleOf } from ".";

export const began: AnyFact = {
  type: "play-began",
  room: "lounge",
  sealed: true,
  goals: [],
  floor: [],
};
export const hindered = (conflict: number, words: string): AnyFact => ({
  type: "bid-placed",
  conflict,
  seat: CLEO,
  side: "hinder",
  through: "character",
  figure: VALDA,
  name: "Valda",
  attribute: "fast",
  card: "",
  words,
  to: [],
});
export const narrated = (conflict: number, words: string): AnyFact => ({
  type: "narrated",
  cue: conflict,
  seat: BOB,
  prompt: "failed",
  figure: BIFF,
  name: "Biff",
  words,
  about: "",
  conflict,
});
export const tested = (kind: "event" | "dare", words = ""): AnyFact => ({
  type: "tested",
  conflict: 1,
  seat: BOB,
  figure: BIFF,
  name: "Biff",
  subject: kind,
  attributes: [],
  cards: 2,
  base: [],
  line: [],
  won: [],
  lost: [],
  hurts: true,
  means: "",
  kind,
  words,
});
/** A dare in somebody's own words, accepted. */
export const daredBy = (seat: number): readonly AnyFact[] => [
  { type: "challenged", seat, whom: BOB, dare: "own", words: "Sing.", attributes: [] },
  { type: "challenge-answered", seat: BOB, by: seat, dare: "own", accepted: true, conflict: 0 },
  tested("dare", "Sing."),
];
export const CAST = [
  made(BOB, BIFF, { feelings: ["7♥", "5♥"] }),
  made(CLEO, VALDA, { feelings: ["9♣", "4♠"] }),
  began,
];

export const pieces = (
  facts: readonly AnyFact[],
  view: View = seen(),
  language: "en" | "fr" = "en",
) => taleOf(facts, view, language).flatMap(({ paragraphs }) => paragraphs.flat());
export const length = (facts: readonly AnyFact[], view?: View) =>
  pieces(facts, view).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

export const turnedOn = (figure: number, about: number): AnyFact => ({
  type: "feeling-turned",
  figure,
  name: "",
  about,
  about_name: "",
  suit: "C",
  score: "9♣",
});
