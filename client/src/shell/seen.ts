/** The table as one screen sees it, and the questions every screen asks of it. */

import { t } from "../i18n";
import { teamName } from "../i18n/names";
import type { Names } from "../i18n/sentence";
import type { Chair, ModelFace, Person, PersonId, Seat, TableView, TableWish } from "./types";

export interface Seen {
  table: TableView;
  /** Whose screen this is; null for a TV. */
  me: PersonId | null;
  /** Who has a screen open now. */
  here: readonly PersonId[];
  /** How many look on. */
  watching: number;
  /** The language model that bots may speak through here, and where words are sent. */
  model?: ModelFace | null;
}

/** A game as the shell shows it, in the reader's language. */
export interface GameFace {
  name: string;
  title: string;
  pitch: string;
  fewest: number;
  most: number;
  teams: number;
  bots: readonly string[];
  options: unknown;
  /** All options of each preset, by language and name. */
  presets: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  /** The game's own sentences by key. */
  texts: Readonly<Record<string, string>>;
}

/** How to play in a minute, step by step. */
export const howTo = ({ texts }: Pick<GameFace, "texts">): string[] =>
  (texts["howto"] ?? "").split("\n").filter((step) => step !== "");

/** The level at which a language model speaks for a bot. */
export const MODEL = "model";

interface Machine {
  name: "bot" | "program";
  label: string;
}

export interface Share {
  code: string;
  link: string;
  /** Where the server draws the code as an SVG. */
  qr: string;
}

export interface LogLine {
  /** One move can tell the same twice. */
  id: string;
  /** With which move it was told. */
  version: number;
  text: string;
  from: "table" | "game";
}

export interface RefusalLine {
  text: string;
  rule: string | null;
}

/** A line that is open or will be again by itself. */
export type Connection = "connecting" | "open" | "lost" | "restarting";

/** Answers, where somebody waits for it, whether the table took the wish. */
export type Ask = (wish: TableWish) => void | Promise<boolean>;

export function isHost({ table, me }: Seen): boolean {
  return me !== null && table.host === me;
}

export function myChairs({ table, me }: Seen): readonly Chair[] {
  return me === null ? [] : table.chairs.filter((chair) => chair.holder === me);
}

/** Those who are here, and for whom the first clock of the game waits. */
export function unready({ table, here }: Seen): readonly Chair[] {
  const isWaitedFor = ({ holder, ready }: Chair) =>
    holder !== null && here.includes(holder) && !ready;
  return table.awaits_ready ? table.chairs.filter(isWaitedFor) : [];
}

/** Whom of those on my device the table waits for: before the first clock to be ready, then to move. */
export function calledHere(seen: Seen, waiting: readonly Seat[]): readonly Chair[] {
  const isEarly = seen.table.awaits_ready;
  return myChairs(seen).filter(({ seat, ready }) => (isEarly ? !ready : waiting.includes(seat)));
}

/** Whether I may put the table on a TV. */
export function mayPair(seen: Seen): boolean {
  return isHost(seen) || (seen.table.shares_pairing && myChairs(seen).length > 0);
}

export function isFree(chair: Chair): boolean {
  return chair.holder === null && chair.bot === null;
}

export function isHere(seen: Seen, chair: Chair): boolean {
  return chair.bot !== null || (chair.holder !== null && seen.here.includes(chair.holder));
}

/** Whether a program that the host let in holds this chair. */
export function isProgram({ table }: Pick<Seen, "table">, chair: Chair): boolean {
  return table.people.some(({ id, program }) => id === chair.holder && program);
}

/** What a chair without a person on it is marked with. */
export function machine(seen: Seen, chair: Chair): Machine | null {
  if (isProgram(seen, chair)) return { name: "program", label: t("seat.program") };
  if (chair.bot === MODEL && seen.model) {
    return { name: "bot", label: t("seat.model", { ...seen.model }) };
  }
  return chair.bot === null ? null : { name: "bot", label: t("seat.bot") };
}

/** People at the table without a chair, and those who wait for the host's nod. */
export function standing(table: TableView): readonly Person[] {
  const seated = new Set(table.chairs.map((chair) => chair.holder));
  return table.people.filter((person) => !seated.has(person.id));
}

export function seatName(table: TableView, seat: Seat): string {
  return table.chairs.find((chair) => chair.seat === seat)?.name ?? "?";
}

/** Whose turn it is, in one breath. */
export function turnLine(table: TableView, waiting: readonly Seat[]): string {
  const playing = table.chairs.filter((chair) => !isFree(chair)).length;
  if (waiting.length === 0) return "";
  if (waiting.length === playing && playing > 2) return t("table.everybody");
  const names = waiting.map((seat) => seatName(table, seat));
  return t("table.theirs", { names, n: names.length });
}

export function personName(table: TableView, id: PersonId): string {
  return table.people.find((person) => person.id === id)?.name ?? "?";
}

export function namesAt(
  table: Pick<TableView, "chairs" | "people">,
  game: Pick<GameFace, "teams" | "texts">,
  things: Names["things"] = {},
): Names {
  return {
    seats: Object.fromEntries(table.chairs.map((chair) => [chair.seat, chair.name])),
    people: Object.fromEntries(table.people.map((person) => [person.id, person.name])),
    teams: Object.fromEntries(
      Array.from({ length: game.teams }, (_, team) => [team, teamName(team)]),
    ),
    things: { ...game.texts, ...things },
  };
}

export interface RuleBook {
  /** How to play, in a few steps. */
  short: readonly string[];
  rules: readonly { id: string; text: string }[];
}
