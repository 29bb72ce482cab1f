/** What hangs on the line of an evening: its rounds, what will be told again, and when somebody learned something. */

import type { Facts } from "../i18n/sentence";
import type { LogLine } from "../shell/seen";
import type { Happening } from "../wire/events";
import type { Knowing } from "./knowing";
import type { Reel } from "./reel";
import type { Replay } from "./types";

export interface Mark {
  id: string;
  kind: "round" | "moment" | "learned";
  /** Its place, counted from the first picture. */
  at: number;
  text: string;
}

/** More rounds than these are not rounds, but turns: then the line is counted by moves. */
const MOST_ROUNDS = 40;
const STRIDES = [10, 20, 50, 100];
/** More moments than these are none. */
const MOST_MOMENTS = 12;

export function marksOf(
  { first, rounds, highlights }: Replay,
  milestones: readonly Mark[],
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
  const told = highlights.map(({ version, kind, facts }, nth) => ({
    id: `moment ${version} ${nth}`,
    kind: "moment" as const,
    at: version - first,
    text: say(`screen.highlight.${kind}`, facts),
  }));
  const isTurns = begun.length > MOST_ROUNDS || begun.length < 2;
  const knots = isTurns ? counted(stops, called) : named;
  return [...knots, ...told, ...milestones].sort((one, other) => one.at - other.at);
}

function counted(stops: readonly number[], called: (move: number) => string): Mark[] {
  const stride = STRIDES.find((one) => stops.length <= one * MOST_ROUNDS) ?? STRIDES.at(-1)!;
  return stops.flatMap((at, move) =>
    move > 0 && move % stride === 0
      ? [{ id: `move ${move}`, kind: "round" as const, at, text: called(move) }]
      : [],
  );
}

/** The turning points of a game without highlights, in the words of its log. */
export function milestonesOf(
  { pictures, news }: Reel,
  kinds: readonly string[],
  telling: (happening: Happening) => LogLine | null,
): Mark[] {
  const first = pictures[0]!.version;
  const found = kinds.map((kind) =>
    news.flat().filter(({ fact, from }) => from === "game" && fact.type === kind),
  );
  const weighty = found.reduce((most, more) =>
    most.length + more.length > MOST_MOMENTS ? most : [...most, ...more],
  );
  return weighty.flatMap((happening) => {
    const line = telling(happening);
    return line
      ? [{ id: line.id, kind: "moment" as const, at: line.version - first, text: line.text }]
      : [];
  });
}

/** When somebody learned what had been hidden; the beginning of it is said, where it was much. */
export function learnedMarks(
  { learned }: Knowing,
  first: number,
  called: (what: string) => string,
): Mark[] {
  const heard = new Map<number, string[]>();
  for (const { learned: at, text, things } of learned) {
    const known = heard.get(at!) ?? [];
    heard.set(at!, [...known, [text, ...things].join(" ")]);
  }
  return [...heard].map(([version, [what, ...more]]) => ({
    id: `learned ${version}`,
    kind: "learned" as const,
    at: version - first,
    text: called(more.length > 0 ? `${what} …` : what!),
  }));
}

/** The mark before or after a place; to go back from just behind a mark is to go to the one before it. */
export function markBeside(marks: readonly Mark[], at: number, by: 1 | -1): Mark | undefined {
  return by > 0 ? marks.find((mark) => mark.at > at) : marks.findLast((mark) => mark.at < at);
}

/** What hangs where somebody points, or beside it: it is small, and a finger is not. */
export function momentAt(marks: readonly Mark[], at: number, beside: number): Mark | undefined {
  const far = (mark: Mark) => Math.abs(mark.at - at);
  return marks
    .filter((mark) => mark.kind !== "round" && far(mark) <= beside)
    .sort((one, other) => far(one) - far(other))[0];
}
