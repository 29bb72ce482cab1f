/** How long the scenes are that chapters have in common. */

import type { Sound } from "../../../sound";
import { inOrder } from "../../beats";
import { answered, type Act, type Change, type FilmBeat } from "../changes";

export const SHOUT = 2_400;
const WALK = 500;
const TALE = 1_600;
const LONGEST_TALE = 7_000;

/** As long as it takes to read somebody's words from the sofa. */
export const readingTime = (words: string): number =>
  Math.min(TALE + words.length * 45, LONGEST_TALE);

export const shouts = (act: Act, sound: Sound, ms: number, ...changes: Change[]): FilmBeat => ({
  ms,
  moment: true,
  sound,
  act,
  shows: inOrder(...changes),
});

/** It is announced, and stays on the wall until it is answered. */
export const stays = (change: Change, sound: Sound): FilmBeat => ({
  ms: SHOUT,
  moment: true,
  sound,
  shows: inOrder(answered, change),
});

export const walks = (change: Change): FilmBeat => ({ ms: WALK, sound: "step", shows: change });
