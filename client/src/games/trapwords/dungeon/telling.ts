/** What is seen and told of a dungeon, step by step, for tests. */

import { tellAll } from "../../../../test/told";
import type { AnyFact, CurseCard, Result, RoundEnded, View } from "../types.gen";
import { beats, type DungeonBeat } from "./beats";

export const lies = (laid: number, room = laid): CurseCard => ({ laid, room, curse: null });
export const view = (more: Partial<View> = {}): View =>
  ({
    phase: "stopped",
    round: 1,
    turn: 4,
    may: [{ type: "may-accept", turn: 4 }],
    waiting: [0],
    guessing: 0,
    giver: 0,
    call: null,
    review: null,
    rooms: [0, 0],
    monster: 4,
    curses: [lies(1), lies(3)],
    drawn: [],
    terror: "",
    book: [],
    ...more,
  }) as View;
export const result: Result = {
  team: 0,
  failure: "trap",
  word: "orphan",
  traps: ["child"],
  said: "children",
  trap: "child",
  wrote: 1,
  rule: null,
  took: 0,
  giver: null,
  finder: null,
  clue: "",
  votes: [],
};
export const ended = (more: Partial<Result> = {}): AnyFact => ({
  type: "turn-ended",
  team: 0,
  word: "orphan",
  failure: "trap",
  said: "children",
  trap: "child",
  result: { ...result, ...more },
  at: 0,
  is_open: true,
  turn: 5,
  to: [],
});
export const round = (more: Partial<RoundEnded>): AnyFact => ({
  type: "round-ended",
  teams: [0, 0],
  monster: 4,
  curses: [1, 3],
  pushed: [],
  ...more,
});

export interface Step extends DungeonBeat {
  seen: View;
}

/** What is told in which order, and what is seen meanwhile. */
export function tell(before: View, ...facts: AnyFact[]): Step[] {
  return tellUntil(before, before, ...facts);
}

export function tellUntil(after: View, before: View, ...facts: AnyFact[]): Step[] {
  let seen = before;
  return tellAll(beats, { facts, before, after }).told.map((beat) => ({
    ...beat,
    seen: (seen = beat.shows?.(seen) ?? seen),
  }));
}

export const cards = ({ seen }: Step) =>
  seen.curses.map(({ laid, room, curse }) => `${laid} in ${room}: ${curse}`);
