/** What was done to somebody while they waited: a table by the types of facts, like that of beats. */
/* eslint-disable @typescript-eslint/no-explicit-any -- every game has facts and views of its own */

import type { Facts } from "../i18n/sentence";
import type { Seat } from "../shell/types";
import type { Fact, Happening } from "../wire/events";

/** One thing that was done to somebody: the key of its sentence under `screen.befell`, and what fills it. */
export interface Blow {
  key: string;
  facts: Facts;
  /** It has a scene of its own: only whoever did not look needs to be told once more. */
  staged?: true;
}

/** Who asks, what they see now, and what had happened before, the oldest first. */
export interface Whom<View, Fact> {
  me: Seat;
  view: View;
  past: readonly Fact[];
}

export type Befell<View, Of extends { type: string }> = {
  readonly [Type in Of["type"]]?: (
    fact: Extract<Of, { type: Type }>,
    whom: Whom<View, Of>,
  ) => Blow | null;
};

export interface Told extends Blow {
  id: string;
}

/** How far a seat knows what was done to it. */
export interface Known {
  me: Seat;
  view: unknown;
  /** Up to which version it was put away. */
  acked: number;
  /** Whether nobody looked when it was told. */
  isMissed: (version: number) => boolean;
}

/** What a seat has yet to be told of. */
export function befallen(
  rows: Befell<any, any>,
  happened: readonly Happening[],
  { me, view, acked, isMissed }: Known,
): Told[] {
  const played = ofThisGame(happened);
  const facts = played.map(({ fact }) => fact);
  return played.flatMap(({ id, version, fact }, at) => {
    if (version <= acked) return [];
    const row = rows[fact.type] as
      ((fact: Fact, whom: Whom<unknown, Fact>) => Blow | null) | undefined;
    const blow = row?.(fact, { me, view, past: facts.slice(0, at) });
    return blow && (!blow.staged || isMissed(version)) ? [{ ...blow, id }] : [];
  });
}

/** Seats are numbered anew in every game. */
function ofThisGame(happened: readonly Happening[]): Happening[] {
  const begun = happened.findLastIndex(({ fact }) => fact.type === "table:started");
  return standing(happened.slice(begun + 1)).filter(({ from }) => from === "game");
}

/** What was taken back was done to nobody. */
const standing = (happened: readonly Happening[]): Happening[] =>
  happened.reduce<Happening[]>((kept, one) => {
    if (one.fact.type !== "table:undone") return [...kept, one];
    const to = one.fact["to"] as number;
    return kept.filter(({ version }) => version <= to);
  }, []);

/** The last fact of these types. */
export function lastOf<Of extends { type: string }, Type extends Of["type"]>(
  past: readonly Of[],
  ...types: readonly Type[]
): Extract<Of, { type: Type }> | undefined {
  return past.findLast((fact): fact is Extract<Of, { type: Type }> =>
    (types as readonly string[]).includes(fact.type),
  );
}
