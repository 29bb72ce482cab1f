import { expect, test } from "vitest";

import type { View } from "../types.gen";
import { deedsOf, isReady, whyNot } from "./deeds";
import { BOB, EXPLORER, seen } from "./example";

const doesOf = (view: View, id: string) =>
  deedsOf(view, id).map(({ does, gold }) => `${does} ${gold}`);

test("a Trap can be hidden or placed at its price, or thrown away", () => {
  const view = seen({
    may: [
      { type: "may-discard", turn: 4, cards: ["quicksand"] },
      { type: "may-place-trap", turn: 4, cards: ["quicksand"], spaces: [7] },
      { type: "may-hide-trap", turn: 4, cards: ["quicksand"], spaces: [7] },
    ],
  });

  expect(doesOf(view, "quicksand")).toEqual(["hide-trap 10", "place-trap 40", "discard 0"]);
});

test("a Trap costs what the table asks for it", () => {
  const may: View["may"] = [{ type: "may-place-trap", turn: 4, cards: ["quicksand"], spaces: [7] }];

  expect(doesOf(seen({ may, prices: { quicksand: 30 } }), "quicksand")).toEqual(["place-trap 30"]);
});

test("a Money Pit costs nothing, and a treasure brings what it is worth", () => {
  const may: View["may"] = [
    { type: "may-place-trap", turn: 4, cards: ["puddle"], spaces: [7] },
    { type: "may-cash-in", turn: 4, cards: ["silver-cup"] },
  ];

  expect(doesOf(seen({ may }), "puddle")).toEqual(["place-trap 0"]);
  expect(doesOf(seen({ may }), "silver-cup")).toEqual(["cash-in -50"]);
});

test("a Money Pit is first of all placed face up, for hidden it pays nobody", () => {
  const may: View["may"] = [
    { type: "may-place-trap", turn: 4, cards: ["puddle"], spaces: [7] },
    { type: "may-hide-trap", turn: 4, cards: ["puddle"], spaces: [7] },
  ];

  expect(doesOf(seen({ may }), "puddle")).toEqual(["place-trap 0", "hide-trap 10"]);
});

test("an ability is used by the piece that has it", () => {
  const view = seen({ may: [{ type: "may-use-ability", turn: 4, pieces: [EXPLORER] }] });

  expect(deedsOf(view, "explorer")).toEqual([
    { does: "use-ability", gold: 0, wish: { type: "use-ability", turn: 4, piece: EXPLORER } },
  ]);
  expect(deedsOf(view, "jaguar")).toEqual([]);
});

test("a card that can only be thrown away does not glow", () => {
  expect(
    isReady(seen({ may: [{ type: "may-discard", turn: 4, cards: ["shove"] }] }), "shove"),
  ).toBe(false);
});

const end: View["may"] = [{ type: "may-end-turn", turn: 4 }];

test.each([
  ["when it is somebody else's turn", seen({ waiting: [BOB] }), "shove", "reason.not-your-turn"],
  ["before the roll", seen({ phase: "roll" }), "shove", "screen.why.roll"],
  ["while something is asked", seen({ settling: "steal" }), "shove", "screen.why.settling"],
  ["without the gold", seen({ may: end }, { gold: 20 }), "shove", "reason.too-dear"],
  ["without a target", seen({ may: end }), "shove", "reason.no-target"],
  [
    "if the Perk lies there",
    seen({ may: end }, { perks: ["padlock"] }),
    "padlock",
    "reason.perk-stands",
  ],
  ["after two Traps", seen({ may: end, layable: 0 }), "quicksand", "reason.no-more-traps"],
  ["without a flag", seen({ may: end }, { flags: 0 }), "quicksand", "reason.no-flag"],
  ["without a space", seen({ may: end }), "quicksand", "screen.why.no-space"],
  ["without a Trap to dodge", seen({ may: end }), "lucky-boots", "screen.why.dodge"],
  [
    "once it was used",
    seen({ may: end }, { spent: [true, false] }),
    "jaguar",
    "reason.ability-spent",
  ],
])("it is told why a card cannot be played %s", (_, view, card, key) => {
  expect(whyNot(view, card)?.key).toBe(key);
});

test("a Trap that is too dear face up can still be hidden, and that is told", () => {
  const view = seen(
    { may: [{ type: "may-hide-trap", turn: 4, cards: ["trapdoor"], spaces: [7] }] },
    { gold: 50 },
  );

  expect(whyNot(view, "trapdoor")).toEqual({ key: "reason.too-dear", facts: { price: 90 } });
});
