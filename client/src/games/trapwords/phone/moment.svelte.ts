/** The moment on this screen, for bars that run out and clues that get away. */

const BEAT = 200;

export class Moment {
  now = $state(performance.now());
  #timer = setInterval(() => (this.now = performance.now()), BEAT);

  stop(): void {
    clearInterval(this.#timer);
  }
}
