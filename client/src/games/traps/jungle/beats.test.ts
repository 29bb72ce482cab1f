import { expect, test } from "vitest";

import type { Board, Placed, View } from "../types.gen";
import { beats, paymentsOf } from "./beats";
import { spots, type Space } from "./board";

const board = (seat: number, pieces: [number, number], gold = 250) => ({ seat, pieces, gold }) as Board;
const view = (more: Partial<View>): View =>
  ({ turn: 1, dice: [], settling: "", traps: [], boards: [board(0, [4, 0]), board(1, [0, 0])], ...more }) as View;
const trap = (space: Space, up: boolean): Placed => ({ space, owner: 1, card: up ? "quicksand" : "", up, worth: 0, caught: [] });

const at = (one: View) => one.boards[0]!.pieces[0];

test("the dice come to rest before a piece moves, and it walks every space", () => {
  const seen = beats(view({}), view({ dice: [3], boards: [board(0, [7, 0]), board(1, [0, 0])] }));

  expect(seen.map(({ view }) => at(view))).toEqual([4, 5, 6, 7, 7]);
  expect(seen[0]!.sound).toBe("dice");
});

test("everybody holds their breath before a leaf slides away", () => {
  const [before, after] = [view({ traps: [trap(5, false)] }), view({ boards: [board(0, [5, 0]), board(1, [0, 0])], traps: [trap(5, true)] })];

  const seen = beats(before, after).map(({ view, hush, ms }) => [at(view), view.traps[0]!.up, hush, ms > 400]);

  expect(seen).toEqual([[5, false, undefined, true], [5, false, 5, true], [5, true, 5, true], [5, true, undefined, false]]);
});

test("a hidden Trap that its owner turns up takes nobody’s breath", () => {
  const seen = beats(view({ traps: [trap(9, false)] }), view({ traps: [trap(9, true)] }));

  expect(seen.map(({ view }) => view.traps[0]!.up)).toEqual([true, true]);
});

test("a piece that poison sent back is seen on the poison first", () => {
  const toxic = spots.find(({ kind, space }) => kind === "toxic" && before(space, 1) > 1)!.space;
  const hut = lastHut(toxic);
  const from = before(toxic, 2);

  const seen = beats(view({ dice: [2], boards: [board(0, [from, 0]), board(1, [0, 0])] }), view({ dice: [2], boards: [board(0, [hut, 0]), board(1, [0, 0])] }));

  expect(seen.map(({ view }) => at(view))).toContain(toxic);
  expect(at(seen.at(-1)!.view)).toBe(hut);
});

test("two pieces that change places both fly", () => {
  const seen = beats(view({ boards: [board(0, [4, 0]), board(1, [9, 0])] }), view({ boards: [board(0, [9, 0]), board(1, [4, 0])] }));

  expect(seen).toHaveLength(3);
});

test("what one loses and another wins is passed on", () => {
  expect(paymentsOf([board(0, [0, 0], 100), board(1, [0, 0], 50)], [board(0, [0, 0], 80), board(1, [0, 0], 70)])).toEqual([{ from: 0, to: 1, amount: 20 }]);
});

test("the rest is the Bank’s", () => {
  expect(paymentsOf([board(0, [0, 0], 100), board(1, [0, 0], 50)], [board(0, [0, 0], 60), board(1, [0, 0], 70)])).toEqual([
    { from: 0, to: null, amount: 40 },
    { from: null, to: 1, amount: 20 },
  ]);
});

test("a new race begins at once", () => {
  expect(beats(view({ turn: 40 }), view({ turn: 1 }))).toHaveLength(1);
});

function before(space: Space, steps: number): Space {
  const last = spots.find(({ next }) => next.includes(space))?.space ?? 0;
  return steps === 1 ? last : before(last, steps - 1);
}

function lastHut(space: Space): Space {
  const last = before(space, 1);
  return last === 0 || spots[last]!.kind === "hut" ? last : lastHut(last);
}
