/** What this device remembers of its player: a name, and the last tables. */

import { isCode } from "../code";
import { keep, recall } from "../stored";

const NAME = "trapline.name";
const TABLES = "trapline.tables";
const PLAYED = "trapline.played";
const BOOK = "trapline.book";
const MOST = 5;

export interface TableMemory {
  code: string;
  game: string;
  /** Whether bots were called to practise with: then every step is explained. */
  practice?: boolean;
}

export const myName = (): string => recall(NAME) ?? "";
export const rememberName = (name: string): void => keep(NAME, name);

/** The group's book that was begun or opened here last; empty where there is none. */
export const myBook = (): string => recall(BOOK) ?? "";
export const rememberBook = (token: string): void => keep(BOOK, token);

export function myTables(): TableMemory[] {
  try {
    const kept: unknown = JSON.parse(recall(TABLES) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isMemory) : [];
  } catch {
    return [];
  }
}

export const isPractice = (code: string): boolean =>
  myTables().some((table) => table.code === code && table.practice === true);

/** The games that were played to their end on this device, or of which it wants no more advice. */
function played(): string[] {
  const kept = recall(PLAYED);
  return kept === null ? [] : kept.split(" ");
}

export const isFirstGame = (game: string): boolean => !played().includes(game);

export function rememberPlayed(game: string): void {
  if (isFirstGame(game)) keep(PLAYED, [...played(), game].join(" "));
}

export function rememberTable(found: TableMemory): void {
  const table = { practice: isPractice(found.code), ...found };
  const others = myTables().filter(({ code }) => code !== table.code);
  keep(TABLES, JSON.stringify([table, ...others].slice(0, MOST)));
}

export function forgetTable(code: string): void {
  keep(TABLES, JSON.stringify(myTables().filter((table) => table.code !== code)));
}

function isMemory(value: unknown): value is TableMemory {
  const { code, game } = (value ?? {}) as Partial<TableMemory>;
  return typeof code === "string" && isCode(code) && typeof game === "string";
}
