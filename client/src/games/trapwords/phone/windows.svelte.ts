/** Which clues can still be called. The window of a clue opens when this screen shows it. */

import type { Clue } from "../types.gen";

export class Windows {
  #closed: readonly number[] = $state.raw([]);
  #timers = new Map<number, ReturnType<typeof setTimeout>>();

  watch(clues: readonly Clue[]): void {
    for (const { number, at, until } of clues) {
      if (this.#timers.has(number)) continue;
      this.#timers.set(number, setTimeout(() => (this.#closed = [...this.#closed, number]), until - at));
    }
  }

  /** The clues that can be called, the newest first. */
  open(clues: readonly Clue[]): Clue[] {
    return clues.filter(({ number }) => !this.#closed.includes(number)).reverse();
  }

  close(): void {
    this.#timers.forEach((timer) => clearTimeout(timer));
  }
}
