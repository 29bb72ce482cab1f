import { expect, test } from "vitest";

import type { AnyFact, Result, View } from "../types.gen";
import { ended, result, tell, tellUntil, view } from "./telling";

test("a breath is held before the jaws close, and only then the word is in the book", () => {
  const [breath, snap] = tell(view(), ended());

  expect([breath!.hush, breath!.sound, breath!.seen.book]).toEqual([true, undefined, []]);
  expect([snap!.hush, snap!.sound, snap!.seen.book]).toEqual([undefined, "sprung", [result]]);
});

test("the jaws are heard only where a word sprang them", () => {
  const heard = (more: Partial<Result>) => tell(view(), ended(more)).at(-1)!.sound;

  expect(heard({ failure: "time", said: "" })).toBe("lost");
  expect(heard({ failure: null, said: "" })).toBe("turn");
});

test("nobody is asked for anything, and it is nobody’s turn, while it is told how one went", () => {
  const told = tell(view(), ended());

  expect(told.map(({ seen }) => [seen.may, seen.waiting])).toEqual([
    [[], []],
    [[], []],
  ]);
  expect([told[1]!.seen.guessing, told[1]!.seen.giver, told[1]!.seen.phase]).toEqual([
    null,
    null,
    "resting",
  ]);
});

test("whoever has read how a turn went may press on at once, but not before the jaws close", () => {
  const onward: View["may"] = [{ type: "may-press-on", turn: 5 }];
  const after = view({ phase: "resting", may: onward, waiting: [0, 1] });

  const told = tellUntil(after, view(), ended());

  expect(told.map(({ seen, asks }) => [seen.may, seen.waiting, asks])).toEqual([
    [[], [], undefined],
    [onward, [0, 1], true],
  ]);
});

test("votes are counted before the jaws close on what they uphold", () => {
  const call = {
    by: 1,
    clue: 2,
    said: "children",
    trap: "child",
    rule: null,
    kind: "stop" as const,
    agreed: false,
  };
  const voting = view({
    phase: "review",
    review: {
      number: 1,
      call,
      lean: true,
      voters: [],
      until: 0,
      is_stop: true,
      voted: [],
      springs: [],
      denied: false,
      topic: null,
      before: null,
    },
  });
  const votes: [[number, number], [number, number]] = [
    [1, 1],
    [2, 0],
  ];

  const [count, breath] = tell(
    voting,
    { type: "review-settled", review: 1, springs: true, votes, precedent: null, decided: "lean" },
    ended(),
  );

  expect(count!.counted).toEqual({ call, springs: true, votes, decided: "lean", lean: true });
  expect(breath!.hush).toBe(true);
});

test("a vote that falls holds nobody up: the clock runs on", () => {
  const votes: [[number, number], [number, number]] = [
    [0, 2],
    [0, 2],
  ];

  expect(
    tell(view({ phase: "review" }), {
      type: "review-settled",
      review: 1,
      springs: false,
      votes,
      precedent: null,
      decided: "agreed",
    }),
  ).toEqual([]);
});

test("what seconds count for takes no time: clues, guesses, STOP, and what is made of it", () => {
  const urgent = [
    "clue-given",
    "hinted",
    "silenced",
    "guessed",
    "guess-counted",
    "burnt",
    "right-heard",
    "thought-so",
    "flagged",
    "cried",
    "stopped",
    "asked",
    "taken-back",
    "window-closed",
    "went-on",
    "review-opened",
    "voted",
    "book-taken",
    "clock-started",
    "proposed",
    "struck",
    "agreed",
    "opposed",
  ] as const;
  const facts = urgent.map((type) => ({ type }) as unknown as AnyFact);

  expect(tell(view(), ...facts)).toEqual([]);
});
