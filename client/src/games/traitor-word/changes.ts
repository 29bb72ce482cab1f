/** What each thing that happens changes in what is seen. */

import type { Seat } from "../../shell/types";
import { inOrder, type Change as ChangeOf } from "../beats";
import type { Fate, Heard, Trial, View } from "./types.gen";

export type Change = ChangeOf<View>;

/** A word that nothing has come of yet. */
export const untouched: Fate = {
  secret: "",
  holders: [],
  returned: [],
  validated: false,
  claims: [],
  charge: null,
  accuser: null,
  verdict: null,
  down: [],
  up: [],
  whys: [],
  payer: null,
};

/** What the table asks from now on: all of it, but what happened to words, piles and hands is told one by one. In the end it asks nothing. */
export const asks =
  (after: View): Change =>
  (seen) => {
    const { chain, hand, flashes } = seen;
    return after.phase === "over" ? { ...seen, may: [] } : { ...after, chain, hand, flashes };
  };

const wordOf = ({ chain }: View, word: number): Heard | undefined =>
  chain.find(({ number }) => number === word);

export const fateOf = (view: View, word: number): Fate | null => wordOf(view, word)?.fate ?? null;

/** A word hangs on the chain, as its observer hears it. */
export const hangs =
  (word: number, after: View): Change =>
  (seen) => {
    const heard = wordOf(after, word);
    return heard ? { ...seen, chain: [...seen.chain, heard] } : seen;
  };

export const without =
  (word: number): Change =>
  (seen) => ({ ...seen, chain: seen.chain.filter(({ number }) => number !== word) });

const onWord =
  (word: number, change: (heard: Heard) => Partial<Heard>): Change =>
  (seen) => ({
    ...seen,
    chain: seen.chain.map((heard) =>
      heard.number === word ? { ...heard, ...change(heard) } : heard,
    ),
  });

export const befalls = (word: number, change: (fate: Fate) => Partial<Fate>): Change =>
  onWord(word, ({ fate }) => ({ fate: { ...(fate ?? untouched), ...change(fate ?? untouched) } }));

/** A card was shown for a word: if it was only spoken, its spelling is known from now on. */
export const reads = (word: number, card: string): Change =>
  onWord(word, ({ text }) => ({ text: text || card }));

export const notes = (word: number, by: Seat, text: string): Change =>
  onWord(word, () => ({ text, noted: by }));

const mine =
  (seat: Seat, change: (seen: View) => Partial<View>): Change =>
  (seen) =>
    seen.me === seat ? { ...seen, ...change(seen) } : seen;

export const gains = (seat: Seat, more: number): Change =>
  mine(seat, ({ flashes }) => ({ flashes: (flashes ?? 0) + more }));

export const loses = (seat: Seat, card: string): Change =>
  mine(seat, ({ hand }) => ({ hand: hand.filter((one) => one !== card) }));

export const draws = (seat: Seat, words: readonly string[]): Change =>
  mine(seat, ({ hand }) => ({ hand: [...hand, ...words] }));

/** A card leaves a hand and lies on its owner's pile. */
export const lays = (seat: Seat, card: string): Change =>
  inOrder(gains(seat, 1), loses(seat, card));

export const objects =
  (by: Seat): Change =>
  (seen) => ({ ...seen, objects: joined(by, seen.objects), stands: left(by, seen.stands) });

export const vouches =
  (by: Seat, said: boolean): Change =>
  (seen) => {
    if (!seen.shown) return seen;
    const { heard, denied } = seen.shown;
    const answers = said
      ? { heard: joined(by, heard), denied: left(by, denied) }
      : { heard: left(by, heard), denied: joined(by, denied) };
    return { ...seen, waiting: left(by, seen.waiting), shown: { ...seen.shown, ...answers } };
  };

/** A thumb is ready; how it stands only its voter is told. */
export const thumbs =
  (by: Seat, down: boolean | null): Change =>
  (seen) => {
    if (!seen.trial) return seen;
    const { voted, down: against } = seen.trial;
    const trial: Trial = {
      ...seen.trial,
      voted: joined(by, voted).toSorted(bySeat),
      down: down ? joined(by, against) : left(by, against),
    };
    return { ...seen, waiting: left(by, seen.waiting), trial };
  };

/** The thumbs are counted, and nobody turns theirs any more. */
export const closesVote: Change = (seen) => ({
  ...seen,
  may: seen.may.filter(({ type }) => type !== "may-vote"),
});

const joined = (seat: Seat, seats: readonly Seat[]): Seat[] => [...left(seat, seats), seat];

const left = (seat: Seat, seats: readonly Seat[]): Seat[] => seats.filter((one) => one !== seat);

const bySeat = (one: Seat, other: Seat): number => one - other;
