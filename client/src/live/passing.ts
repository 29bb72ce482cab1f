/** When a phone that several share is handed on: its curtain falls by itself. */

import type { Seat } from "../shell/types";

export class Passing {
  #seat: Seat | null = null;
  /** Who was called already when the curtain was lifted for somebody else: that was read on it. */
  #known: readonly Seat[] = [];

  /** Look at whose secrets are shown, and at whom of this phone the table waits for. */
  isDue(seat: Seat | null, called: readonly Seat[]): boolean {
    if (seat !== this.#seat) this.#known = called;
    this.#seat = seat;
    const isPlaying = seat === null || called.includes(seat);
    this.#known = isPlaying ? [] : this.#known.filter((one) => called.includes(one));
    return !isPlaying && called.some((one) => !this.#known.includes(one));
  }
}
