/** What a seat did not know at a moment, and when it learned it. */

import { tell } from "../live/told";
import type { Voice } from "../live/voice";
import type { Reel } from "./reel";
import type { Knowledge, Secret, Veil } from "./types";

export interface Hidden {
  id: string;
  text: string;
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

const WORD = /^\p{L}[\p{L} ’']*$/u;

/** A thing of the game has a title on its screens; what has none is a word somebody wrote. */
function thingsIn(value: unknown, voice: Voice): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => thingsIn(one, voice));
  if (typeof value !== "string") return [];
  const title = Object.keys(voice.game).find((key) => isTitleOf(key, value));
  if (title !== undefined) return [voice.game[title]!];
  return WORD.test(value) ? [value] : [];
}

const isTitleOf = (key: string, value: string): boolean =>
  key.startsWith("screen.") && key.endsWith(`.${value}`) && key.split(".").length === 3;

function hiddenLine(secret: Secret, { pictures, news }: Reel, voice: Voice): Hidden[] {
  const id = idOf(secret);
  const entry = news[secret.version - pictures[0]!.version];
  const happening = entry?.find((one) => one.id === id);
  const line = happening && tell(happening, voice);
  if (!line) return [];
  const { version, learned, fields } = secret;
  return [{ id, text: line.text, isPart: fields.length > 0, version, learned }];
}

const idOf = ({ version, place }: Secret): string => `${version}.${place}`;

/** Which lines of an open log a seat did not see as they stand there, at a moment. */
export function unseenLines({ secrets }: Knowledge, version: number): string[] {
  return secrets.filter((secret) => !isKnown(secret, version)).map(idOf);
}
