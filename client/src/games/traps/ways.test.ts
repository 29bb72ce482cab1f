import { expect, test } from "vitest";

import { FINISH, spots, START } from "./jungle/board";
import { alongThePath, landing, toGo, waysFrom } from "./ways";

const fork = spots.find(({ next }) => next.length > 1)!;
const before = spots.find(({ next }) => next.includes(fork.space))!;

test("the Finish is nought steps away, and every space is nearer than Start", () => {
  expect(toGo(FINISH)).toBe(0);
  expect(spots.every(({ space }) => toGo(space) <= toGo(START))).toBe(true);
});

test("a piece lands where its steps lead", () => {
  const [second] = spots[START]!.next;
  const [third] = spots[second!]!.next;

  expect(landing(START, 2)).toEqual({ space: third, left: 0 });
});

test("at a fork the steps that are left wait for a choice", () => {
  expect(landing(before.space, 3)).toEqual({ space: fork.space, left: 2 });
  expect(landing(before.space, 1)).toEqual({ space: fork.space, left: 0 });
});

test("nobody walks beyond the Finish", () => {
  const last = spots.find(({ next }) => next.includes(FINISH))!;

  expect(landing(last.space, 6)).toEqual({ space: FINISH, left: 0 });
});

test("the ways of a fork differ in character, and are told apart by it", () => {
  for (const { next } of spots.filter(({ next }) => next.length > 1)) {
    const ways = waysFrom(next);

    expect(new Set(ways.map(({ nature }) => nature)).size).toBe(next.length);
    expect(ways.map(({ space }) => space)).toEqual(next);
  }
});

test("a way ends where it meets the others", () => {
  const [one, other] = waysFrom(fork.next);
  const nearer = Math.min(one!.length, other!.length);

  expect(nearer).toBeLessThan(toGo(fork.space));
});

test("spaces are told in the order in which one comes by", () => {
  expect(alongThePath([FINISH, 9, START, 4])).toEqual([START, 4, 9, FINISH]);
});

test("along the path nothing comes before what leads to it, and a branch is in one piece", () => {
  const all = alongThePath(spots.map(({ space }) => space));
  const at = (space: number) => all.indexOf(space);
  const steps = spots.flatMap(({ space, next }) => next.map((after) => [space, after] as const));

  expect(steps.every(([space, after]) => at(space) < at(after))).toBe(true);
  expect(steps.filter(([space, after]) => at(after) !== at(space) + 1)).toHaveLength(4);
});
