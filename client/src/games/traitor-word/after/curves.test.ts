import { expect, test } from "vitest";

import { heard, seen } from "../phone/example";
import { curvesOf, stepped } from "./curves";

const over = seen({
  phase: "over",
  order: [1, 0],
  piles: [4, 2],
  chain: ["nature", "flower", "garden", "rose"].map((text, nth) => heard(nth + 1, nth % 2, text)),
  gains: [
    { word: 2, seat: 0, more: 1 },
    { word: 3, seat: 0, more: -1 },
    { word: 3, seat: 1, more: 1 },
    { word: 4, seat: 0, more: -1 },
  ],
});

test("everybody's flashes are counted back to what they began with", () => {
  const [bob, ann] = curvesOf(over);

  expect(bob).toEqual({
    seat: 1,
    steps: [
      [0, 3],
      [3, 4],
    ],
    end: 4,
  });
  expect(ann!.steps).toEqual([
    [0, 3],
    [2, 4],
    [3, 3],
    [4, 2],
  ]);
});

test("a line goes in steps and ends at the edge", () => {
  const frame = { width: 400, height: 70, words: 4, flashes: 7 };

  expect(stepped(curvesOf(over)[0]!, frame, 0)).toBe("M0 40H300V30H400");
});
