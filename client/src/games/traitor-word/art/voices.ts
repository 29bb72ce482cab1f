/** Six voices; the marks of the seats tell them apart without colour. */

import type { Seat } from "../../../shell/types";

const VOICES = 6;

/** The value of `data-voice`, which tokens.css dresses. */
export function voiceOf(seat: Seat | null | undefined): number | undefined {
  return seat === null || seat === undefined ? undefined : seat % VOICES;
}
