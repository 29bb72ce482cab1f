/** The games this server offers, as the shell shows them in the reader's language. */

import { chosen } from "../chosen.svelte";
import { coverOf } from "../i18n";
import type { Catalogue, GameInfo } from "../protocol.gen";
import type { Language } from "../settings";
import type { GameFace } from "../shell/seen";
import { catalogue, gameTexts, type Texts } from "../wire/http";

const PAUSE = 2_000;

export class Shelf {
  #catalogue: Catalogue | null = $state.raw(null);
  #texts: Readonly<Record<string, Texts>> = $state.raw({});

  readonly origin = $derived(this.#catalogue?.origin ?? location.origin);
  readonly isOpen = $derived(this.#catalogue !== null);
  readonly games: readonly GameFace[] = $derived(
    (this.#catalogue?.games ?? []).map((info) =>
      faceOf(info, chosen.language, this.#textsOf(info, chosen.language)),
    ),
  );

  /** Ask until the server answers: without its games nothing can be shown. */
  async open(): Promise<void> {
    while (this.#catalogue === null) {
      try {
        this.#catalogue = await catalogue();
      } catch {
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }

  /** Lay out one game with all its sentences, where there is no server to ask. */
  furnish(game: GameInfo, texts: Readonly<Partial<Record<Language, Texts>>>): void {
    const addressed = Object.entries(texts).map(([language, said]) => [
      game.texts[language as Language] ?? "",
      said,
    ]);
    this.#texts = Object.fromEntries(addressed) as Record<string, Texts>;
    this.#catalogue = { build: "", games: [game], origin: "" };
  }

  /** Fetch what the games say in a language. Until then their covers have to do. */
  async read(
    language: Language,
    isWanted: (game: GameInfo) => boolean = () => true,
  ): Promise<void> {
    await this.open();
    const wanted = (this.#catalogue?.games ?? []).filter(isWanted);
    await Promise.all(wanted.map(({ texts }) => this.#fetch(texts[language])));
  }

  /** Fetch only what is not shown by its cover. */
  readTitles(language: Language): Promise<void> {
    return this.read(language, ({ name }) => !coverOf(name, language));
  }

  face(name: string): GameFace {
    return this.games.find((game) => game.name === name) ?? unknownGame(name);
  }

  titleOf = (name: string): string => this.face(name).title;

  async #fetch(address: string | undefined): Promise<void> {
    if (address === undefined || address in this.#texts) return;
    const texts = await gameTexts(address).catch(() => null);
    if (texts) this.#texts = { ...this.#texts, [address]: texts };
  }

  #textsOf(info: GameInfo, language: Language): Texts {
    return this.#texts[info.texts[language] ?? ""] ?? {};
  }
}

function faceOf(info: GameInfo, language: Language, texts: Texts): GameFace {
  const { name, fewest, most, teams, bots, options, presets } = info;
  const cover = coverOf(name, language);
  return {
    name,
    fewest,
    most,
    teams,
    bots,
    options,
    presets,
    texts,
    title: texts["title"] ?? cover?.title ?? name,
    pitch: texts["blurb"] ?? cover?.blurb ?? "",
  };
}

function unknownGame(name: string): GameFace {
  return {
    name,
    title: name,
    pitch: "",
    fewest: 0,
    most: 0,
    teams: 0,
    bots: [],
    options: {},
    presets: {},
    texts: {},
  };
}

export const shelf = new Shelf();
