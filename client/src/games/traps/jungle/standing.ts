/** Where pieces stand, so that all on one space are seen. */

import type { Seat } from "../../../shell/types";
import type { View } from "../types.gen";
import { spotOf, type Point, type Space } from "./board";

export interface Standing {
  /** Twice the seat, and one more for the human: as the rules count. */
  piece: number;
  id: string;
  seat: Seat;
  space: Space;
  frozen: boolean;
  at: Point;
  scale: number;
}

function piecesOf({ boards }: View): Omit<Standing, "at" | "scale">[] {
  return boards.flatMap(({ seat, animal, human, pieces, frozen }) =>
    [animal, human].map((id, nth) => ({ piece: 2 * seat + nth, id, seat, space: pieces[nth]!, frozen: frozen[nth]! })),
  );
}

/** Pieces with their places, those behind first. */
export function standings(view: View): Standing[] {
  const pieces = piecesOf(view);
  return pieces
    .map((one) => {
      const here = pieces.filter(({ space }) => space === one.space);
      return { ...one, ...placed(spotOf(one.space), here.findIndex(({ piece }) => piece === one.piece), here.length) };
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
  return { at: { x: x + (column - (inRow - 1) / 2) * 46 * scale, y: y - 2 + (row - (rows - 1) / 2) * 34 }, scale };
}
