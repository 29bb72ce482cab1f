import { expect, test } from "vitest";

import type { Spot } from "./board";
import { spacesAfter, wayTo } from "./walks";

/** Start, Finish, and 2-3-4-5-6 with a short cut 3-7-6. */
const next = [[2], [], [3], [4, 7], [5], [6], [1], [6]];
const board: Spot[] = next.map((ahead, space) => ({ space, x: 0, y: 0, kind: "path", next: ahead }));

test("a piece walks on, space by space", () => {
  expect(wayTo(2, 5, 3, board)).toEqual([3, 4, 5]);
});

test("what the dice say decides between two ways on", () => {
  expect(wayTo(2, 6, 4, board)).toEqual([3, 4, 5, 6]);
  expect(wayTo(2, 6, 3, board)).toEqual([3, 7, 6]);
});

test("a piece that is sent back walks backwards", () => {
  expect(wayTo(5, 2, 0, board)).toEqual([4, 3, 2]);
});

test("a piece that is sent to Start flies", () => {
  expect(wayTo(6, 0, 0, board)).toEqual([0]);
});

test("a piece flies where no path leads", () => {
  expect(wayTo(7, 5, 0, board)).toEqual([5]);
});

test("an animal that overshoots the Finish stops there", () => {
  expect(wayTo(6, 1, 5, board)).toEqual([1]);
});

test("from a fork there are two places to be", () => {
  expect(spacesAfter(2, 2, board)).toEqual([4, 7]);
});
