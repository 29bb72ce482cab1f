/** Why the server said no to what was asked over HTTP, in the reader's words. */

import { chosen } from "../chosen.svelte";
import { nobody } from "../i18n/sentence";
import { HttpRefusal } from "../wire/http";
import { sayRefusal } from "./voice";

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
