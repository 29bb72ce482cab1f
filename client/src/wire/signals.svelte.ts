/** What passes and is not kept: somebody is typing, somebody nudges. */

import type { Signal } from "../protocol.gen";

const TYPING_LASTS = 4_000;

export class Signals {
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  /** Seats at which somebody is typing now. */
  typing: readonly number[] = $state.raw([]);
  /** The last nudge; a new object each time. */
  nudge: Signal | null = $state.raw(null);

  hear(signal: Signal): void {
    if (signal.kind === "nudge") this.nudge = signal;
    else if (signal.seat !== null) this.#type(signal.seat);
  }

  #type(seat: number): void {
    clearTimeout(this.#timers.get(seat));
    this.#timers.set(
      seat,
      setTimeout(() => this.#rest(seat), TYPING_LASTS),
    );
    if (!this.typing.includes(seat)) this.typing = [...this.typing, seat];
  }

  #rest(seat: number): void {
    this.#timers.delete(seat);
    this.typing = this.typing.filter((other) => other !== seat);
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
