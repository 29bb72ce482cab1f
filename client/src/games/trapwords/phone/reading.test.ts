import { expect, test } from "vitest";

import type { View } from "../types.gen";
import { demandsOn, foulsIn, hintOn, invited, partOf, present, transcript, wordsOf } from "./reading";

const ANN = 0;
const BOB = 1;
const CLEO = 2;
const EVE = 9;

function seen(changes: Partial<View> = {}): View {
  const quiet = { may: [], teams: [[ANN, CLEO], [BOB, 3]], away: [], guessing: 0, giver: ANN, rooms: [1, 0], monster: 4 };
  const dungeon = { card: { monster: "troll", hard: false }, revealed: [], drawn: [], terror: "", clue_rules: true };
  return { ...quiet, ...dungeon, ...changes } as unknown as View;
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

test("a curse binds the team in its room, and no other", () => {
  const view = seen({ revealed: [[1, "echo"]] });

  expect(demandsOn(view, 0, "spoken").map(({ text }) => text)).toEqual(["field.revealed.echo.spoken"]);
  expect(demandsOn(view, 1, "spoken")).toEqual([]);
});

test("who fights the monster obeys its card and the curses it drew", () => {
  const view = seen({ rooms: [4, 0], card: { monster: "mummy", hard: true }, drawn: ["word-of-terror"], terror: "water" });

  expect(demandsOn(view, 0, "typed")).toEqual([
    { name: "field.monster.mummy", text: "field.card.mummy.hard", word: "" },
    { name: "field.drawn.word-of-terror", text: "field.revealed.word-of-terror.typed", word: "water" },
  ]);
});

test("clues and guesses are read as they came, the newest first", () => {
  const clues = [{ number: 1, text: "it flies", at: 10, until: 13 }, { number: 2, text: "at night", at: 30, until: 33 }];
  const guesses = [{ by: CLEO, word: "bird", right: false, at: 20 }];

  expect(transcript({ clues, guesses }).map(({ at }) => at)).toEqual([30, 20, 10]);
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

test("without the rules of clues only the secret word and curses can be called", () => {
  expect(foulsIn(seen({ clue_rules: false }))).toEqual(["secret", "curse"]);
});
