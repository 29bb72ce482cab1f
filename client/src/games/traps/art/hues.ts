/** Four hues for the players; the marks of the seats tell them apart without colour. */

import type { Seat } from "../../../shell/types";

const HUES = 4;

/** The value of `data-player`, which tokens.css dresses. */
export function hueOf(seat: Seat | null | undefined): number | undefined {
  return seat === null || seat === undefined ? undefined : seat % HUES;
}
