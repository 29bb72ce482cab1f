/** Shows a game beat by beat, so that pieces are seen to walk and Traps to open. */

import { isStill } from "../../../chosen.svelte";
import type { View } from "../types.gen";
import { beats, type Beat } from "./beats";

/** What lies further behind is not caught up with: the table has moved on. */
const PATIENCE = 7_000;

export class Stage {
  /** The view that is seen now, which may be a moment behind. */
  shown: View;
  beat: Beat;
  #goal: View;
  #coming: Beat[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    view: View,
    readonly onbeat: (beat: Beat) => void = () => undefined,
  ) {
    this.#goal = view;
    this.shown = $state.raw(view);
    this.beat = $state.raw({ view, ms: 0 });
  }

  follow(view: View): void {
    if (view === this.#goal) return;
    const coming = beats(this.#goal, view);
    this.#goal = view;
    this.#coming.push(...(isStill() ? coming.slice(-1) : coming));
    if (this.#coming.reduce((sum, { ms }) => sum + ms, 0) > PATIENCE) this.#coming = this.#coming.slice(-1);
    if (this.#timer === undefined) this.#next();
  }

  #next(): void {
    const beat = this.#coming.shift();
    this.#timer = undefined;
    if (!beat) return;
    this.beat = beat;
    this.shown = beat.view;
    this.onbeat(beat);
    if (beat.ms > 0 || this.#coming.length > 0) this.#timer = setTimeout(() => this.#next(), beat.ms);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#coming = [];
  }
}
