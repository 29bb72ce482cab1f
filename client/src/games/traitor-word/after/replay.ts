/** The chain told once more, word by word: how long each of them is seen. */

import type { Told } from "./story";

/** An ordinary word passes quickly; where a secret lay, there is something to read. */
const PASSING = 420;
const TELLING = 2_200;

/** Whether a word was on somebody's card, or something came of it. */
export const isLit = ({ notes }: Told): boolean => notes.length > 0;

/** Milliseconds for each word; a long chain runs faster, so that all of it fits. */
export function paceOf(story: readonly Told[], room: number): number[] {
  const wanted = story.map((told) => (isLit(told) ? TELLING : PASSING));
  const all = wanted.reduce((sum, ms) => sum + ms, 0);
  const haste = Math.min(1, room / Math.max(1, all));
  return wanted.map((ms) => ms * haste);
}
