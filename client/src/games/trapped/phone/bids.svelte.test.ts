import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import { BIFF, BOB, clash, CLEO, VALDA } from "../gm/example";
import type { MayBid, View } from "../types.gen";
import { bobs, button, choose, clear, draw, says, tap } from "./example";

afterEach(clear);

const stake = {
  through: "character" as const,
  figure: BIFF,
  owner: BIFF,
  about: VALDA,
  feeling: "5♥",
  lawful: ["2♣", "5♦", "9♥"],
  bars: "S" as const,
  turns: ["C" as const, "D" as const, "H" as const],
};
const fate = {
  through: "complication" as const,
  figure: null,
  owner: null,
  about: null,
  feeling: "",
  lawful: ["2♣", "5♦", "9♥", "J♠"],
  bars: null,
  turns: [],
};
const mayBid = (changes: Partial<MayBid> = {}): MayBid => ({
  type: "may-bid",
  number: 7,
  cards: ["2♣", "5♦", "9♥", "J♠"],
  sides: ["help", "hinder"],
  throughs: ["character", "complication"],
  attributes: ["brave", "clever"],
  stakes: [stake, fate],
  ...changes,
});
const bidding: View["may"] = [mayBid(), { type: "may-pass-bid", number: 7 }];
const valdas = clash({ seat: CLEO, figure: VALDA, ruled: true, fits: ["brave", "clever"] });

test("a bid says which relationship is at stake, and what a lost card makes of it (TD-60, TD-62)", () => {
  const play = draw(Controls, bobs({ may: bidding, conflict: valdas }));

  tap("field.side.help");
  says("screen.phone.stake.mine Valda");
  choose("screen.card 2");
  says("screen.phone.stake.turns");
  says("screen.card 5 screen.suit.C");
  tap("screen.phone.bid.lay 11");

  expect(play.mock.calls).toEqual([
    [
      {
        type: "bid",
        number: 7,
        card: "2♣",
        side: "help",
        through: "character",
        attribute: "brave",
        words: "",
      },
    ],
  ]);
});

test("a card of the opposite suit lies there crossed out (TD-59)", () => {
  draw(Controls, bobs({ may: bidding, conflict: valdas }));

  tap("field.side.hinder");

  const spades = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].find((one) =>
    one.getAttribute("aria-label")?.startsWith("screen.phone.card.barred"),
  )!;
  expect(spades.disabled).toBe(true);
  says("screen.phone.stake.barred screen.suit.S screen.suit.H");
});

test("a complication is free of feelings, and of attributes (TD-53)", () => {
  draw(Controls, bobs({ may: bidding, conflict: valdas }));

  tap("field.side.hinder");
  choose("screen.phone.complication");
  choose("screen.card screen.rank.J");

  says("screen.phone.stake.complication");
  says("screen.phone.bid.lay 10");
});

test("who must bid and may play no card bids the attribute alone (TD-65)", () => {
  const play = draw(
    Controls,
    bobs({
      may: [
        mayBid({
          cards: [""],
          sides: ["active"],
          throughs: ["character"],
          attributes: ["brave"],
          stakes: [{ ...stake, lawful: [] }],
        }),
      ],
      conflict: clash({ ruled: true }),
    }),
  );

  tap("screen.phone.bid.lay 9");

  expect(play.mock.calls[0]![0]).toMatchObject({ type: "bid", card: "", side: "active" });
});

test("my face-down card is seen by nobody who looks over my shoulder", () => {
  const bid = {
    seat: BOB,
    side: "active" as const,
    through: "character" as const,
    figure: BIFF,
    attribute: "clever" as const,
    card: "9♥",
    lucky: false,
    score: "5",
  };
  draw(Board, bobs({ conflict: clash({ ruled: true, bids: [bid] }) }));

  expect(document.body.innerHTML).not.toContain("screen.card 9");
  expect(button("screen.phone.clash.mine")).toBeDefined();
});

test("Lucky is advised only where it adds something", () => {
  const bid = {
    seat: BOB,
    side: "active" as const,
    through: "character" as const,
    figure: BIFF,
    attribute: "clever" as const,
    card: "9♥",
    lucky: false,
    score: "5",
  };
  const may: View["may"] = [
    { type: "may-use-lucky", number: 7, score: "K" },
    { type: "may-keep-lucky", number: 7 },
  ];
  draw(
    Controls,
    bobs({
      may,
      conflict: clash({ ruled: true, is_open: true, bids: [bid], obstacle: ["8♣", "9♣"] }),
    }),
  );

  says("screen.phone.luck.totals 14 17");
  says("screen.phone.luck.gain 5");
  expect(button("screen.phone.luck.use")!.classList).toContain("primary");
});

test("who is attacked is told what a victory is worth (TD-95, TD-99)", () => {
  const may: View["may"] = [{ type: "may-face", number: 7, attributes: ["fast", "brave"] }];
  draw(
    Controls,
    bobs({
      may,
      conflict: clash({
        kind: "event",
        subject: "monster",
        attributes: ["fast", "brave"],
        cards: 2,
        base: ["9♣"],
        counts: false,
      }),
    }),
  );

  says("screen.aim.attack The alien");
  says("screen.phone.attack.not 3");
});
