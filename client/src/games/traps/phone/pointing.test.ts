import { expect, test } from "vitest";

import { FINISH } from "../jungle/board";
import { BOB, board, CLEO, seen } from "./example";
import { movedFrom } from "./pointing";

const BOBS_ANIMAL = 2 * BOB;
const before = seen();
const [ann] = before.boards;

test("the piece that moved is told by where it stands, whether or not it was seen to walk", () => {
  const after = seen({ boards: [ann!, board(BOB, { pieces: [4, 0] }), board(CLEO)] });

  expect(movedFrom(before, after)).toBe(BOBS_ANIMAL);
  expect(movedFrom(after, seen({ boards: [ann!, board(BOB, { pieces: [FINISH, 0] })] }))).toBe(
    BOBS_ANIMAL,
  );
});

test("whoever pays, draws or thinks moves nothing", () => {
  const after = seen({ boards: [ann!, board(BOB, { gold: 10, hand: [] }), board(CLEO)] });

  expect(movedFrom(before, after)).toBeNull();
});
