/** What a phone asks of the view: who I am in this turn, what binds a team, what was said. */

import type { Seat, TableView, Team } from "../../../shell/types";
import type { GameProps } from "../../contract";
import type { DungeonBeat } from "../dungeon/beats";
import type {
  AnyWish,
  Call,
  Clue,
  ClueRule,
  Guess1,
  Hint,
  Options,
  Phase,
  View,
} from "../types.gen";

export type Screen = GameProps<View, AnyWish, DungeonBeat>;

export const optionsOf = (table: TableView): Options => table.options as Options;

export const isSpoken = (table: TableView): boolean => optionsOf(table).speaking === "spoken";

/** Whether the clock of this turn waits for the first clue. */
export function isLate({ giver, late_clocks }: View, table: TableView): boolean {
  const { timed, clock_starts } = optionsOf(table);
  return timed && (clock_starts === "first-clue" || late_clocks.includes(giver!));
}

const UNHURRIED: readonly Phase[] = ["waiting", "reading", "closing"];

/** Whether a clock is shown: a rest has its own, and whoever plays without one is not hurried. */
export function isTimed({ phase }: View, table: TableView): boolean {
  return phase !== "resting" && (optionsOf(table).timed || !UNHURRIED.includes(phase));
}

export function teamOf({ teams }: View, seat: Seat | null): Team | null {
  const team = seat === null ? -1 : teams.findIndex((seats) => seats.includes(seat));
  return team < 0 ? null : team;
}

export type Part = "giver" | "guesser" | "listener" | "outsider";

/** What a seat has to do in the turn that is played. */
export function partOf(view: View, seat: Seat | null): Part {
  const team = teamOf(view, seat);
  if (team === null || view.guessing === null) return "outsider";
  if (team !== view.guessing) return "listener";
  return seat === view.giver ? "giver" : "guesser";
}

/** Those of a team for whom the others wait. */
export function present({ teams, away }: View, team: Team): Seat[] {
  return (teams[team] ?? []).filter((seat) => !away.includes(seat));
}

/** Whoever might still cry STOP at the last clue, once the word is found. */
export const mayCry = (view: View): Seat[] =>
  view.phase === "closing" && view.guessing !== null ? present(view, 1 - view.guessing) : [];

export const battles = ({ rooms, monster }: View, team: Team): boolean => rooms[team] === monster;

export type Line = ({ kind: "clue" } & Clue) | ({ kind: "guess" } & Guess1);

/** Clues and guesses as they came. */
export function transcript({ clues, guesses }: Pick<View, "clues" | "guesses">): Line[] {
  const said: Line[] = clues.map((clue) => ({ kind: "clue", ...clue }));
  const tried: Line[] = guesses.map((guess) => ({ kind: "guess", ...guess }));
  return [...said, ...tried].sort((a, b) => a.at - b.at);
}

/** Once a word is found, what counts is the clue that may still be called, and what it led to. */
export function decisive(lines: readonly Line[]): Line[] {
  const last = lines.findLast(({ kind }) => kind === "clue");
  return lines.filter((line, nth) => line === last || nth === lines.length - 1);
}

const JOINERS = { en: "or|and", fr: "ou|et" };

/** Whether a guess seems to name several things; how many it names, the referee says. */
export function looksLikeSeveral(guess: string, language: View["language"]): boolean {
  return new RegExp(
    `\\p{L}\\W*(?:[,;/|+&?!…]|\\.\\.|\\s[-–—]+\\s|\\s(?:${JOINERS[language]})\\s).*\\p{L}`,
    "iu",
  ).test(guess);
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const bare = (word: string): string => word.replace(EDGES, "");

/** The words of a clue that can be pointed at, each once. */
export function wordsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/\s+/)
        .map(bare)
        .filter((word) => word !== ""),
    ),
  ];
}

export function hintOn(hints: readonly Hint[], clue: number, word: string): Hint | undefined {
  const said = bare(word).toLocaleLowerCase();
  const about = hints.filter(
    (hint) => hint.clue === clue && wordsOf(hint.said.toLocaleLowerCase()).includes(said),
  );
  return about.find(({ sure }) => sure) ?? about[0];
}

/** A word of a clue, and what it is blamed for: a trap, or a rule. */
export interface Blame {
  clue: number;
  said: string;
  trap: string | null;
  rule: ClueRule | null;
}

/** What the referee finds in a clue, each word and trap or rule once, however often it was said. */
export function suspicions(hints: readonly Hint[], clue: number): Blame[] {
  const found = hints.flatMap(({ clue: number, said, trap, rule }) =>
    number === clue ? [{ clue, said, trap: trap || null, rule }] : [],
  );
  return found.filter((one, at) => found.findIndex((other) => isSame(one, other)) === at);
}

export function isSame(one: Blame, other: Blame): boolean {
  const [said, same] = [one, other].map((blame) =>
    wordsOf(blame.said.toLocaleLowerCase()).join(" "),
  );
  return (
    one.clue === other.clue && said === same && one.trap === other.trap && one.rule === other.rule
  );
}

/** What a flag or a call is about; the secret word is called by its rule. */
export function blameOf(
  { clue, said, trap, rule }: Pick<Call, "clue" | "said" | "rule"> & { trap: string | null },
  secret: string,
): Blame {
  return trap === secret
    ? { clue, said, trap: null, rule: "secret" }
    : { clue, said, trap: trap || null, rule };
}

/** The clues that can be called, the newest first: until the next was sent, and as long as it takes to read. */
export function openClues(
  { clues, phase, stood }: Pick<View, "clues" | "phase" | "stood">,
  left: (until: number) => number,
): Clue[] {
  const last = phase === "closing" ? undefined : clues.at(-1);
  const isOpen = ({ until }: Clue) => (stood === null ? left(until) > 0 : until >= stood);
  return clues.filter((clue) => clue === last || isOpen(clue)).toReversed();
}

export const whisperOf = ({ kind, question, rule }: Hint): string =>
  `field.hints.${kind ?? question ?? rule ?? "derivation"}`;

const ALWAYS: readonly ClueRule[] = ["secret", "curse"];
const WAIVABLE: readonly ClueRule[] = [
  "example",
  "proper-noun",
  "short-name",
  "title",
  "sound",
  "spelling",
  "foreign",
  "part",
  "private",
  "here",
  "gesture",
];

/** What can be called a foul; without the rules of clues only what always holds. */
export const foulsIn = ({ clue_rules }: View): ClueRule[] =>
  clue_rules ? [...WAIVABLE, ...ALWAYS] : [...ALWAYS];

/** What can be called a trap: those of the list, and the secret word under another name. */
export function callable(
  { traps, word }: View,
  secret: string,
): { value: string; label: string }[] {
  return [...traps.map((trap) => ({ value: trap, label: trap })), { value: word, label: secret }];
}
