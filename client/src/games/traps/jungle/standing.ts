/** Where pieces stand, so that all on one space are seen. */

import { piecesOf, type Piece } from "../reading";
import type { View } from "../types.gen";
import { spotOf, type Point } from "./board";

export interface Standing extends Piece {
  at: Point;
  scale: number;
}

/** Pieces with their places, those behind first. */
export function standings(view: View): Standing[] {
  const pieces = view.boards.flatMap(piecesOf);
  return pieces
    .map((one) => {
      const here = pieces.filter(({ space }) => space === one.space);
      return {
        ...one,
        ...placed(
          spotOf(one.space),
          here.findIndex(({ piece }) => piece === one.piece),
          here.length,
        ),
      };
    })
    .sort((a, b) => a.at.y - b.at.y || a.piece - b.piece);
}

/** The nth of so many on one space: alone in the middle, else in rows of up to four. */
function placed({ x, y }: Point, nth: number, count: number): { at: Point; scale: number } {
  const columns = count <= 3 ? count : Math.ceil(count / 2);
  const rows = Math.ceil(count / columns);
  const [column, row] = [nth % columns, Math.floor(nth / columns)];
  const scale = count === 1 ? 1 : count <= 4 ? 0.86 : 0.72;
  const inRow = row === rows - 1 ? count - columns * row : columns;
  return {
    at: { x: x + (column - (inRow - 1) / 2) * 46 * scale, y: y - 2 + (row - (rows - 1) / 2) * 34 },
    scale,
  };
}
