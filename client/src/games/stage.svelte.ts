/** Shows a game beat by beat, so that everything is seen to happen. */

import { isStill } from "../chosen.svelte";

export interface BeatOf<View> {
  /** What is seen now, which may be a moment behind. */
  view: View;
  ms: number;
  /** Where it may be cut short: how long it is seen when the table has already moved on. */
  atLeast?: number;
  /** Told even where nothing may move: it is there to be read. */
  told?: boolean;
}

export class StageOf<View, Beat extends BeatOf<View>> {
  shown: View;
  beat: Beat;
  #goal: View;
  #coming: Beat[] = [];
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param patience what lies further behind, in milliseconds, is not caught up with: the table has moved on */
  constructor(
    first: Beat,
    readonly beats: (before: View, after: View) => Beat[],
    readonly patience: number,
    readonly onbeat: (beat: Beat) => void = () => undefined,
  ) {
    this.#goal = first.view;
    this.shown = $state.raw(first.view);
    this.beat = $state.raw(first);
  }

  follow(view: View): void {
    if (view === this.#goal) return;
    const coming = this.beats(this.#goal, view);
    this.#goal = view;
    this.#coming.push(...(isStill() ? coming.filter(({ told }, nth) => told || nth === coming.length - 1) : coming));
    if (this.#coming.reduce((sum, { ms }) => sum + ms, 0) > this.patience) this.#coming = this.#coming.slice(-1);
    if (this.#timer === undefined) this.#next();
    else this.#wait();
  }

  #next(): void {
    const beat = this.#coming.shift();
    this.#timer = undefined;
    if (!beat) return;
    this.beat = beat;
    this.shown = beat.view;
    this.onbeat(beat);
    this.#since = performance.now();
    if (beat.ms > 0 || this.#coming.length > 0) this.#wait();
  }

  #wait(): void {
    const { view, ms, atLeast = ms } = this.beat;
    const due = this.#since + (view === this.#goal ? ms : atLeast);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), due - performance.now());
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#coming = [];
  }
}
