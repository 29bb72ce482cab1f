/** A game that is told again: the same pictures as at the table, from a reel instead of the wire. */

import type { ClockReading } from "../clock";
import type { Answer } from "../wire/commands";
import { Followed } from "../wire/followed.svelte";
import { timeOf, type Picture } from "../wire/picture";
import { remaining } from "../wire/clock";
import { pastOf, placeOf, type Reel } from "./reel";

const OVER: Answer = { type: "out-of-date", key: "" };

export class Projection extends Followed {
  readonly isLive = false;
  #reel: Reel | null = $state.raw(null);
  #eyes: number | null = $state.raw(null);
  /** Which picture is shown, or told right now. */
  at = $state(0);

  /** How often somebody wished to play where one can only watch. */
  declined = $state(0);

  readonly end = $derived((this.#reel?.pictures.length ?? 1) - 1);
  readonly version = $derived(this.#reel?.pictures[this.at]?.version ?? 0);

  constructor(readonly code: string | null) {
    super();
    this.connection = "open";
  }

  override get seat(): number | null {
    return this.#eyes;
  }

  get reel(): Reel | null {
    return this.#reel;
  }

  /** See the same moment through other eyes. */
  thread(reel: Reel, eyes: number | null): void {
    const at = this.#reel ? placeOf(reel, this.version) : 0;
    this.#reel = reel;
    this.#eyes = eyes;
    this.show(at);
  }

  /** More of the same has come; nothing changes about what is shown. */
  grow(reel: Reel): void {
    this.#reel = reel;
  }

  /** Show a picture at once. */
  show(at: number): void {
    if (!this.#reel) return;
    this.at = Math.min(Math.max(0, at), this.end);
    this.arrive(this.#reel.pictures[this.at]!, pastOf(this.#reel, this.at));
  }

  /** Tell what happened next. */
  next(): void {
    if (!this.#reel || this.at >= this.end) return;
    this.at += 1;
    const news = this.#reel.news[this.at]!;
    this.hear(news, this.#reel.pictures[this.at]!, pastOf(this.#reel, this.at));
  }

  play = (): Promise<Answer> => this.#decline();
  ask = (): Promise<Answer> => this.#decline();
  say = (): Promise<Answer> => this.#decline();

  #decline(): Promise<Answer> {
    this.declined += 1;
    return Promise.resolve(OVER);
  }

  /** What was left then; a game that is over has no time to lose. */
  protected override reading(picture: Picture, until: number): ClockReading {
    const left = remaining(timeOf(picture), until, picture.heard);
    return { remaining: left, running: false, received: 0 };
  }
}
