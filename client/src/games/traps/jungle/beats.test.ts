import { expect, test } from "vitest";

import { areTold, entriesOf, tellAll } from "../../../../test/told";
import type { AnyFact, Board, Effect, Placed, View } from "../types.gen";
import { beats } from "./beats";
import { FINISH, START, type Space } from "./board";

const board = (seat: number, pieces: [number, number], gold = 250, hand: string[] = []) =>
  ({ seat, pieces, gold, hand }) as Board;
const view = (more: Partial<View>): View =>
  ({
    turn: 1,
    dice: [],
    settling: "dodge",
    piece: 1,
    traps: [],
    boards: [board(0, [4, 0]), board(1, [0, 0])],
    ...more,
  }) as View;
const trap = (space: Space, up: boolean): Placed => ({
  space,
  owner: 1,
  card: up ? "quicksand" : "",
  up,
  worth: 0,
  caught: [],
});

function tell(before: View, ...facts: AnyFact[]) {
  const seen: View[] = [];
  const { told } = tellAll(beats, { facts, before, after: before });
  told.reduce((now, { shows }) => {
    const next = shows?.(now) ?? now;
    seen.push(next);
    return next;
  }, before);
  return { told, seen };
}

const at = ({ boards }: View) => boards[0]!.pieces[0];

test("the dice come to rest before a piece moves, and it walks every space", () => {
  const { told, seen } = tell(
    view({}),
    { type: "rolled", by: 0, dice: [3] },
    { type: "walked", by: 0, piece: 0, path: [5, 6, 7], left: 0, gait: "dice" },
  );

  expect(seen.map(at)).toEqual([4, 5, 6, 7]);
  expect(told[0]!.sound).toBe("dice");
});

test("everybody holds their breath before a leaf slides away", () => {
  const before = view({ boards: [board(0, [5, 0]), board(1, [0, 0])], traps: [trap(5, false)] });

  const { told, seen } = tell(before, {
    type: "flipped",
    by: 1,
    space: 5,
    card: "quicksand",
    amount: 20,
  });

  expect(told.map(({ hush }) => hush)).toEqual([5, 5, undefined]);
  expect(seen.map(({ traps }) => traps[0]!.up)).toEqual([false, true, true]);
  expect(told[2]!.payments).toEqual([{ from: 1, to: null, amount: 20 }]);
});

test("a hidden Trap that its owner turns up takes nobody’s breath", () => {
  const { told } = tell(view({ traps: [trap(9, false)] }), {
    type: "flipped",
    by: 1,
    space: 9,
    card: "quicksand",
    amount: 0,
  });

  expect(told).toHaveLength(1);
});

test.each([
  [null, true],
  [0, true],
  [1, true],
  [2, undefined],
])("a sprung Trap is read to the end by the room, its victim and its owner", (me, stays) => {
  const effect = { do: "back", amount: 4, by: 1, seat: 0, piece: 0 };
  const { told } = tell(view({ me }), {
    type: "suffered",
    by: 0,
    card: "quicksand",
    effects: [effect as Effect],
  });

  expect(told.map(({ scene, whole }) => [scene, whole])).toEqual([
    [{ kind: "sprung", by: 0, card: "quicksand", owner: 1, piece: 0 }, true],
  ]);
  expect(told[0]!.stays).toBe(stays);
});

test("a Trap that Chance turned up blames nobody", () => {
  const effect = { do: "back", amount: 4, by: 1, seat: 0, piece: 0, drawn: true };
  const { told } = tell(view({}), {
    type: "suffered",
    by: 0,
    card: "quicksand",
    effects: [effect as Effect],
  });

  expect(told[0]!.scene!.owner).toBeNull();
  expect(told[0]!.scene!.leader).toBeNull();
});

test("where what Chance turned up serves its owner, it is said who counts as that", () => {
  const struck = { type: "chance-struck", by: 0, piece: 0, card: "toll-gate", owner: 2 } as const;
  const effect = { do: "pay", amount: 30, by: 2, seat: 0, piece: 0, drawn: true };
  const suffered = { type: "suffered", by: 0, card: "toll-gate", effects: [effect as Effect] };

  expect(tell(view({}), struck).told[0]!.scene!.leader).toBe(2);
  expect(tell(view({}), suffered as AnyFact).told[0]!.scene!.leader).toBe(2);
});

