/** A chain of Traitor Word told for tests: Ann, Bob and Cleo have spoken, and Dan is next. */

import { tellAll } from "../../../test/told";
import { beats, type ChainBeat } from "./beats";
import { untouched } from "./changes";
import { ANN, BOB, CLEO, heard, seen } from "./phone/example";
import type { Accused, AnyFact, Fate, Judged, Trial, View } from "./types.gen";

export const DAN = 3;
export const chain = [heard(1, ANN, "nature"), heard(2, BOB, "flower"), heard(3, CLEO, "garden")];
export const trial: Trial = {
  word: 3,
  by: ANN,
  whom: CLEO,
  charge: "off-topic",
  voters: [BOB, DAN],
  text: "they grow there",
  voted: [BOB],
  down: [],
  whys: [],
};
export const view = (changes: Partial<View> = {}) =>
  seen({ me: null, hand: [], flashes: null, chain, speaker: DAN, ...changes });
export const withFate = (fate: Partial<Fate>) => [
  ...chain.slice(0, 2),
  { ...chain[2]!, fate: { ...untouched, ...fate } },
];

/** Tell what happened, and return each beat with what is seen of it. */
export function tell(before: View, after: View, ...facts: AnyFact[]) {
  const seen: View[] = [];
  const { told } = tellAll(beats, { facts, before, after });
  told.reduce((now, { shows }) => {
    const next = shows?.(now) ?? now;
    seen.push(next);
    return next;
  }, before);
  return { told, seen, last: seen.at(-1)! };
}

export const steps = (told: readonly ChainBeat[]) =>
  told.flatMap(({ trial, call }) => trial?.step ?? call?.kind ?? []);
export const fates = (seen: readonly View[]) =>
  seen.map(({ chain }) => chain.find(({ number }) => number === 3)?.fate);

export const said = (number: number, by: number, text: string): AnyFact => ({
  type: "said",
  number,
  by,
  text,
  at: 0,
  until: 0,
  secret: "",
  to: [by],
});
export const validated: AnyFact = { type: "validated", word: 3, by: CLEO, card: "garden" };
export const accused = (more: Partial<Accused>): AnyFact => ({
  type: "accused",
  word: 3,
  by: ANN,
  whom: CLEO,
  charge: "secret",
  voters: [],
  until: null,
  left: null,
  ...more,
});
export const judged = (more: Partial<Judged>): AnyFact => ({
  type: "judged",
  word: 3,
  by: ANN,
  whom: CLEO,
  down: [BOB, DAN],
  up: [],
  whys: [],
  verdict: "guilty",
  ...more,
});
export const paid = (giver: number, taker: number): AnyFact => ({
  type: "flash-passed",
  word: 3,
  giver,
  taker,
});
export const lost: AnyFact = { type: "card-lost", word: 3, by: CLEO, card: "garden" };
export const resumed: AnyFact = { type: "resumed", until: 0 };
