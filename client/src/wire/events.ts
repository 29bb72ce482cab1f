/** What happened, as this screen witnessed it: for the log, the voice and the animations. */

import type { Told, Update } from "../protocol.gen";
import type { Picture } from "./picture";

export interface Fact {
  type: string;
  [field: string]: unknown;
}

/** What people and seats were called at that moment: later they may have left or moved. */
export interface NamesThen {
  seats: Readonly<Record<number, string>>;
  people: Readonly<Record<number, string>>;
}

export interface Happening {
  /** Unlike that of any other happening of this page. */
  id: string;
  version: number;
  at: number;
  fact: Fact;
  from: "table" | "game";
  names: NamesThen;
}

export const MOST_HAPPENINGS = 300;

export function happenings(update: Update, before: Picture, after: Picture): Happening[] {
  return witnessed({ ...update, facts: update.facts ?? [] }, namesThen(before, after));
}

/** Put what a welcome tells in the place of what was known of those versions. */
export function recalled(
  known: readonly Happening[],
  told: readonly Told[],
  now: Picture,
): readonly Happening[] {
  const first = told[0]?.version ?? Infinity;
  const names = namesThen(now, now);
  const past = told.flatMap((moment) => witnessed(moment, names));
  return [...known.filter(({ version }) => version < first), ...past].slice(-MOST_HAPPENINGS);
}

function witnessed({ version, at, facts }: Told, names: NamesThen): Happening[] {
  return (facts as Fact[]).map((fact, place) => ({
    id: `${version}.${place}`,
    version,
    at,
    fact,
    from: fact.type.startsWith("table:") ? "table" : "game",
    names,
  }));
}

function namesThen(before: Picture, after: Picture): NamesThen {
  const people = [...before.table.people, ...after.table.people];
  return {
    seats: Object.fromEntries(after.table.chairs.map(({ seat, name }) => [seat, name])),
    people: Object.fromEntries(people.map(({ id, name }) => [id, name])),
  };
}
