import { expect, test } from "vitest";

import { spots, START } from "../jungle/board";
import type { Board, View } from "../types.gen";
import { momentOf } from "./moments";

const fork = spots.find(({ next }) => next.length > 1)!;
const boards = [
  {
    seat: 2,
    animal: "toucan",
    human: "singer",
    pieces: [fork.space, START],
    frozen: [],
    spent: [],
  },
] as unknown as Board[];
const view = (more: Partial<View>): View =>
  ({
    winner: null,
    settling: "",
    waiting: [2],
    card: "",
    piece: null,
    dice: [],
    boards,
    ...more,
  }) as View;

test("nothing is told as long as nothing is being settled", () => {
  expect(momentOf(view({}))).toBeNull();
});

test("at a fork both ways are told", () => {
  const moment = momentOf(view({ settling: "walk", piece: 4 }));

  expect(moment!.ways.map(({ space }) => space)).toEqual([...fork.next]);
});

test("a moment is told where it does not hide its piece", () => {
  const far = { ...boards[0]!, pieces: [spots.find(({ x }) => x > 1400)!.space, START] } as Board;

  expect(momentOf(view({ settling: "dodge", piece: 4, boards: [far] }))!.side).toBe("left");
  expect(momentOf(view({ settling: "dodge", piece: 5 }))!.side).toBe("right");
});

test("a moment shows the piece it is about, or both", () => {
  expect(momentOf(view({ settling: "dodge", piece: 5 }))!.faces).toEqual(["singer"]);
  expect(momentOf(view({ settling: "drop" }))!.faces).toEqual(["toucan", "singer"]);
});

test("who won is told before anything else", () => {
  expect(momentOf(view({ settling: "mover", winner: 2, waiting: [] }))).toMatchObject({
    key: "won",
    by: 2,
  });
});
