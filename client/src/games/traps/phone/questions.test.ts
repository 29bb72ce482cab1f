import { expect, test } from "vitest";

import { FINISH, spots } from "../jungle/board";
import type { View } from "../types.gen";
import { ANN, BOB, CLEO, EXPLORER, JAGUAR, board, seen, t } from "./example";
import { pointable } from "./pointing";
import { landingText } from "./landings";
import { questionOf } from "./questions";
import { landing } from "../ways";

const speech = { t, named: (seat: number) => ["Ann", "Bob", "Cleo"][seat]! };
const ask = (may: View["may"][number], changes: Partial<View> = {}) =>
  questionOf(seen({ may: [may], ...changes }), speech)!;
const fork = spots.find(({ next }) => next.length > 1)!;

test("each piece that can use a roll is told with where it would land, and can be pointed at there", () => {
  const question = ask({ type: "may-move", choice: 9, pieces: [JAGUAR, EXPLORER], steps: 1 });

  expect(question.options.map(({ title }) => title)).toEqual([
    "screen.card.jaguar",
    "screen.card.explorer",
  ]);
  expect(pointable(question)).toEqual([landing(6, 1).space, landing(9, 1).space]);
  expect(question.options[0]!.wish).toEqual({ type: "move", choice: 9, piece: JAGUAR });
});

test("a fork is asked for by name", () => {
  const question = ask({ type: "may-take-path", choice: 9, spaces: [...fork.next] }, { amount: 2 });

  expect(question.options).toHaveLength(2);
  expect(question.options[0]!.title).toMatch(/^screen\.way\./);
  expect(pointable(question)).toEqual(fork.next);
});

test("a Trap can be dodged with each card that is offered, or suffered", () => {
  const question = ask(
    { type: "may-dodge-trap", choice: 9, cards: ["crowbar"] },
    { card: "quicksand", owner: BOB },
  );

  expect(question.ask).toContain("Bob");
  expect(question.card).toBe("quicksand");
  expect(question.options.map(({ wish }) => wish)).toEqual([
    { type: "dodge-trap", choice: 9, card: "crowbar" },
    { type: "suffer", choice: 9 },
  ]);
});

test("of a pit that Chance turned up one is told who counts as its owner", () => {
  const may = { type: "may-dodge-trap", choice: 9, cards: [] } as const;

  expect(ask({ ...may, cards: [] }, { card: "puddle", owner: null }).hint).toContain("hint.leader");
  expect(ask({ ...may, cards: [] }, { card: "puddle", owner: BOB }).hint).not.toContain("leader");
  expect(ask({ ...may, cards: [] }, { card: "quicksand", owner: null }).hint).not.toContain(
    "leader",
  );
});

test("who can pay may buy what its owner cannot, everybody may destroy it", () => {
  const remedy = { card: "quicksand", owner: BOB, amount: 20 };
  const types = (may: View["may"][number]) => ask(may, remedy).options.map(({ wish }) => wish.type);

  expect(types({ type: "may-buy-trap", choice: 9, price: 20 })).toEqual([
    "buy-trap",
    "destroy-trap",
  ]);
  expect(types({ type: "may-destroy-trap", choice: 9 })).toEqual(["destroy-trap"]);
});

test("a debt says what each Trap would bring", () => {
  const traps = [{ space: 7, owner: ANN, card: "quicksand", up: true, worth: 20, caught: [] }];
  const question = ask(
    { type: "may-sell-off", choice: 9, spaces: [7], owed: 30 },
    { traps, owner: CLEO },
  );

  expect(question.ask).toBe("screen.ask.sell-off 30 2");
  expect(question.options[0]!.text).toContain("20");
});

test("what is aimed is asked by what it does", () => {
  expect(
    ask({ type: "may-pick-piece", choice: 9, pieces: [2] }, { verb: "back", amount: 3 }).ask,
  ).toBe("screen.aim.back 3");
  expect(ask({ type: "may-pick-seat", choice: 9, seats: [BOB] }, { verb: "stun" }).ask).toMatch(
    /^screen\.aim\.stun/,
  );
  expect(ask({ type: "may-pick-seat", choice: 9, seats: [BOB] }, { verb: "tickle" }).ask).toMatch(
    /^may\.may-pick-seat/,
  );
});

test("somebody else's hidden Trap has no name", () => {
  const traps = [{ space: 7, owner: BOB, card: "", up: false, worth: 0, caught: [] }];

  expect(
    ask({ type: "may-pick-trap", choice: 9, spaces: [7] }, { traps, verb: "wreck" }).options[0]!
      .title,
  ).toBe("screen.hidden-trap");
});

test("where a piece lands it is told what waits there", () => {
  const traps = [
    { space: 7, owner: BOB, card: "quicksand", up: true, worth: 20, caught: [] },
    { space: 9, owner: BOB, card: "", up: false, worth: 0, caught: [] },
    { space: 12, owner: ANN, card: "puddle", up: true, worth: 20, caught: [] },
  ];
  const view = seen({ traps, boards: [board(ANN), board(BOB, { pieces: [7, 0] })] });
  const told = (space: number) => landingText(view, JAGUAR, { space, left: 0 }, speech);

  expect(told(7)).toMatch(
    /screen\.lands\.trap Bob screen\.card\.quicksand · screen\.lands\.pocket/,
  );
  expect(told(9)).toContain("screen.lands.hidden Bob");
  expect(told(12)).toContain("screen.lands.own-pit");
  expect(told(FINISH)).toBe("screen.lands.home");
});

test("a Trap that has caught a piece this turn waits for the other one only", () => {
  const view = seen({
    traps: [{ space: 7, owner: BOB, card: "quicksand", up: true, worth: 20, caught: [JAGUAR] }],
  });
  const told = (piece: number) => landingText(view, piece, { space: 7, left: 0 }, speech);

  expect(told(JAGUAR)).toContain("screen.lands.again");
  expect(told(EXPLORER)).toContain("screen.lands.trap Bob");
});

test("where the jungle rests, Traps and special spaces do nothing", () => {
  const toxic = spots.find(({ kind }) => kind === "toxic")!.space;
  const hut = spots.find(({ kind }) => kind === "hut")!.space;
  const view = seen({
    works: 0,
    traps: [{ space: 7, owner: BOB, card: "", up: false, worth: 0, caught: [] }],
  });
  const told = (space: number) => landingText(view, JAGUAR, { space, left: 0 }, speech);

  expect([7, toxic].map(told).every((text) => text.includes("screen.lands.rests"))).toBe(true);
  expect(told(hut)).not.toContain("screen.lands.rests");
});

test("to roll, to draw and to end a turn is no question", () => {
  expect(
    questionOf(seen({ may: [{ type: "may-roll", turn: 4, counts: [1] }] }), speech),
  ).toBeNull();
  expect(questionOf(seen({ may: [{ type: "may-end-turn", turn: 4 }] }), speech)).toBeNull();
});
