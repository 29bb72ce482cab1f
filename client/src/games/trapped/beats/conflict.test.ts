import { expect, test } from "vitest";

import { clash, seen } from "../tv/example";
import type { AnyFact, View } from "../types.gen";
import { tell, lasting, steps, laid, open, revealed, resolved, ended, damaged } from "./example";

test("cards are turned one after the other, the GM's first", () => {
  const told = lasting(tell(seen({ conflict: laid }), [revealed]));

  const cards = told.map((beat) =>
    [...beat.seen.conflict!.obstacle, ...beat.seen.conflict!.bids.map(({ card }) => card)]
      .filter(Boolean)
      .join(" "),
  );
  expect(cards).toEqual(["", "K♠", "K♠ 4♦", "K♠ 4♦ Q♥", "K♠ 4♦ Q♥ 3♣"]);
  expect(told.map(({ sound }) => sound)).toEqual([undefined, "step", "step", "step", "stone"]);
});

test("nobody is waited for while it takes its course, and who wants a pause may still ask for it", () => {
  const may = [{ type: "may-pass-bid", number: 9 }, { type: "may-halt" }] as View["may"];

  const [first] = tell(seen({ conflict: laid, ask: "bid", waiting: [1], may }), [revealed]);

  expect(first!.seen).toMatchObject({ ask: null, waiting: [], may: [{ type: "may-halt" }] });
});

test("a bid lies there before it is turned over, and is in no hand", () => {
  const placed: AnyFact = {
    type: "bid-placed",
    conflict: 1,
    seat: 0,
    side: "active",
    through: "character",
    figure: 0,
    name: "Juno",
    attribute: "clever",
    card: "Q♥",
    words: "",
    to: [0],
  };

  const [first] = tell(seen({ me: 0, hand: ["2♣", "Q♥"], conflict: clash({ line: [0, 1] }) }), [
    placed,
    revealed,
  ]);

  expect(first!.seen).toMatchObject({
    hand: ["2♣"],
    conflict: { line: [1], bids: [{ seat: 0, card: "Q♥", score: "9" }], is_open: false },
  });
});

test("what the GM overrules counts at once", () => {
  const [judged] = tell(seen({ conflict: laid }), [
    { type: "ruled", conflict: 1, seat: 1, attribute: "fast", changed: true },
  ]);

  expect(judged!.seen.conflict!.bids.map(({ attribute, score }) => [attribute, score])).toEqual([
    ["clever", "9"],
    ["fast", "4"],
  ]);
});

test("a conflict is stamped, and is news from then on", () => {
  const told = tell(seen({ conflict: open }), [resolved(), ended]);

  expect(steps(told)).toEqual(["stamped"]);
  expect(told.at(-1)!.seen).toMatchObject({
    conflict: null,
    last: { number: 1, won: true, active_total: 19 },
  });
});

test("Lucky is shown before the stamp", () => {
  const told = tell(seen({ conflict: open }), [
    { type: "lucky-used", conflict: 1, seat: 0, figure: 0, name: "Juno", score: "J" },
    resolved(),
  ]);

  expect(steps(told)).toEqual(["turned", "stamped"]);
  expect(told[0]!.seen.conflict!.bids[0]).toMatchObject({ lucky: true, score: "J" });
});

test("a tie is told in words before the stamp falls", () => {
  const tie = { by: "rank", active: "Q♥", opposing: "K♠" };

  expect(steps(tell(seen({ conflict: open }), [resolved({ tie, won: false })]))).toEqual([
    "tie",
    "stamped",
  ]);
});

test.each([
  [true, false, "saved", "turn"],
  [false, false, "scarred", "lost"],
  [false, true, "doomed", "lost"],
])(
  "who loses draws a card for the damage, and then sees what it does",
  (saves, deadly, fortune, sound) => {
    const told = tell(seen({ conflict: { ...open, won: false } }), [damaged(saves, deadly)]);

    expect(steps(told)).toEqual(["damage", "paid"]);
    expect(told[0]!.seen.conflict!.fortune).toBeNull();
    expect(told[1]).toMatchObject({ sound, seen: { conflict: { fortune } } });
  },
);

test("a search in the wrong room is won in vain", () => {
  const told = tell(seen({ conflict: open }), [
    resolved(),
    ended,
    { type: "not-found", item: "key", room: "lounge" },
  ]);

  expect(told[0]!.inVain).toBe(true);
});

test("a conflict is announced before anything lies there", () => {
  const tried = {
    type: "tried",
    conflict: 1,
    kind: "goal",
    seat: 0,
    figure: 0,
    name: "Juno",
    attribute: "fast",
    subject: "find-key",
    words: "",
    cards: 2,
    line: [0, 1],
    base: [],
    room: "",
    means: "",
  } as AnyFact;

  const [opens] = tell(seen(), [tried], seen({ conflict: { ...open, won: true } }));

  expect(opens).toMatchObject({
    sound: "turn",
    seen: { conflict: { ruled: false, attribute: "fast", bids: [], obstacle: [], won: null } },
  });
});
