/** What hangs on the line of an evening: its rounds, and what will be told again. */

import type { Facts } from "../i18n/sentence";
import type { Replay } from "./types";

export interface Mark {
  id: string;
  kind: "round" | "moment";
  /** Its place, counted from the first picture. */
  at: number;
  text: string;
}

/** More rounds than these are not rounds, but turns: then the line is counted by moves. */
const MOST_ROUNDS = 40;
const MOVES = 10;

export function marksOf(
  { first, rounds, highlights }: Replay,
  say: (key: string, facts: Facts) => string,
  /** Where one can stop, and what a move is called. */
  stops: readonly number[],
  called: (move: number) => string,
): Mark[] {
  const begun = rounds.filter(({ begins }) => begins);
  const named = begun.map(({ version, facts }) => ({
    id: `round ${version}`,
    kind: "round" as const,
    at: version - first,
    text: say("where", facts),
  }));
  const counted = stops.flatMap((at, move) =>
    move > 0 && move % MOVES === 0
      ? [{ id: `move ${move}`, kind: "round" as const, at, text: called(move) }]
      : [],
  );
  const told = highlights.map(({ version, kind, facts }, nth) => ({
    id: `moment ${version} ${nth}`,
    kind: "moment" as const,
    at: version - first,
    text: say(`screen.highlight.${kind}`, facts),
  }));
  const isTurns = begun.length > MOST_ROUNDS || begun.length < 2;
  return [...(isTurns ? counted : named), ...told].sort((one, other) => one.at - other.at);
}

/** The mark before or after a place; to go back from just behind a mark is to go to the one before it. */
export function markBeside(marks: readonly Mark[], at: number, by: 1 | -1): Mark | undefined {
  return by > 0 ? marks.find((mark) => mark.at > at) : marks.findLast((mark) => mark.at < at);
}
