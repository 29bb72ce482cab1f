/**
 * Sentences with holes, as the server and our own texts write them.
 *
 *   {word}                           the value itself
 *   {word:text}                      the value between quotation marks
 *   {by:seat} {who:person} {t:team}  a name; nobody is "the house"
 *   {whom:seat|the Bank}             a name; nobody is called so
 *   {card:name|card|a card}          the title on the game's screens, screen.card.<value>, else so
 *   {ms:time}                        milliseconds as seconds
 *   {n:count|one guess|# guesses}    one or many
 *   {locked:is|true=shut|open}       the piece for this value, else the piece without a value; # is it
 *   {piece:even|animal|human}        what this table calls screen.piece.<number>; else the first for
 *                                    an even number, else the second
 *
 * In French `de` and `que` are elided before what is filled in: "le mot d’Ann", "plus qu’Ann".
 * tables/sentences.py speaks the same way, and tests/sentences.json holds both to it.
 */

import type { Language } from "../settings";
import { isElided } from "./elision";

export type Facts = Readonly<Record<string, unknown>>;

/** What the numbers in facts are called at this table, and the things of the game. */
export interface Names {
  seats: Readonly<Record<number, string>>;
  people: Readonly<Record<number, string>>;
  teams: Readonly<Record<number, string>>;
  /** The game's texts. */
  things: Readonly<Record<string, string>>;
}

export const nobody: Names = { seats: {}, people: {}, teams: {}, things: {} };

const PLACE = /\{(\w+)(?::(\w+)((?:\|[^{}|]*)*))?\}/;
/** A place, and before it a word that French elides. */
const FILLED = new RegExp(`(?:\\b([Dd]|(?:[Jj]us|[Ll]ors|[Pp]uis)?qu|Qu)e )?${PLACE.source}`, "g");
const NARROW_SPACE = "\u202f";
const HIDDEN = "…";

const HOUSE = { en: "the house", fr: "la maison" };
const AND = { en: " and ", fr: " et " };
const QUOTES = { en: ["“", "”"], fr: [`«${NARROW_SPACE}`, `${NARROW_SPACE}»`] } as const;

export function sentence(
  template: string,
  facts: Facts,
  language: Language,
  names: Names = nobody,
): string {
  return template.replace(
    FILLED,
    (
      _,
      before: string | undefined,
      name: string,
      form: string | undefined,
      pieces: string | undefined,
    ) =>
      linked(
        before,
        told(facts[name], form, (pieces ?? "").split("|").slice(1), language, names),
        language,
      ),
  );
}

/** Return what was filled in behind `de` or `que`, of which `before` is all but the e. */
function linked(before: string | undefined, filled: string, language: Language): string {
  if (before === undefined) return filled;
  return language === "fr" && isElided(filled) ? `${before}’${filled}` : `${before}e ${filled}`;
}

function told(
  value: unknown,
  form: string | undefined,
  pieces: string[],
  language: Language,
  names: Names,
): string {
  const named = (known: Readonly<Record<number, string>>) => (number: unknown) =>
    isMissing(number) ? (pieces[0] ?? HOUSE[language]) : (known[Number(number)] ?? "?");
  switch (form) {
    case "seat":
      return each(value, named(names.seats), language);
    case "person":
      return each(value, named(names.people), language);
    case "team":
      return each(value, named(names.teams), language);
    case "text":
      return each(value, (word) => quoted(plain(word), language), language);
    case "name":
      return each(value, (thing) => titled(thing, pieces, language, names), language);
    case "time":
      return `${Math.ceil(Number(value) / 1000)}${NARROW_SPACE}s`;
    case "count":
      return counted(Number(value), pieces, language);
    case "is":
      return picked(value, pieces);
    case "even":
      return names.things[`screen.piece.${value}`] ?? pieces[Number(value) % 2] ?? "";
    default:
      return each(value, plain, language);
  }
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function each(value: unknown, tell: (one: unknown) => string, language: Language): string {
  return Array.isArray(value) ? listed(value.map(tell), language) : tell(value);
}

export function listed(parts: readonly string[], language: Language): string {
  const last = parts[parts.length - 1] ?? HIDDEN;
  return parts.length < 2 ? last : parts.slice(0, -1).join(", ") + AND[language] + last;
}

function titled(
  thing: unknown,
  [shelf, otherwise = HIDDEN]: string[],
  language: Language,
  names: Names,
): string {
  const title = names.things[`screen.${shelf}.${thing}`];
  return title === undefined ? otherwise : quoted(title, language);
}

function quoted(text: string, language: Language): string {
  return QUOTES[language][0] + text + QUOTES[language][1];
}

function plain(value: unknown): string {
  if (isMissing(value)) return HIDDEN;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** French counts nought as one: "0 piège", "1 piège", "2 pièges". */
function counted(n: number, [one = "#", many = one]: string[], language: Language): string {
  const isOne = language === "fr" ? n === 0 || n === 1 : n === 1;
  return (isOne ? one : many).replaceAll("#", String(n));
}

function picked(value: unknown, pieces: string[]): string {
  const key = typeof value === "string" ? value : JSON.stringify(value ?? null);
  const piece = pieces.find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1);
  const other = pieces.find((one) => !one.includes("="));
  return (piece ?? other ?? "").replaceAll("#", key);
}

/** Put French thin spaces where a line must not break: before ? ! ; : and inside « ». */
export function typeset(text: string, language: Language): string {
  if (language !== "fr") return text;
  return text
    .replace(/ ([?!;:»])/g, `${NARROW_SPACE}$1`)
    .replace(/« /g, `«${NARROW_SPACE}`)
    .replaceAll("'", "’");
}
