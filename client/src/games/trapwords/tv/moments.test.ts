import { expect, test } from "vitest";

import type { Result, View } from "../types.gen";
import { burdensOf, cluesOf, heldIn, lastOf } from "./moments";

const view = (more: Partial<View>): View =>
  ({
    rooms: [1, 0],
    monster: 4,
    card: { monster: "mummy", hard: true },
    curses: [],
    drawn: [],
    ...more,
  }) as View;
const result: Result = {
  team: 1,
  failure: "time",
  word: "castle",
  traps: [],
  said: "",
  trap: "",
  wrote: null,
  rule: null,
  took: 0,
  giver: null,
  finder: null,
  clue: "",
  votes: [],
};

test("a curse weighs on the teams of its room alone", () => {
  const [monster, fog, ...none] = burdensOf(
    view({
      rooms: [1, 0],
      curses: [
        { laid: 1, room: 1, curse: "fog" },
        { laid: 3, room: 3, curse: null },
      ],
    }),
  );

  expect(monster!.teams).toEqual([]);
  expect(fog!.teams).toEqual([0]);
  expect(none).toEqual([]);
});

test("what the Mummy drew weighs on all who fight it", () => {
  const burdens = burdensOf(view({ rooms: [4, 4], drawn: ["echo", "serpent"] }));

  expect(burdens.map(({ curse, teams }) => [curse, teams])).toEqual([
    [null, [0, 1]],
    ["echo", [0, 1]],
    ["serpent", [0, 1]],
  ]);
});

test("a turn is told as long as everybody looks at it", () => {
  expect(lastOf(view({ phase: "resting", book: [result] }))).toBe(result);
  expect(lastOf(view({ phase: "waiting", book: [result] }))).toBeNull();
});

test("the last clue stands alone, and those before it run backwards", () => {
  const clue = (number: number) => ({ number, text: `clue ${number}`, at: 0, until: 0 });

  expect(cluesOf(view({ clues: [clue(1), clue(2), clue(3)] }))).toEqual({
    last: clue(3),
    below: [clue(2), clue(1)],
  });
});

test("below a word that was found stands the clue that led to it, and no other", () => {
  const clue = (number: number) => ({ number, text: `clue ${number}`, at: 0, until: 0 });
  const found = view({ phase: "closing", clues: [clue(1), clue(2)] });

  expect(cluesOf(found).below).toEqual([clue(2)]);
});

test("a turn is told more briefly where somebody already plays on", () => {
  expect(heldIn("cluing")).toBeLessThan(heldIn("writing"));
});
