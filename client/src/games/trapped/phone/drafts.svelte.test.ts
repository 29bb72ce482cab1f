import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import Controls from "../Controls.svelte";
import { BIFF, VALDA, clash, CLEO } from "../gm/example";
import type { MayBid, View } from "../types.gen";
import { clearDesk } from "./desk.svelte";
import { bobs, choose, clear, draw, tap } from "./example";

const NUMBER = 7;
const cards: MayBid["cards"] = ["2♣", "5♦", "9♥", "J♠"];
const bidding = (number: number): View => {
  const offer: MayBid = {
    type: "may-bid",
    number,
    cards,
    sides: ["help"],
    throughs: ["character"],
    attributes: ["brave"],
    stakes: [
      {
        through: "character",
        figure: BIFF,
        owner: BIFF,
        about: VALDA,
        feeling: "5♥",
        lawful: ["2♣", "5♦", "9♥"],
        bars: "S",
        turns: ["C", "D", "H"],
      },
    ],
  };
  const conflict = clash({ seat: CLEO, figure: VALDA, ruled: true, fits: ["brave"] });
  return bobs({ may: [offer, { type: "may-pass-bid", number }], number, conflict });
};

const words = () => document.querySelector("textarea")!.value;

function write(text: string) {
  const box = document.querySelector("textarea")!;
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

function reload(view: View) {
  clear();
  clearDesk();
  return draw(Controls, view);
}

beforeEach(() => sessionStorage.clear());
afterEach(clear);

test("what was written over a card is still there after a reload, and goes with the card", () => {
  draw(Controls, bidding(NUMBER));
  write("With a rope.");

  const play = reload(bidding(NUMBER));
  choose("screen.card 2");
  tap("screen.phone.bid.lay 11");

  expect(play.mock.calls[0]![0]).toMatchObject({ type: "bid", words: "With a rope." });
});

test("what was written over another card is not found again", () => {
  draw(Controls, bidding(NUMBER));
  write("With a rope.");

  reload(bidding(NUMBER + 1));

  expect(words()).toBe("");
});

test("what was rubbed out stays so", () => {
  draw(Controls, bidding(NUMBER));
  write("With a rope.");
  write("");

  reload(bidding(NUMBER));

  expect(words()).toBe("");
});

test.each<[string, View]>([
  ["a tale", bobs({ ask: "narrate", number: NUMBER, may: [{ type: "may-narrate", cue: 3 }] })],
  ["last words", bobs({ number: NUMBER, may: [{ type: "may-meet-end", number: NUMBER }] })],
  [
    "how it went on",
    bobs({ number: NUMBER, may: [{ type: "may-conclude", number: NUMBER, won: true }] }),
  ],
])("%s half-written is still there after a reload", (_, view) => {
  draw(Controls, view);
  write("Not without my hat!");

  reload(view);

  expect(words()).toBe("Not without my hat!");
});
