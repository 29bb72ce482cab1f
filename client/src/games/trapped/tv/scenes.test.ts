import { expect, test } from "vitest";

import { bid, clash, seen } from "./example";
import { awaited, obstacleOf, partsOf, sceneOf, stampOf, totalsOf, type Scene } from "./scenes";

const scene = (changes: Parameters<typeof clash>[0], more: Partial<Scene> = {}): Scene => ({
  ...sceneOf(seen({ conflict: clash(changes) }))!,
  ...more,
});

test("before the cards are turned only scores count", () => {
  const before = scene({
    bids: [bid(0, ""), bid(1, "", { side: "hinder", attribute: "sexy", score: "K" })],
  });

  expect(totalsOf(before)).toEqual([9, 10]);
  expect(obstacleOf(before)).toEqual(["", ""]);
});

test("who acts stands there with a score before the bid", () => {
  const before = scene({ bids: [] });

  expect(awaited(before).map(({ name }) => name)).toEqual(["Juno"]);
  expect(totalsOf(before)).toEqual([9, 0]);
});

test("in a challenge both are waited for", () => {
  expect(
    awaited(scene({ kind: "challenge", opponent: 1, attribute: null, cards: 0 })).map(
      ({ name }) => name,
    ),
  ).toEqual(["Juno", "Biff"]);
});

test("what is turned over counts", () => {
  const half = { obstacle: ["K♠"], bids: [bid(0, "")] };

  expect(obstacleOf(scene(half))).toEqual(["K♠", ""]);
  expect(totalsOf(scene(half))).toEqual([9, 10]);
  expect(totalsOf(scene({ ...half, bids: [bid(0, "Q♥")] }))).toEqual([19, 10]);
});

test("nobody takes part in a complication", () => {
  expect(
    partsOf(
      scene({
        bids: [bid(1, "", { through: "complication", figure: null, attribute: null, score: "" })],
      }),
    )[0]!.who,
  ).toBeUndefined();
});

test("it goes on step by step", () => {
  const tie = { by: "rank", active: "K♥", opposing: "9" } as const;
  const steps = [
    {},
    { is_open: true },
    { tie },
    { tie, won: false },
    { won: false, damage: "J♦" },
    { won: false, damage: "J♦", fortune: "doomed" as const },
  ];

  expect(steps.map((one) => scene(one).step)).toEqual([
    "laid",
    "turned",
    "tie",
    "stamped",
    "damage",
    "paid",
  ]);
});

test("the stamp says how it came out, and at last what it cost", () => {
  const lost = { won: false, active_total: 15, opposing_total: 27, damage: "J♦" };

  expect(stampOf(scene({ won: true, kind: "event" }))).toEqual({ word: "event.won", tone: "good" });
  expect(stampOf(scene(lost))).toEqual({ word: "goal.lost", tone: "bad" });
  expect(stampOf(scene({ ...lost, fortune: "doomed" }))).toEqual({ word: "doomed", tone: "bad" });
  expect(stampOf(scene({ won: true }, { inVain: true }))).toEqual({ word: "in-vain", tone: "odd" });
  expect(stampOf(scene({ is_open: true }))).toBeNull();
});
