/** Tells what happened beat by beat: a screen shows the past until its moment has been told. */
/* eslint-disable @typescript-eslint/no-explicit-any -- every game has facts and views of its own */

import { chosen, isStill, share as shortening } from "../chosen.svelte";
import type { Beat, Beats, Entry } from "../games/beats";
import type { GameClient } from "../games/contract";
import type { TableView } from "../protocol.gen";
import { MOST_HAPPENINGS, type Fact, type Happening } from "../wire/events";
import type { Picture, View } from "../wire/picture";

/** What is seen of the game now, perhaps a moment behind: the view, and what the table says of it. */
export interface Scene extends Pick<TableView, "phase" | "scores" | "outcome" | "deadline"> {
  readonly view: View | null;
}

/** Who is told of what is told. */
export interface Listener {
  /** A beat is seen, and lasts. */
  beat?: (beat: Beat<any>) => void;
  told?: (happening: Happening) => void;
  /** All of an entry has been told. */
  settled?: (before: Scene, after: Scene) => void;
}

type AnyBeats = Beats<any, any, any>;

export interface Pace {
  /** Everybody looks at it, or at the TV beside it: moments are told in full, whatever one person would skip. */
  readonly isShared: boolean;
  /** By how much moments are drawn out; a phone alone only hints at what a TV tells. */
  readonly moments: number;
  /** How far behind the table it may fall, in milliseconds, before it hurries; a game may ask for more. */
  readonly patience: number;
  /** How long the board is seen once more, in milliseconds, before the end is told. */
  readonly lastLook: number;
  /** Whether a game may ask for longer looks: there is something to be seen from afar. */
  readonly isTv?: true;
  /** How many times as fast everything is told, where somebody chose that. */
  readonly speed?: number;
}

export const ON_TV: Pace = {
  isShared: true,
  moments: 1,
  patience: 9_000,
  lastLook: 9_000,
  isTv: true,
};
export const IN_HAND: Pace = { isShared: false, moments: 0.3, patience: 2_500, lastLook: 2_500 };
/** A phone that lies before a TV takes the TV's time: nobody knows before the room does. */
export const BESIDE_TV: Pace = { isShared: true, moments: 1, patience: 9_000, lastLook: 2_500 };

/** By how much everything is shortened while something else waits to be told. */
const HURRY = 0.5;
const HURRIED_READING = 0.8;
/** By how much for whoever wants short scenes. */
const BRISK = 0.25;
/** How long a result stays that nobody taps away, and how long where others wait behind it. */
export const STAYS = 6_000;
const STAYS_LATE = 2_500;

interface Heard {
  readonly happened: readonly Happening[];
  readonly before: Scene;
  readonly after: Scene;
  readonly at: number;
}

export class Stage {
  scene: Scene | null = $state.raw(null);
  happened: readonly Happening[] = $state.raw([]);
  beat: Beat<any> | null = $state.raw(null);
  /** What is being told. */
  entry: Entry<any, any> | null = $state.raw(null);

  #coming: Heard[] = [];
  #telling: Generator<Beat<any>, void> | null = null;
  #now: Heard | null = null;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #skips = false;
  /** Since when it stands still. */
  #held: number | null = null;

  constructor(
    private readonly pace: () => Pace,
    private readonly client: () => GameClient | null,
    private readonly listener: Listener = {},
  ) {}

  /** Show at once what there is, and how it came about. */
  arrive(picture: Picture, happened: readonly Happening[]): void {
    this.close();
    this.scene = sceneOf(picture);
    this.happened = happened;
  }

