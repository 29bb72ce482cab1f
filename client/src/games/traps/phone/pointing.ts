/** What can be pointed at on the board, and where to look. */

import { FINISH, spotOf, type Space } from "../jungle/board";
import type { View } from "../types.gen";
import type { Question } from "./questions";
import { boardOf, pieceOf, piecesOf, type PieceId } from "../reading";
import { toGo } from "../ways";

/** The spaces that answer a question. */
export function pointable(question: Question | null): Space[] {
  return [...new Set((question?.options ?? []).flatMap(({ space }) => space ?? []))];
}

const FAR = 620;

/** Where the piece stands that I am asked about, else my pieces; if they are far apart, the foremost. */
export function places(view: View): Space[] {
  const asked = view.may.length > 0 && view.piece !== null ? pieceOf(view, view.piece) : undefined;
  if (asked) return [asked.space];
  const mine = boardOf(view, view.me)?.pieces.filter((space) => space !== FINISH) ?? [];
  const [one, other] = mine.map(spotOf);
  if (one && other && Math.hypot(one.x - other.x, one.y - other.y) > FAR)
    return mine.sort((a, b) => toGo(a) - toGo(b)).slice(0, 1);
  return mine;
}

/** The piece that has moved. Whoever wants no motion is told all at once: no beat says so then. */
export function movedFrom(before: View, after: View): PieceId | null {
  const moved = after.boards
    .flatMap(piecesOf)
    .findLast(({ piece, space }) => pieceOf(before, piece)?.space !== space);
  return moved?.piece ?? null;
}
