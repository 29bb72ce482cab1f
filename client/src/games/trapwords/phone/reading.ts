/** What a phone asks of the view: who I am in this turn, what binds a team, what was said. */

import type { Seat, TableView, Team } from "../../../shell/types";
import type { GameProps } from "../../contract";
import type { AnyWish, Clue, ClueRule, Guess1, Hint, Options, Question, View } from "../types.gen";

export type Screen = GameProps<View, AnyWish>;
type Invitation = View["may"][number];

export function invited<T extends Invitation["type"]>({ may }: View, type: T): Extract<Invitation, { type: T }> | undefined {
  return may.find((one): one is Extract<Invitation, { type: T }> => one.type === type);
}

export const optionsOf = (table: TableView): Options => table.options as Options;

export const isSpoken = (table: TableView): boolean => optionsOf(table).speaking === "spoken";

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

export const battles = ({ rooms, monster }: View, team: Team): boolean => rooms[team] === monster;

export type Line = ({ kind: "clue" } & Clue) | ({ kind: "guess" } & Guess1);

/** Clues and guesses as they came, the newest first. */
export function transcript({ clues, guesses }: Pick<View, "clues" | "guesses">): Line[] {
  const said: Line[] = clues.map((clue) => ({ kind: "clue", ...clue }));
  const tried: Line[] = guesses.map((guess) => ({ kind: "guess", ...guess }));
  return [...said, ...tried].sort((a, b) => a.at - b.at).reverse();
}

const JOINERS = { en: "or|and", fr: "ou|et" };

/** Whether a guess seems to name several things; how many it names, the referee says. */
export function looksLikeSeveral(guess: string, language: View["language"]): boolean {
  return new RegExp(`\\p{L}\\W*(?:[,;/|+&?!…]|\\.\\.|\\s[-–—]+\\s|\\s(?:${JOINERS[language]})\\s).*\\p{L}`, "iu").test(guess);
}

const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

export const bare = (word: string): string => word.replace(EDGES, "");

/** The words of a clue that can be pointed at, each once. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.split(/\s+/).map(bare).filter((word) => word !== ""))];
}

export function hintOn(hints: readonly Hint[], clue: number, word: string): Hint | undefined {
  const said = bare(word).toLocaleLowerCase();
  const about = hints.filter((hint) => hint.clue === clue && wordsOf(hint.said.toLocaleLowerCase()).includes(said));
  return about.find(({ sure }) => sure) ?? about[0];
}

/** Which rule the referee has in mind where it only asks. */
const ruleOf: Readonly<Record<Question, ClueRule>> = {
  "abbreviated-name": "short-name",
  "kind-of-secret": "example",
  letter: "spelling",
  "proper-noun": "proper-noun",
  "spelling-or-sound": "sound",
  translation: "spelling",
};

/** What the referee finds odd in a clue, each word and rule once, however often it was said. */
export function suspicions(hints: readonly Hint[], clue: number): { said: string; rule: ClueRule }[] {
  const found = hints.flatMap(({ clue: number, said, question }) => (number === clue && question ? [{ said, rule: ruleOf[question] }] : []));
  return found.filter(({ said, rule }, at) => found.findIndex((one) => one.said === said && one.rule === rule) === at);
}

export const whisperOf = ({ kind, question }: Hint): string => `field.hints.${kind ?? question ?? "derivation"}`;

const ALWAYS: readonly ClueRule[] = ["secret", "curse"];
const WAIVABLE: readonly ClueRule[] = ["example", "proper-noun", "short-name", "title", "sound", "spelling", "private", "here", "gesture"];

/** What can be called a foul; without the rules of clues only what always holds. */
export const foulsIn = ({ clue_rules }: View): ClueRule[] => (clue_rules ? [...WAIVABLE, ...ALWAYS] : [...ALWAYS]);

/** What can be called a trap: those of the list, and the secret word under another name. */
export function callable({ traps, word }: View, secret: string): { value: string; label: string }[] {
  return [...traps.map((trap) => ({ value: trap, label: trap })), { value: word, label: secret }];
}
