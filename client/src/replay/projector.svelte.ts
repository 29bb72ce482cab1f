/** Plays a game that is over: where one is in it, how fast it goes on, and through whose eyes it is seen. */

import { share as shortening } from "../chosen.svelte";
import { IN_HAND, ON_TV, type Pace } from "../live/stage.svelte";
import { Session } from "../live/session.svelte";
import { HttpRefusal } from "../wire/http";
import type { Film } from "./film";
import { Projection } from "./projection.svelte";
import type { Reel } from "./reel";
import type { AllHeld, Knowledge, ReplayChair } from "./types";

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** Of the time that passed at the table so much passes here, within bounds: nobody waits twice. */
const SHARE_OF_TIME = 0.12;
const SHORTEST = 450;
const LONGEST = 1_800;
/** Where nothing is seen of what happened. */
const UNSEEN = 60;

export const seatOf = (chair: ReplayChair): number | null =>
  typeof chair === "number" ? chair : null;

export class Projector {
  chair: ReplayChair = $state.raw("public");
  /** The chair whose reel is still on its way. */
  awaited: ReplayChair | null = $state.raw(null);
  /** Why nothing more is shown. */
  trouble: string | null = $state.raw(null);
  playing = $state(false);
  speed: Speed = $state.raw(1);
  /** Whether what is seen is told as on a TV. */
  isTv = $state(false);

  /** All that was hidden from the chair that is looked at closely, and what everybody knows now. */
  knowledge: Knowledge | null = $state.raw(null);
  open: Reel | null = $state.raw(null);
  /** What every seat saw and the TV did not, once everything was open. */
  held: AllHeld | null = $state.raw(null);

  readonly projection: Projection;
  readonly session: Session<Projection>;
  readonly replay;
  /** Where one can stop: at every entry of which these eyes saw something, at the beginning and at the end. */
  readonly stops: readonly number[] = $derived.by(() => {
    const { reel, end } = this.projection;
    const isSeen = (at: number) => reel?.news[at]?.some(({ from }) => from === "game") ?? false;
    return Array.from({ length: end + 1 }, (_, at) => at).filter(
      (at) => at === 0 || at === end || isSeen(at),
    );
  });
  /** How many moves have been made, of how many. */
  readonly move = $derived.by(() => this.moveAt(this.projection.at));
  readonly isOver = $derived.by(() => this.projection.at >= this.last);
  readonly last: number;

  /** Whether what happened here has been told on the way, or one has leapt over it. */
  isTold = false;
  #wanted: number | null = null;

  constructor(readonly film: Film) {
    this.replay = film.replay;
    this.last = film.replay.last - film.replay.first;
    this.projection = new Projection(film.replay.shared ? null : "");
    this.session = new Session(this.projection, true, () => this.#pace);
  }

  get #pace(): Pace {
    return { ...(this.isTv ? ON_TV : IN_HAND), patience: Infinity, speed: this.speed };
  }

  /** How many moves led to a place. */
  moveAt(at: number): number {
    return this.stops.filter((stop) => stop <= at).length - 1;
  }

  /** Show the film from now on, and go on by itself while it plays. Returns what ends it. */
  run(): () => void {
    const deaf = this.session.follow();
    $effect(() => {
      const { at, end } = this.projection;
      if (!this.playing || this.session.stage.entry || at >= end) return;
      const timer = setTimeout(() => this.#advance(), this.#gap(at));
      return () => clearTimeout(timer);
    });
    $effect(() => {
      if (this.isOver && !this.session.stage.entry) this.playing = false;
    });
    return deaf;
  }

  #gap(at: number): number {
    const { reel } = this.projection;
    const [now, then] = [reel!.pictures[at]!, reel!.pictures[at + 1]!];
    const isSeen = this.stops.includes(at + 1);
    const passed = Math.min(LONGEST, Math.max(SHORTEST, (then.at - now.at) * SHARE_OF_TIME));
    return ((isSeen ? passed : UNSEEN) * shortening) / this.speed;
  }

  #advance(): void {
    this.isTold = true;
    this.projection.next();
  }

  play(): void {
    if (this.isOver) this.show(0);
    this.session.stage.release();
    this.playing = true;
  }

  pause(): void {
    this.session.stage.hold();
    this.playing = false;
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** To the next move, which is told, or back to where the last one had been told. */
  step(by: 1 | -1): void {
    this.playing = false;
    const { at } = this.projection;
    if (by < 0) {
      const isTold = !this.session.stage.entry;
      const back = isTold ? this.stops.findLast((stop) => stop < at) : at - 1;
      this.show(back ?? 0);
      return;
    }
    const next = this.stops.find((stop) => stop > at);
    if (next === undefined) return;
    this.show(next - 1);
    this.#advance();
  }

  /** Be somewhere at once. */
  show(at: number): void {
    const isHere = at <= this.projection.end;
    this.#wanted = isHere ? null : at;
    this.isTold = false;
    this.projection.show(at);
    this.session.stage.release();
  }

  /** Be where a version has just been told. */
  jump(version: number): void {
    this.show(version - this.replay.first);
  }

  /** Take a seat, keeping the place. */
  async choose(chair: ReplayChair): Promise<void> {
    this.awaited = chair;
    this.trouble = null;
    const thread = (reel: Reel) => {
      if (this.awaited !== chair) return;
      this.#thread(chair, reel);
    };
    try {
      thread(await this.film.reel(chair, (reel) => this.#grow(chair, reel)));
      if (chair === "archive") this.held ??= await this.film.held();
    } catch (error) {
      if (!(error instanceof HttpRefusal)) throw error;
      if (this.awaited === chair) this.trouble = error.reason;
    }
    if (this.awaited === chair) this.awaited = null;
  }

  /** A first piece that reaches as far as one has come can be shown before the rest is here. */
  #grow(chair: ReplayChair, reel: Reel): void {
    if (this.awaited !== chair) return;
    const isEnough = reel.pictures.length > this.projection.at;
    if (isEnough || this.chair === chair) this.#thread(chair, reel);
  }

  #thread(chair: ReplayChair, reel: Reel): void {
    const { at } = this.projection;
    const isMore = this.chair === chair && this.projection.reel !== null;
    this.chair = chair;
    if (isMore) this.projection.grow(reel);
    else this.projection.thread(reel, seatOf(chair));
    if (this.#wanted !== null && this.#wanted < reel.pictures.length) this.show(this.#wanted);
    else if (!isMore && this.projection.at !== at) this.#wanted = at;
  }

  /** Look closely at what a seat did not know. */
  async study(seat: number | null): Promise<void> {
    if (seat === null) {
      this.knowledge = null;
      return;
    }
    const [knowledge, open] = await Promise.all([
      this.film.knowledge(seat),
      this.film.reel("archive"),
    ]);
    this.knowledge = knowledge;
    this.open = open;
  }
}
