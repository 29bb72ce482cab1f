import { expect, test } from "vitest";

import { coach } from "./coach";
import type { View } from "./types.gen";

const YVONNE = 4;
const view = {
  may: [],
  round: 1,
  teams: [
    [0, 2],
    [1, 3],
  ],
  queue: [YVONNE],
  rooms: [0, 0],
  monster: 4,
  guessing: 0,
  giver: 0,
  agreed: [[], []],
  done: [false, false],
};
const during = (phase: View["phase"]) => ({ ...view, phase }) as unknown as View;

test.each(["writing", "waiting", "cluing"] as const)(
  "who came late and waits at the gate is not told of traps of their own (%s)",
  (phase) => {
    expect(coach(during(phase), YVONNE)).toBe("gate");
  },
);

test("traps are called set by whoever sealed them, not while a teammate writes the last", () => {
  const writing = during("writing");

  expect(coach(writing, 0)).toBe("first-traps");
  expect(coach({ ...writing, agreed: [[], [0]] }, 0)).toBe("sealed");
  expect(coach({ ...writing, done: [false, true] }, 0)).toBe("sealed");
});

test("who belongs to a team is told of their part in the turn", () => {
  expect([0, 2, 1].map((seat) => coach(during("cluing"), seat))).toEqual([
    "giver",
    "guesser",
    "listener",
  ]);
});
