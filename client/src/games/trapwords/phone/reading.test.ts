import { expect, test } from "vitest";

import type { View } from "../types.gen";
import { foulsIn, hintOn, invited, looksLikeSeveral, partOf, present, suspicions, transcript, wordsOf } from "./reading";

const ANN = 0;
const BOB = 1;
const CLEO = 2;
const EVE = 9;

function seen(changes: Partial<View> = {}): View {
  const quiet = { may: [], teams: [[ANN, CLEO], [BOB, 3]], away: [], guessing: 0, giver: ANN, clue_rules: true };
  return { ...quiet, ...changes } as unknown as View;
}

test("an invitation is found by its name", () => {
  const view = seen({ may: [{ type: "may-guess", turn: 4, left: 2 }] });

  expect(invited(view, "may-guess")?.left).toBe(2);
  expect(invited(view, "may-vote")).toBeUndefined();
});

test("in a turn one gives clues, one's team guesses, the others listen", () => {
  expect([ANN, CLEO, BOB, EVE, null].map((seat) => partOf(seen(), seat))).toEqual(["giver", "guesser", "listener", "outsider", "outsider"]);
});

test("who is away is not waited for", () => {
  expect(present(seen({ away: [CLEO] }), 0)).toEqual([ANN]);
});

test("clues and guesses are read as they came, the newest first", () => {
  const clues = [{ number: 1, text: "it flies", at: 10, until: 13 }, { number: 2, text: "at night", at: 30, until: 33 }];
  const guesses = [{ by: CLEO, word: "bird", right: false, mends: "", at: 20 }];

  expect(transcript({ clues, guesses }).map(({ at }) => at)).toEqual([30, 20, 10]);
});

test("a guess that lists things is seen before it is sent", () => {
  expect(["lamp, moon", "lamp or moon", "lamp? moon?", "lamp/moon", "lamp - moon"].every((guess) => looksLikeSeveral(guess, "en"))).toBe(true);
  expect(["hot dog", "lamp!", "jack-o’-lantern", "or"].some((guess) => looksLikeSeveral(guess, "en"))).toBe(false);
  expect(looksLikeSeveral("lampe ou lune", "fr")).toBe(true);
  expect(looksLikeSeveral("bague en or fin", "fr")).toBe(false);
});

test("a clue is taken apart into words one can point at", () => {
  expect(wordsOf("A dog, a big “dog”… l’été !")).toEqual(["A", "dog", "a", "big", "l’été"]);
});

test("a sure whisper about a word is heard before an unsure one", () => {
  const hint = { clue: 2, said: "lighthouse", trap: "light", sure: true, kind: null, question: null };
  const doubt = { ...hint, trap: "house", sure: false };

  expect(hintOn([doubt, hint], 2, "Lighthouse,")?.trap).toBe("light");
  expect(hintOn([hint], 1, "lighthouse")).toBeUndefined();
});

test("what the referee finds odd is told once, also where every word is said twice", () => {
  const hint = { clue: 2, said: "Paris", trap: "", sure: false, kind: null, question: "proper-noun" as const };

  expect(suspicions([hint, hint, { ...hint, clue: 1 }], 2)).toEqual([{ said: "Paris", rule: "proper-noun" }]);
});

test("without the rules of clues only the secret word and curses can be called", () => {
  expect(foulsIn(seen({ clue_rules: false }))).toEqual(["secret", "curse"]);
});
