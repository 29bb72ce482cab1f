import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import type { View } from "../types.gen";
import { ANN, BOB, button, call, clear, draw, stopped, tap, write } from "./drawing";

afterEach(clear);

const clue = { number: 7, text: "a daylight bird", at: 0, until: 8_000 };

const may: View["may"] = [
  { type: "may-cry-stop", turn: 4 },
  { type: "may-call-trap", turn: 4 },
  { type: "may-call-rule", turn: 4 },
  { type: "may-flag-clue", turn: 4 },
];

const calling: Partial<View> = { may, clues: [clue], traps: ["light"], word: "owl" };

const whisper: View["hints"][number] = {
  clue: 7,
  said: "daylight",
  trap: "light",
  sure: true,
  kind: "compound",
  question: null,
  lean: null,
  rule: null,
  doubts: false,
};

test("the first tap stops the clock, on STOP and on the word itself", () => {
  const play = draw(Controls, calling, { seat: BOB });

  tap("wish.cry-stop");
  tap("daylight");

  expect(play.mock.calls).toEqual([
    [{ type: "cry-stop", turn: 4 }],
    [{ type: "cry-stop", turn: 4 }],
  ]);
});

test("while the clock stands a listener points at a word, then at the trap it springs", () => {
  const play = draw(
    Controls,
    { ...calling, phase: "naming", stood: 5_000, may: may.slice(1, 3) },
    { seat: BOB },
  );

  tap("daylight");
  tap("light");

  expect(play).toHaveBeenCalledWith({
    type: "call-trap",
    turn: 4,
    clue: 7,
    said: "daylight",
    trap: "light",
  });
});

test("a listener who is not sure flags a word for a trap or a rule, and nothing stops", () => {
  const play = draw(Controls, calling, { seat: BOB });

  tap("wish.flag-clue");
  tap("bird");
  tap("may.may-call-rule");
  tap("field.rule.example");

  expect(play.mock.calls).toEqual([
    [{ type: "flag-clue", turn: 4, clue: 7, said: "bird", trap: null, rule: "example" }],
  ]);
});

test("what the referee whispers is called with one tap", () => {
  const play = draw(Controls, { ...calling, hints: [whisper] }, { seat: BOB });

  tap("screen.call-hint");

  expect(play).toHaveBeenCalledWith({
    type: "call-trap",
    turn: 4,
    clue: 7,
    said: "daylight",
    trap: "light",
  });
});

test("a doubt of the referee about a rule is flagged with one tap", () => {
  const name = {
    ...whisper,
    said: "Bird",
    trap: "",
    sure: false,
    kind: null,
    question: "proper-noun" as const,
    rule: "proper-noun" as const,
  };
  const play = draw(Controls, { ...calling, hints: [name] }, { seat: BOB });

  tap("wish.flag-clue");
  tap("screen.flag-question");

  expect(play).toHaveBeenCalledWith({
    type: "flag-clue",
    turn: 4,
    clue: 7,
    said: "Bird",
    trap: null,
    rule: "proper-noun",
  });
});

test("what is flagged is told, and not offered as a call", () => {
  const flagged = [{ clue: 7, said: "daylight", trap: "light", by: null, rule: null, at: 0 }];
  draw(Controls, { ...calling, hints: [{ ...whisper, sure: false }], flagged }, { seat: BOB });

  expect(document.body.textContent).toContain("screen.noted");
  expect(button("screen.call-hint")).toBeUndefined();
});

const settled: View["settled"] = [
  {
    call,
    springs: false,
    votes: [
      [0, 2],
      [2, 0],
    ],
    decided: "lean",
    lean: false,
  },
];

test("a bell that was answered goes dark", () => {
  draw(Controls, { ...calling, hints: [whisper], settled }, { seat: BOB });

  expect(document.body.textContent).toContain("screen.answered");
  expect(button("screen.call-hint")).toBeUndefined();
});

test("a vote tells its count and what decided it", () => {
  draw(Board, { clues: [clue], settled }, { seat: BOB });

  expect(document.body.textContent).toContain("screen.tally");
  expect(document.body.textContent).toContain("screen.decided.lean");
});

test("when another was sent and its time is over, a clue can no longer be called", () => {
  vi.useFakeTimers();
  draw(
    Controls,
    {
      ...calling,
      clues: [clue, { number: 8, text: "it flies", at: 0, until: 5_000 }],
      phase: "closing",
    },
    { seat: BOB },
  );
  expect(button("flies")).toBeDefined();

  vi.advanceTimersByTime(5_200);
  flushSync();

  expect(button("flies")).toBeUndefined();
  expect(button("daylight")).toBeDefined();
});

test("where people speak, what was heard can be denied", () => {
  const play = draw(Controls, stopped, { speaking: "spoken" });

  tap("screen.never-said");

  expect(play).toHaveBeenCalledWith({ type: "contest", turn: 4, heard: false });
});

test("what was typed cannot be denied, only contested", () => {
  const play = draw(Controls, stopped);

  expect(button("screen.never-said")).toBeUndefined();
  tap("wish.contest");
  expect(play).toHaveBeenCalledWith({ type: "contest", turn: 4, heard: true });
});

test("where people speak, a trap is called by its name and by what was heard", async () => {
  const play = draw(
    Controls,
    { ...calling, phase: "naming", may: may.slice(1, 3) },
    { seat: BOB, speaking: "spoken" },
  );

  tap("light");
  await write("daylight");

  expect(play).toHaveBeenCalledWith({
    type: "call-trap",
    turn: 4,
    trap: "light",
    said: "daylight",
  });
});

test("where people speak, the clue-giver too says that the word was found", () => {
  const play = draw(
    Controls,
    { may: [{ type: "may-call-right", turn: 4 }] },
    { seat: ANN, speaking: "spoken" },
  );

  tap("wish.call-right");

  expect(play).toHaveBeenCalledWith({ type: "call-right", turn: 4 });
});

test("a mistap is taken back by whoever tapped", () => {
  const play = draw(
    Controls,
    { may: [{ type: "may-take-back", turn: 4, what: "guess" }] },
    { seat: BOB, speaking: "spoken" },
  );

  tap("screen.take-back.guess");

  expect(play).toHaveBeenCalledWith({ type: "take-back", turn: 4, what: "guess" });
});

test("those who vote are shown what this table decided before, and about which sentence", () => {
  const before = {
    language: "en" as const,
    trap: "light",
    said: "daylight",
    springs: true,
    reading: "compound",
    sentence: "seen by daylight",
  };
  const review = {
    number: 1,
    call,
    lean: true,
    voters: [0, 1, 2, 3],
    until: 30_000,
    is_stop: true,
    voted: [],
    springs: [],
    denied: false,
    topic: null,
    before,
  };
  draw(Board, { phase: "review", review }, { seat: ANN });

  expect(document.body.textContent).toContain("screen.before");
  expect(document.body.textContent).toContain("screen.before-in");
});

test("a game is claimed at the second tap: the first only says what that would mean", () => {
  const play = draw(Controls, { may: [{ type: "may-claim-game", turn: 4 }] }, { seat: BOB });

  button("wish.claim-game")?.click();
  flushSync();
  expect(document.body.textContent).toContain("screen.claim-game.sure");
  expect(play).not.toHaveBeenCalled();

  button("screen.claim-game.yes")?.click();
  expect(play).toHaveBeenCalledWith({ type: "claim-game", turn: 4 });
});
