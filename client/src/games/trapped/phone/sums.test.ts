import { expect, test } from "vitest";

import { BIFF, BOB, clash, CLEO, seen, VALDA } from "../gm/example";
import type { Bid1 as Bid } from "../types.gen";
import { damageOf, sum } from "./sums";

const bid = (changes: Partial<Bid>): Bid => ({ seat: BOB, side: "active", through: "character", figure: BIFF, attribute: "clever", card: "9♥", lucky: false, ...changes });

test("both sides count cards and scores, and Lucky in place of an attribute", () => {
  const bids = [bid({ lucky: true }), bid({ seat: CLEO, side: "hinder", figure: VALDA, attribute: "brave", card: "2♣" })];
  const open = clash({ is_open: true, bids, obstacle: ["8♣"], base: ["3♠"] });

  expect([sum(seen(), open, false), sum(seen(), open, true)]).toEqual([19, 22]);
});

test("a card that lifts the loser to the obstacle saves; another hurts, and a jack kills (TD-70 to TD-72)", () => {
  const lost = { won: false, active_total: 15, opposing_total: 20 };

  expect(damageOf(clash({ ...lost, damage: "5♣" }))).toBe("saves");
  expect(damageOf(clash({ ...lost, damage: "4♣" }))).toBe("hurts");
  expect(damageOf(clash({ ...lost, active_total: 5, damage: "J♣" }))).toBe("kills");
});
