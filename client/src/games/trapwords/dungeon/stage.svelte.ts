/** Shows a scene step by step, so that everything is seen to travel. */

import { sceneOf, steps, type Dungeon, type Scene } from "./scene";

/** How a turn went is read before anything moves. */
const BREATH = 1_300;
/** Long enough for a step and for the eye to find the next. */
const STEP = 800;

export class Stage {
  shown: Scene;
  #goal: Scene;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    dungeon: Dungeon,
    readonly onstep: () => void = () => undefined,
  ) {
    this.#goal = sceneOf(dungeon);
    this.shown = $state.raw(this.#goal);
  }

  follow(dungeon: Dungeon): void {
    const goal = sceneOf(dungeon, this.#goal);
    const coming = steps(this.#goal, goal);
    if (coming.length === 0) return;
    this.stop();
    this.shown = this.#goal;
    this.#goal = goal;
    this.#timers = coming.map((scene, nth) => setTimeout(() => this.#step(scene), BREATH + nth * STEP));
  }

  #step(scene: Scene): void {
    this.shown = scene;
    this.onstep();
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
