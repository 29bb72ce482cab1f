/** What the TV tells at a moment, as far as everybody may know it. */

import type { Seat } from "../../../shell/types";
import { spotOf, WIDTH } from "../jungle/board";
import { boardOf, pieceOf } from "../reading";
import { waysFrom, type Way } from "../ways";
import type { View } from "../types.gen";

export interface Moment {
  /** The key of its texts under `screen.tv`. */
  key: string;
  by: Seat;
  /** The adventurers it is about. */
  faces: readonly string[];
  /** The Trap it is about. */
  card: string;
  /** The ways that can be taken. */
  ways: readonly Way[];
  /** Whose Trap it is. */
  owner: Seat | null;
  /** How many steps, cards or pieces of gold. */
  amount: number;
  /** Where it does not hide the piece it is about. */
  side: "left" | "right";
}

const TOLD = new Set([
  "mover",
  "walk",
  "steal",
  "dodge",
  "remedy",
  "debt",
  "goback",
  "drop",
  "effect",
  "won",
]);

export function momentOf(view: View): Moment | null {
  const { winner, settling, waiting, card, owner, amount } = view;
  const key = winner === null ? settling : "won";
  const by = winner ?? waiting[0];
  if (!TOLD.has(key) || by === undefined) return null;
  const { animal, human } = boardOf(view, by)!;
  const piece = view.piece === null || key === "won" ? undefined : pieceOf(view, view.piece);
  const spot = piece && spotOf(piece.space);
  return {
    key,
    by,
    faces: piece?.seat === by ? [piece.id] : [animal, human],
    card,
    ways: key === "walk" && spot ? waysFrom(spot.next) : [],
    owner,
    amount,
    side: spot && spot.x > WIDTH / 2 ? "left" : "right",
  };
}

const QUIET = new Set(["mover", "effect", "drop"]);

/** Whether it is told in the middle of the board. */
export function isLoud({ key }: Moment): boolean {
  return !QUIET.has(key);
}
