/** What the TV tells at a moment, as far as everybody may know it. */

import type { Clue, Curse, MonsterCard, Phase, Result, View } from "../types.gen";

/** What teams play under: the monster's card, or a curse, and the teams that feel it now. */
export interface Burden {
  key: string;
  curse: Curse | null;
  card: MonsterCard | null;
  teams: number[];
}

export function burdensOf(view: View): Burden[] {
  const fighting = teamsIn(view, view.monster);
  const monster: Burden = { key: "monster", curse: null, card: view.card, teams: fighting };
  const turned = view.curses.filter(({ curse }) => curse !== null);
  const revealed = turned.map(({ laid, room, curse }) => ({
    key: `laid-${laid}`,
    curse,
    card: null,
    teams: teamsIn(view, room),
  }));
  const drawn = view.drawn.map((curse) => ({
    key: `drawn-${curse}`,
    curse,
    card: null,
    teams: fighting,
  }));
  return [monster, ...revealed, ...drawn];
}

function teamsIn({ rooms }: View, room: number): number[] {
  return [0, 1].filter((team) => rooms[team] === room);
}

/** How the last turn went, as long as everybody looks at it. */
export function lastOf({ phase, book }: View): Result | null {
  return phase === "resting" ? (book.at(-1) ?? null) : null;
}

/** Whether everything stands still for a clue that somebody called. */
export const isOnTrial = ({
  phase,
  call,
  review,
}: Pick<View, "phase" | "call" | "review">): boolean =>
  ["naming", "stopped", "review"].includes(phase) && (review?.call ?? call) !== null;

/** Whether both teams had their turn, and everybody looks at how the round went. */
export function isRoundOver({ phase, results }: Pick<View, "phase" | "results">): boolean {
  return phase === "resting" && results.every((result) => result !== null);
}

/** How long the end of a turn is told, in milliseconds: less where somebody already plays on. */
export function heldIn(phase: Phase): number {
  return phase === "writing" || phase === "waiting" ? 8_000 : 4_000;
}

/** The clue of the moment, and those below it: the ones before, or once a guess is in, what led to it. */
export function cluesOf({ clues, phase }: Pick<View, "clues" | "phase">): {
  last: Clue | null;
  below: Clue[];
} {
  const below = phase === "closing" ? clues.slice(-1) : clues.slice(0, -1).toReversed();
  return { last: clues.at(-1) ?? null, below };
}

export function isSlain({ cause }: Pick<View, "cause">): boolean {
  return cause === "monster-slain" || cause === "slain-together" || cause === "faster";
}