  hear(happened: readonly Happening[], before: Picture, after: Picture): void {
    this.#coming.push({
      happened,
      before: sceneOf(before),
      after: sceneOf(after),
      at: performance.now(),
    });
    if (this.#timer === undefined) this.#tell();
    else this.#wait();
  }

  /** Whoever has seen enough, or does not look, is told the rest at once. */
  skip(): void {
    this.#skips = true;
    if (this.#timer !== undefined) this.#wait();
    else this.#skips = false;
  }

  /** Let everything stand as it is seen now, until it is released. */
  hold(): void {
    this.#held ??= performance.now();
    clearTimeout(this.#timer);
  }

  release(): void {
    if (this.#held === null) return;
    this.#since += performance.now() - this.#held;
    this.#held = null;
    if (this.beat) this.#wait();
  }

  close(): void {
    this.#held = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#telling = this.#now = this.beat = this.entry = null;
    this.#coming = [];
    this.#skips = false;
  }

  /** Go on to the next beat that takes its time. */
  #tell(): void {
    this.#timer = undefined;
    for (;;) {
      const { done, value } = this.#telling?.next() ?? { done: true };
      if (!done) {
        this.#show(value);
        if (this.#lasts(value) > 0) return this.#wait();
      } else if (!this.#begin()) return;
    }
  }

  #begin(): boolean {
    this.#now = this.#coming.shift() ?? null;
    this.#telling = this.#now && this.#told(this.#now);
    if (this.#now) return true;
    this.beat = this.entry = null;
    this.#skips = false;
    return false;
  }

  *#told(heard: Heard): Generator<Beat<any>, void> {
    const { happened, before, after } = heard;
    const client = before.view && after.view ? this.client() : null;
    const facts = happened.filter(({ from }) => from === "game").map(({ fact }) => fact);
    this.entry = { facts, before: before.view, after: after.view };
    for (const happening of happened) {
      if (client?.beats && happening.from === "game")
        yield* this.#row(client.beats, happening.fact);
      this.happened = [...this.happened, happening].slice(-MOST_HAPPENINGS);
      this.listener.told?.(happening);
    }
    if (client && after.outcome && !before.outcome) {
      this.#now = { ...heard, at: performance.now() }; // A long last move takes nothing from the look at it.
      yield this.#lastLook(client, after);
    }
    this.scene = after;
    this.listener.settled?.(before, after);
  }

  #lastLook(client: GameClient, { view }: Scene): Beat<any> {
    const { isTv, lastLook } = this.pace();
    const asked = isTv && client.lastLook ? client.lastLook : lastLook;
    return {
      ms: client.Tv ? asked : 0,
      moment: true,
      whole: true,
      ends: true,
      asks: true,
      shows: () => view,
    };
  }

  #row(rows: AnyBeats, fact: Fact): readonly Beat<any>[] {
    return rows[fact.type]?.(fact, this.scene!.view, this.entry!) ?? [];
  }

  #show(beat: Beat<any>): void {
    this.beat = beat;
    if (beat.shows) this.scene = { ...this.scene!, view: beat.shows(this.scene!.view) };
    if (beat.asks) this.scene = { ...this.scene!, deadline: this.#now!.after.deadline };
    this.#since = performance.now();
    if (this.#lasts(beat) > 0) this.listener.beat?.(beat);
  }

  #lasts(beat: Beat<any>): number {
    const { isShared, isTv, speed = 1 } = this.pace();
    const isStaged = isShared && beat.moment;
    const isSkipped = this.#skips && (isTv || !isStaged);
    if (document.hidden || isSkipped) return 0;
    const share = shortening / speed;
    if (beat.stays) return share * this.#stays();
    if (isStill() && !isStaged) return 0;
    if (beat.ends && !this.#goesOn()) return share * beat.ms;
    if (this.#isLate()) return 0;
    return share * beat.ms * this.#haste(beat);
  }

  #isLate(): boolean {
    const { isShared, patience } = this.pace();
    if (patience === Infinity) return false;
    const asked = (isShared && this.client()?.patience) || patience;
    return performance.now() - (this.#now?.at ?? 0) > asked / shortening;
  }

  /** People go on to another game; who only comes or goes cuts no last look short. */
  #goesOn(): boolean {
    return this.#coming.some(({ after }) => after.phase !== "over");
  }

  /** What decided something is read, whatever waits; a little faster where much does. */
  #stays(): number {
    const ms = this.#coming.length > 0 && this.#isLate() ? STAYS_LATE : STAYS;
    return ms * this.#briskness();
  }

  #haste({ moment, ends, reads }: Beat<any>): number {
    const pace = moment && !ends ? this.pace().moments : 1;
    const hurry = this.#coming.length === 0 ? 1 : reads ? HURRIED_READING : HURRY;
    return pace * hurry * (ends ? 1 : this.#briskness());
  }

  /** Short scenes are a choice of the TV's for the whole room, and of a phone's where there is none. */
  #briskness(): number {
    const { isShared, isTv } = this.pace();
    return chosen.brisk && (isTv || !isShared) ? BRISK : 1;
  }

  #wait(): void {
    clearTimeout(this.#timer);
    if (this.#held !== null) return;
    const due = this.#since + (this.beat ? this.#lasts(this.beat) : 0);
    this.#timer = setTimeout(() => this.#tell(), Math.max(0, due - performance.now()));
  }
}

function sceneOf({ table, view }: Picture): Scene {
  const { phase, scores, outcome, deadline } = table;
  return { phase, scores, outcome, deadline, view };
}
