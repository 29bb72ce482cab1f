/** Why the server said no to what was asked over HTTP, in the reader's words. */

import { chosen } from "../chosen.svelte";
import { nobody, type Facts } from "../i18n/sentence";
import { HttpRefusal } from "../wire/http";
import { say, sayRefusal } from "./voice";

interface Fault {
  code: string;
  path: string;
  facts: Facts;
}

export class Refusals {
  #last: HttpRefusal | null = $state.raw(null);

  /** A game may say no in its own sentences. */
  constructor(readonly game: Readonly<Record<string, string>> = {}) {}

  get reason(): string | null {
    return this.#last?.reason ?? null;
  }

  get text(): string | null {
    if (!this.#last) return null;
    const voice = { language: chosen.language, game: this.game, names: nobody };
    return sayRefusal(this.#last.reason, this.#last.facts, voice).text;
  }

  /** All that is wrong with a file, each with its place, in the game's sentences. */
  get faults(): { path: string; text: string }[] {
    const voice = { language: chosen.language, game: this.game, names: nobody };
    return ((this.#last?.facts["faults"] ?? []) as Fault[]).map(({ code, path, facts }) => ({
      path,
      text: say(`screen.fault.${code}`, facts, voice),
    }));
  }

  /** Return the answer, or null where it was refused. */
  async hear<T>(asked: Promise<T>): Promise<T | null> {
    this.#last = null;
    try {
      return await asked;
    } catch (reason) {
      if (!(reason instanceof HttpRefusal)) throw reason;
      this.#last = reason;
      return null;
    }
  }
}
