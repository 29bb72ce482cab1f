import { expect, test } from "vitest";

import { BIFF, BOB, clash, CLEO, seen, VALDA } from "../gm/example";
import type { Bid1 as Bid } from "../types.gen";
import { sum } from "./sums";

const bid = (changes: Partial<Bid>): Bid => ({
  seat: BOB,
  side: "active",
  through: "character",
  figure: BIFF,
  attribute: "clever",
  card: "9♥",
  lucky: false,
  score: "K",
  ...changes,
});

test("both sides count cards and scores", () => {
  const bids = [
    bid({}),
    bid({ seat: CLEO, side: "hinder", figure: VALDA, attribute: "brave", card: "2♣", score: "9" }),
  ];
  const open = clash({ is_open: true, bids, obstacle: ["8♣"], base: ["3♠"] });

  expect([sum(seen(), open, false), sum(seen(), open, true)]).toEqual([19, 22]);
});
