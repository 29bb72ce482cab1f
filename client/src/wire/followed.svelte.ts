/** A table as one screen follows it, from wherever it is told: the latest picture, and what happened. */

import type { ClockReading } from "../clock";
import { clockOf } from "./clock";
import type { Answer } from "./commands";
import type { Happening } from "./events";
import { mySeats, seeingSeat, timeOf, type Picture } from "./picture";
import type { Connection } from "./socket";

export interface Witness {
  /** All at once: on arrival, after a gap, behind another curtain. */
  arrive: (picture: Picture, happened: readonly Happening[]) => void;
  hear: (happened: readonly Happening[], before: Picture, after: Picture) => void;
}

export abstract class Followed {
  #picture: Picture | null = $state.raw(null);
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing is drawn from it
  #witnesses = new Set<Witness>();

  connection: Connection = $state("connecting");
  /** A command has waited long for its answer. */
  stillTrying = $state(false);
  happened: readonly Happening[] = $state.raw([]);

  readonly picture = $derived(this.#picture);
  readonly table = $derived(this.#picture?.table ?? null);
  readonly view = $derived(this.#picture?.view ?? null);
  readonly me = $derived(this.#picture?.me ?? null);
  readonly lifted = $derived(this.#picture?.lifted ?? null);
  readonly lines = $derived(this.#picture?.lines ?? []);
  readonly here = $derived(this.#picture?.here ?? []);
  readonly model = $derived(this.#picture?.model ?? null);
  readonly watching = $derived(this.#picture?.watching ?? 0);
  readonly hasTv = $derived((this.#picture?.tvs ?? 0) > 0);
  readonly mySeats = $derived(this.#picture ? mySeats(this.#picture) : []);
  readonly deadline = $derived(this.table?.deadline ?? null);

  /** Whether what is told happens now, or happened once. */
  abstract readonly isLive: boolean;
  abstract readonly code: string | null;

  /** The seat whose view is shown; null where it is everybody's. */
  get seat(): number | null {
    return this.#picture && seeingSeat(this.#picture);
  }

  /** The clock of any moment of the table's time, once the table is here. */
  readonly clockTo = (until: number): ClockReading => this.reading(this.#picture!, until);

  get clock(): ClockReading | null {
    return this.#picture && this.deadline !== null ? this.clockTo(this.deadline) : null;
  }

  abstract play(seat: number, wish: { type: string }): Promise<Answer>;
  abstract ask(wish: { type: string }): Promise<Answer>;
  abstract say(channel: string, text: string): Promise<Answer>;

  /** Be told of everything that happens from now on. Returns what ends it. */
  witness(witness: Witness): () => void {
    this.#witnesses.add(witness);
    return () => this.#witnesses.delete(witness);
  }

  protected reading(picture: Picture, until: number): ClockReading {
    return clockOf(timeOf(picture), until);
  }

  /** What changes about the table without anything happening in the game. */
  protected redraw(picture: Picture): void {
    this.#picture = picture;
  }

  protected arrive(picture: Picture, happened: readonly Happening[]): void {
    this.#picture = picture;
    this.happened = happened;
    for (const witness of this.#witnesses) witness.arrive(picture, happened);
  }

  protected hear(news: readonly Happening[], after: Picture, all: readonly Happening[]): void {
    const before = this.#picture!;
    this.#picture = after;
    this.happened = all;
    for (const witness of this.#witnesses) witness.hear(news, before, after);
  }
}
