import { expect, test } from "vitest";

import { byStrength, points, rankOf, suitOf, total, turned } from "./cards";

test("court cards are worth ten, the ace eleven, and a card that lies face down nothing (TD-4)", () => {
  expect(["2♣", "10♦", "J♠", "K", "A♥", ""].map(points)).toEqual([2, 10, 10, 10, 11, 0]);
  expect(total(["J♠", "J♦", "K♣"])).toBe(30);
});

test("a score has a rank and no suit (TD-9)", () => {
  expect([rankOf("10♥"), suitOf("10♥")]).toEqual(["10", "H"]);
  expect([rankOf("10"), suitOf("10")]).toEqual(["10", null]);
});

test("rank comes before suit, and any suit before a score (TD-5, TD-7)", () => {
  expect(["K♠", "10", "10♣", "10♥", "A♣"].toSorted(byStrength)).toEqual(["10", "10♣", "10♥", "K♠", "A♣"]);
});

test("a lost card of another suit turns the feeling and leaves its value (TD-60, TD-61)", () => {
  expect(turned("5♥", "K♣")).toBe("5♣");
  expect(turned("5♥", "K♥")).toBeNull();
  expect(turned("", "K♥")).toBeNull();
});
