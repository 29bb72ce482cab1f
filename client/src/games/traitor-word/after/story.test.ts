import { expect, test } from "vitest";

import { heard, seen } from "../phone/example";
import type { Fate } from "../types.gen";
import { highlights, storyOf } from "./story";

const told = (fate: Partial<Fate>, text = "garden") =>
  storyOf(seen({ chain: [heard(1, 0, "nature"), heard(2, 1, text, fate)] })).at(-1)!;
const kinds = (fate: Partial<Fate>) => told(fate).notes.map(({ kind, by }) => [kind, by]);

test("an ordinary word has no story", () => {
  expect(storyOf(seen()).every(({ notes }) => notes.length === 0)).toBe(true);
});

test("a secret word that nobody caught was smuggled", () => {
  expect(kinds({ secret: "garden", validated: true })).toEqual([["smuggled", 1]]);
});

test("who held a word and did not claim it missed a chance", () => {
  expect(
    kinds({
      holders: [
        [0, "garden"],
        [2, "garden"],
      ],
      claims: [2],
    }),
  ).toEqual([
    ["claimed", 2],
    ["missed", 0],
  ]);
});

test("a caught secret word, a false alarm and a vote are told by the charge", () => {
  expect(kinds({ secret: "garden", charge: "secret", accuser: 3, verdict: "guilty" })).toEqual([
    ["caught", 3],
  ]);
  expect(kinds({ charge: "secret", accuser: 3, verdict: "innocent" })).toEqual([["wolf", 3]]);
  expect(kinds({ secret: "garden", charge: "off-topic", accuser: 3, verdict: "guilty" })).toEqual([
    ["lost", 1],
    ["thumbs", 3],
  ]);
});

test("a secret word that the end overtook came too late", () => {
  expect(kinds({ secret: "garden" })).toEqual([["pending", 1]]);
});

test("a word that was only spoken is spelt as on its card", () => {
  expect(told({ secret: "garden", validated: true }, "").text).toBe("garden");
  expect(told({ holders: [[0, "garden"]] }, "").text).toBe("garden");
});

test("a card that went back is told with its owner", () => {
  expect(told({ returned: [[2, "moon"]] }).notes).toMatchObject([
    { kind: "unheard", by: 2, card: "moon" },
  ]);
});

test("of the highlights, one of each kind comes before a second of any", () => {
  const smuggled = (number: number) =>
    heard(number, 1, `word ${number}`, { secret: "x", validated: true });
  const missed = heard(4, 1, "moon", { holders: [[0, "moon"]] });

  const best = highlights(
    storyOf(seen({ chain: [smuggled(1), smuggled(2), smuggled(3), missed] })),
    3,
  );

  expect(best.map(({ text }) => text)).toEqual(["moon", "word 1", "word 2"]);
});
