/** What a seat did not know at a moment, and when it learned it. */

import { tell } from "../live/told";
import type { Voice } from "../live/voice";
import type { Texts } from "../wire/http";
import type { Reel } from "./reel";
import type { AllHeld, Knowledge, Secret, Veil } from "./types";

export interface Hidden {
  id: string;
  text: string;
  /** What it was about, where the sentence does not say it. */
  things: readonly string[];
  /** Whether some of it was seen. */
  isPart: boolean;
  /** When it happened, and when it was learned; null: never. */
  version: number;
  learned: number | null;
}

export interface Knowing {
  hidden: readonly Hidden[];
  learned: readonly Hidden[];
  /** How many things are seen on an open board that were shown otherwise, or not at all. */
  veiled: number;
  /** What some of them are: cards by their titles, words as they are. */
  things: readonly string[];
}

const isKnown = ({ learned }: Pick<Secret, "learned">, version: number): boolean =>
  learned !== null && learned <= version;

/** The newest first. `open` is the reel that has everything. */
export function knowingAt(
  { secrets, veils }: Knowledge,
  open: Reel,
  version: number,
  voice: Voice,
): Knowing {
  const told = secrets
    .filter((secret) => secret.version <= version)
    .flatMap((secret) => hiddenLine(secret, open, voice))
    .reverse();
  const veiled = veils.filter(
    ({ since, until }) => since <= version && version < (until ?? Infinity),
  );
  const view = open.pictures[version - open.pictures[0]!.version]?.view;
  const things = veiled.flatMap(({ path }) => thingsIn(at(view, path), voice));
  return {
    hidden: told.filter((one) => !isKnown(one, version)),
    learned: told.filter((one) => isKnown(one, version)),
    veiled: veiled.length,
    things: [...new Set(things)],
  };
}

function at(view: unknown, path: Veil["path"]): unknown {
  return path.reduce<unknown>(
    (seen, step) => (seen as Readonly<Record<string | number, unknown>> | null)?.[step],
    view,
  );
}

/** A word that somebody wrote or reads, or a card of a deck. */
const WORD = /^(?:\p{L}[\p{L} ’'-]*|(?:\d+|[JQKA])[♠♥♦♣])$/u;
const SHELF = /\{\w+:name\|([\w-]+)/g;
const shelves = new WeakMap<Texts, readonly string[]>();

/** A thing of the game has a title where its sentences look for one; what has none is a word. */
function called(value: string, { game, names }: Voice): string | null {
  for (const shelf of shelvesOf(game)) {
    const title = names.things[`screen.${shelf}.${value}`];
    if (title !== undefined) return title;
  }
  return WORD.test(value) ? value : null;
}

function shelvesOf(texts: Texts): readonly string[] {
  const known = shelves.get(texts);
  if (known) return known;
  const named = Object.values(texts).flatMap((text) => [...text.matchAll(SHELF)]);
  const found = [...new Set(named.map(([, shelf]) => shelf!))];
  shelves.set(texts, found);
  return found;
}

function thingsIn(value: unknown, voice: Voice): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => thingsIn(one, voice));
  const title = typeof value === "string" ? called(value, voice) : null;
  return title === null ? [] : [title];
}

/** What a seat saw at a moment and the TV did not, by what it is called. */
export function heldAt({ held }: AllHeld, version: number, voice: Voice): Map<number, string[]> {
  const hands = new Map<number, string[]>();
  for (const { seat, word, since, until } of held) {
    const title = called(word, voice);
    if (title === null || version < since || version >= (until ?? Infinity)) continue;
    hands.set(seat, [...new Set([...(hands.get(seat) ?? []), title])]);
  }
  return hands;
}

function hiddenLine(secret: Secret, { pictures, news }: Reel, voice: Voice): Hidden[] {
  const id = idOf(secret);
  const entry = news[secret.version - pictures[0]!.version];
  const happening = entry?.find((one) => one.id === id);
  const line = happening && tell(happening, voice);
  if (!line) return [];
  const { version, learned, fields } = secret;
  const unsaid = thingsIn(fields.map((field) => happening.fact[field]).map(parts), voice);
  const things = [...new Set(unsaid)].filter((thing) => !line.text.includes(thing));
  return [{ id, text: line.text, things, isPart: fields.length > 0, version, learned }];
}

const parts = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? Object.values(value).map(parts) : value;

const idOf = ({ version, place }: Secret): string => `${version}.${place}`;

/** Which lines of an open log a seat did not see as they stand there, at a moment. */
export function unseenLines({ secrets }: Knowledge, version: number): string[] {
  return secrets.filter((secret) => !isKnown(secret, version)).map(idOf);
}

export const noted = (lines: readonly string[], note: string): ReadonlyMap<string, string> =>
  new Map(lines.map((id) => [id, note]));
