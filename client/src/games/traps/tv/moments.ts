/** What the TV tells at a moment, as far as everybody may know it. */

import type { Seat } from "../../../shell/types";
import { spotOf, WIDTH } from "../jungle/board";
import { waysFrom, type Way } from "../phone/ways";
import type { Board, View } from "../types.gen";

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
  /** How many steps were rolled. */
  steps: number;
  /** Where it does not hide the piece it is about. */
  side: "left" | "right";
}

const TOLD = new Set(["mover", "walk", "steal", "dodge", "remedy", "debt", "goback", "drop", "effect", "won"]);

export function momentOf(view: View): Moment | null {
  const { winner, settling, waiting, card, piece, dice } = view;
  const key = winner === null ? settling : "won";
  const by = winner ?? waiting[0];
  if (!TOLD.has(key) || by === undefined) return null;
  const { animal, human } = view.boards.find(({ seat }) => seat === by)!;
  const faces = piece === null || piece >> 1 !== by || key === "won" ? [animal, human] : [[animal, human][piece & 1]!];
  const space = spaceOf(view.boards, piece);
  const ways = key === "walk" && space !== null ? waysFrom(spotOf(space).next) : [];
  const steps = dice.reduce((sum, die) => sum + die, 0);
  const side = space !== null && spotOf(space).x > WIDTH / 2 ? "left" : "right";
  return { key, by, faces, card, ways, steps, side };
}

/** Where a piece stands; pieces are counted as the rules do, two for each seat. */
export function spaceOf(boards: readonly Board[], piece: number | null): number | null {
  if (piece === null) return null;
  return boards.find(({ seat }) => seat === piece >> 1)?.pieces[piece & 1] ?? null;
}

const QUIET = new Set(["mover", "effect", "drop"]);

/** Whether it is told in the middle of the board. */
export function isLoud({ key }: Moment): boolean {
  return !QUIET.has(key);
}