test("a piece that was sent home flies, and its owner is consoled", () => {
  const { told, seen } = tell(view({}), { type: "sent-to-start", by: 0, piece: 0, amount: 20 });

  expect(seen.map(at)).toEqual([START, START]);
  expect(told[1]!.payments).toEqual([{ from: null, to: 0, amount: 20 }]);
});

test.each([
  [START, "home"],
  [FINISH, "won"],
])("whose other piece stands on %i is told of the first or of the last", (other, kind) => {
  const before = view({ boards: [board(0, [FINISH, other]), board(1, [0, 0])] });

  const { told } = tell(before, { type: "crossed", by: 0, piece: 0, amount: 50 });

  expect(told[0]!.scene!.kind).toBe(kind);
});

test("a theft is a theft, and a fine is a fine", () => {
  const paid = (...facts: AnyFact[]) =>
    tell(view({}), ...facts).told.flatMap(({ payments = [] }) => payments);

  expect(paid({ type: "stole", by: 0, whom: 1, amount: 30 })).toEqual([
    { from: 1, to: 0, amount: 30 },
  ]);
  expect(
    paid(
      { type: "debt-paid", by: 1, whom: null, amount: 30 },
      { type: "gained", by: 0, amount: 30 },
    ),
  ).toEqual([
    { from: 1, to: null, amount: 30 },
    { from: null, to: 0, amount: 30 },
  ]);
});

test("what was asked is no longer pointed at while it takes its course", () => {
  const { seen } = tell(view({}), { type: "gained", by: 0, amount: 30 });

  expect([seen[0]!.settling, seen[0]!.piece]).toEqual(["", null]);
});

test("who buys a Trap pays its owner, and has it", () => {
  const before = view({ boards: [board(0, [5, 0]), board(1, [0, 0])], traps: [trap(5, false)] });
  const bought: AnyFact[] = [
    { type: "remedy-offered", by: 0, owner: 1, piece: 0, space: 5, card: "quicksand", price: 20 },
    { type: "trap-bought", by: 0, owner: 1, space: 5, amount: 20 },
  ];

  const { told, seen } = tell(before, ...bought);

  expect(told.flatMap(({ payments = [] }) => payments)).toEqual([{ from: 0, to: 1, amount: 20 }]);
  expect(seen.at(-1)!.traps).toEqual([{ ...trap(5, true), owner: 0 }]);
});

test("a card thrown away is one less, whether or not it was known", () => {
  const before = view({
    boards: [board(0, [0, 0], 0, ["axe", "net"]), board(1, [0, 0], 0, ["", ""])],
  });

  const { seen } = tell(
    before,
    { type: "discarded", by: 0, card: "net" },
    { type: "discarded", by: 1, card: "net" },
  );

  expect(seen.at(-1)!.boards.map(({ hand }) => hand)).toEqual([["axe"], [""]]);
});

/** What begins a game is not seen to happen; the rest never befalls bots, or seldom. */
const UNMET = [
  "opened",
  "start-rolled",
  "dealt",
  "spared",
  "remedy-offered",
  "trap-bought",
  "discarded",
  "shuffled",
  "time-ran-out",
  "chair-emptied",
  "chair-taken",
  "departed",
];

test.runIf(areTold)(
  "in whole games every purse, hand, piece and Trap is where the facts put it",
  () => {
    const known = ({ boards, traps }: View) => ({
      boards: boards.map(({ seat, gold, pieces, hand }) => ({
        seat,
        gold,
        pieces,
        hand: hand.toSorted(),
      })),
      traps: traps
        .map(({ space, owner, up }) => ({ space, owner, up }))
        .toSorted((a, b) => a.space - b.space),
    });
    const met = new Set<string>();
    for (const entry of entriesOf<View, AnyFact>("traps")) {
      for (const { type } of entry.facts) met.add(type);
      expect(known(tellAll(beats, entry).seen), JSON.stringify(entry.facts)).toEqual(
        known(entry.after),
      );
    }
    expect(Object.keys(beats).filter((type) => !met.has(type) && !UNMET.includes(type))).toEqual(
      [],
    );
  },
  60_000,
);
