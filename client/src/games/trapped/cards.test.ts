import { expect, test } from "vitest";

import { points, rankOf, suitOf, strength, total } from "./cards";
import { scale } from "./tv/example";

test("a card counts what the view says, and one that lies face down nothing", () => {
  expect(["10♦", "K", "A♥", ""].map((card) => points(scale, card))).toEqual([10, 10, 11, 0]);
  expect(total(scale, ["J♠", "", "K♣"])).toBe(20);
});

test("a score has a rank and no suit (TD-9)", () => {
  expect([rankOf("10♥"), suitOf("10♥")]).toEqual(["10", "H"]);
  expect([rankOf("10"), suitOf("10")]).toEqual(["10", null]);
});

test("what is stronger stands further up", () => {
  const scores = ["K", "10", "", "Q", "A"];

  expect(scores.toSorted((one, other) => strength(scale, one) - strength(scale, other))).toEqual([
    "",
    "10",
    "Q",
    "K",
    "A",
  ]);
});
