/** How long the scenes are that chapters have in common. */

import type { Sound } from "../../../sound";
import { inOrder } from "../../beats";
import { answered, type Act, type Change, type FilmBeat } from "../changes";

export const SHOUT = 2_400;
const WALK = 500;

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
