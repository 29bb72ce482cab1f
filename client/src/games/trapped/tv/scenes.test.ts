import { expect, test } from "vitest";

import { bid, clash, seen, sheet } from "./example";
import { awaited, obstacleOf, partsOf, sceneOf, stampOf, tieIn, totalsOf, type Scene } from "./scenes";
import { tieOf } from "./ties";

const scene = (changes: Parameters<typeof clash>[0], more: Partial<Scene> = {}): Scene => ({ ...sceneOf(seen({ conflict: clash(changes) }))!, ...more });

test("before the cards are turned only scores count", () => {
  const before = scene({ bids: [bid(0, ""), bid(1, "", { side: "hinder", attribute: "sexy" })] });

  expect(totalsOf(before)).toEqual([9, 10]);
  expect(obstacleOf(before)).toEqual(["", ""]);
});

test("who acts stands there with a score before the bid", () => {
  const before = scene({ bids: [] });

  expect(awaited(before).map(({ name }) => name)).toEqual(["Juno"]);
  expect(totalsOf(before)).toEqual([9, 0]);
});

test("in a challenge both are waited for", () => {
  expect(awaited(scene({ kind: "challenge", opponent: 1, attribute: null, cards: 0 })).map(({ name }) => name)).toEqual(["Juno", "Biff"]);
});

test("the GM's cards are turned before the bids", () => {
  const half = scene({ is_open: true, obstacle: ["K♠", "4♦"], bids: [bid(0, "Q♥")] }, { open: 2 });

  expect(obstacleOf(half)).toEqual(["K♠", "4♦"]);
  expect(partsOf(half)[0]).toMatchObject({ card: "", isOpen: false });
  expect(totalsOf(half)).toEqual([9, 14]);
  expect(totalsOf({ ...half, open: 3 })).toEqual([19, 14]);
});

test("Lucky replaces the attribute", () => {
  expect(partsOf(scene({ is_open: true, obstacle: [], bids: [bid(0, "Q♥", { lucky: true })] }))[0]!.score).toBe("J");
});

test("a complication has no score", () => {
  expect(partsOf(scene({ bids: [bid(1, "", { through: "complication", figure: null, attribute: null })] }))[0]).toMatchObject({ who: undefined, score: "" });
});

test("equal totals are told apart card by card, then by suit, then not at all", () => {
  expect(tieOf(["K♥", "Q", "J♣"], ["K♠", "Q♣", "10♣"])).toEqual({ by: "rank", ours: "J♣", theirs: "10♣" });
  expect(tieOf(["A♦", "K"], ["A", "K♥"])).toEqual({ by: "suit", ours: "A♦", theirs: "A" });
  expect(tieOf(["7", "5"], ["7", "5"])).toMatchObject({ by: "nothing" });
});

test("only equal totals are a tie", () => {
  expect(tieIn(scene({ won: true, active_total: 12, opposing_total: 11 }))).toBeNull();
  expect(tieIn(scene({ won: true, active_total: 12, opposing_total: 12, active_cards: ["K♥", "2"], opposing_cards: ["9", "3♦"] }))).toMatchObject({ by: "rank" });
});

test("the stamp says how it came out, and at last what it cost", () => {
  const lost = { won: false, active_total: 15, opposing_total: 27, damage: "J♦", fortune: "doomed" as const };

  expect(stampOf(scene({ won: true, kind: "event" }))).toEqual({ word: "event.won", tone: "good" });
  expect(stampOf(scene(lost, { step: "stamped" }))).toEqual({ word: "goal.lost", tone: "bad" });
  expect(stampOf(scene(lost, { step: "paid" }))).toEqual({ word: "doomed", tone: "bad" });
  expect(stampOf(scene({ won: true }, { inVain: true }))).toEqual({ word: "in-vain", tone: "odd" });
  expect(stampOf(scene({ is_open: true }))).toBeNull();
});

test("damage does not change what stood on the sheet when it began", () => {
  const old = scene({ is_open: true, bids: [bid(0, "Q♥")] }, { sheets: [sheet(0, "Juno", { attributes: { clever: "9" } })] });

  expect(partsOf(old)[0]!.score).toBe("9");
});
