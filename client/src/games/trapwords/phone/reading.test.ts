import { expect, test } from "vitest";

import type { TableView } from "../../../shell/types";
import type { Hint, View } from "../types.gen";
import { invited } from "../../reading";
import {
  blameOf,
  decisive,
  foulsIn,
  hintOn,
  isLate,
  isSame,
  looksLikeSeveral,
  mayCry,
  openClues,
  partOf,
  present,
  suspicions,
  transcript,
  whisperOf,
  wordsOf,
  type Line,
} from "./reading";

const ANN = 0;
const BOB = 1;
const CLEO = 2;
const EVE = 9;

function seen(changes: Partial<View> = {}): View {
  const quiet = {
    may: [],
    teams: [
      [ANN, CLEO],
      [BOB, 3],
    ],
    away: [],
    guessing: 0,
    giver: ANN,
    clue_rules: true,
  };
  return { ...quiet, ...changes } as unknown as View;
}

const whisper: Hint = {
  clue: 2,
  said: "lighthouse",
  trap: "light",
  sure: true,
  kind: null,
  question: null,
  lean: null,
  rule: null,
  doubts: false,
};

test("an invitation is found by its name", () => {
  const view = seen({ may: [{ type: "may-guess", turn: 4, left: 2 }] });

  expect(invited(view, "may-guess")?.left).toBe(2);
  expect(invited(view, "may-vote")).toBeUndefined();
});

test("in a turn one gives clues, one's team guesses, the others listen", () => {
  expect([ANN, CLEO, BOB, EVE, null].map((seat) => partOf(seen(), seat))).toEqual([
    "giver",
    "guesser",
    "listener",
    "outsider",
    "outsider",
  ]);
});

test("who is away is not waited for", () => {
  expect(present(seen({ away: [CLEO] }), 0)).toEqual([ANN]);
});

test("clues and guesses are read as they came, the newest last", () => {
  const clues = [
    { number: 1, text: "it flies", at: 10, until: 13 },
    { number: 2, text: "at night", at: 30, until: 33 },
  ];
  const guesses = [{ by: CLEO, word: "bird", right: false, mends: "", at: 20 }];

  expect(transcript({ clues, guesses }).map(({ at }) => at)).toEqual([10, 20, 30]);
});

test("once the word is found, the clue that may be called is told, and what it led to", () => {
  const [clue, wrong, right] = ["clue", "guess", "guess"].map((kind, at) => ({ kind, at }) as Line);

  expect(decisive([{ ...clue!, at: -1 }, clue!, wrong!, right!])).toEqual([clue, right]);
});

test("before a found word counts, one waits for those who may cry STOP", () => {
  expect(mayCry(seen({ phase: "closing", away: [3] }))).toEqual([BOB]);
  expect(mayCry(seen({ phase: "cluing" }))).toEqual([]);
});

test("a guess that lists things is seen before it is sent", () => {
  expect(
    ["lamp, moon", "lamp or moon", "lamp? moon?", "lamp/moon", "lamp - moon"].every((guess) =>
      looksLikeSeveral(guess, "en"),
    ),
  ).toBe(true);
  expect(
    ["hot dog", "lamp!", "jack-o’-lantern", "or"].some((guess) => looksLikeSeveral(guess, "en")),
  ).toBe(false);
  expect(looksLikeSeveral("lampe ou lune", "fr")).toBe(true);
  expect(looksLikeSeveral("bague en or fin", "fr")).toBe(false);
});

test("a clue is taken apart into words one can point at", () => {
  expect(wordsOf("A dog, a big “dog”… l’été !")).toEqual(["A", "dog", "a", "big", "l’été"]);
});

test("a sure whisper about a word is heard before an unsure one", () => {
  const doubt = { ...whisper, trap: "house", sure: false };

  expect(hintOn([doubt, whisper], 2, "Lighthouse,")?.trap).toBe("light");
  expect(hintOn([whisper], 1, "lighthouse")).toBeUndefined();
});

test("what the referee finds odd is told once, also where every word is said twice", () => {
  const hint: Hint = {
    ...whisper,
    said: "Paris",
    trap: "",
    sure: false,
    question: "proper-noun",
    rule: "proper-noun",
  };

  expect(suspicions([hint, hint, { ...hint, clue: 1 }], 2)).toEqual([
    { clue: 2, said: "Paris", trap: null, rule: "proper-noun" },
  ]);
});

test("a slip that the referee is sure of is named by its rule", () => {
  const hint: Hint = { ...whisper, said: "sailor", trap: "", kind: null, rule: "curse" };

  expect(suspicions([hint], 2)).toEqual([{ clue: 2, said: "sailor", trap: null, rule: "curse" }]);
  expect(whisperOf(hint)).toBe("field.hints.curse");
});

test("the clock waits for the first clue of those who asked for it, where there is one", () => {
  const around = (options: object) =>
    ({ options: { timed: true, clock_starts: "read", ...options } }) as TableView;

  expect(isLate(seen({ late_clocks: [ANN] }), around({}))).toBe(true);
  expect(isLate(seen({ late_clocks: [BOB] }), around({}))).toBe(false);
  expect(isLate(seen({ late_clocks: [] }), around({ clock_starts: "first-clue" }))).toBe(true);
  expect(isLate(seen({ late_clocks: [ANN] }), around({ timed: false }))).toBe(false);
});

test("without the rules of clues only the secret word and curses can be called", () => {
  expect(foulsIn(seen({ clue_rules: false }))).toEqual(["secret", "curse"]);
});

const clues = [
  { number: 1, text: "it flies", at: 0, until: 8_000 },
  { number: 2, text: "at night", at: 5_000, until: 13_000 },
];
const numbers = (open: { number: number }[]) => open.map(({ number }) => number);

test("a clue can be called as long as it takes to read, and until the next one is sent", () => {
  const at = (now: number) =>
    numbers(openClues({ clues, phase: "cluing", stood: null }, (until) => until - now));

  expect([at(6_000), at(9_000), at(60_000)]).toEqual([[2, 1], [2], [2]]);
});

test("a word that is found closes what was read long ago", () => {
  expect(openClues({ clues, phase: "closing", stood: null }, (until) => until - 20_000)).toEqual(
    [],
  );
});

test("what could be called when STOP was cried can be named, however long that takes", () => {
  expect(numbers(openClues({ clues, phase: "naming", stood: 7_000 }, () => 0))).toEqual([2, 1]);
});

test("a flag and a whisper of the same word are the same thing, and the secret word is called by its rule", () => {
  const flag = blameOf({ clue: 2, said: "owls", trap: "owl", rule: null }, "owl");

  expect(isSame(flag, { clue: 2, said: "Owls!", trap: null, rule: "secret" })).toBe(true);
  expect(isSame(flag, { clue: 1, said: "owls", trap: null, rule: "secret" })).toBe(false);
});
