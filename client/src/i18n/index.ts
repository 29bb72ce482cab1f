/** Texts in the language the player reads now: our own, and those of the tables on the server. */

import { chosen } from "../chosen.svelte";
import type { Language } from "../settings";
import type { Key } from "./en";
import { lessons, type Cover, type Lesson } from "./lessons";
import { sentence, typeset, type Facts } from "./sentence";

export type { Key };

const known: Partial<Record<Language, Lesson>> = {};

/** Fetch a language. To be awaited before it is chosen. */
export async function learn(language: Language): Promise<void> {
  known[language] ??= await lessons[language]();
}

export function t(key: Key, facts: Facts = {}): string {
  const language = chosen.language;
  return sentence(typeset(known[language]?.shell[key] ?? "", language), facts, language);
}

/** Return the table's own template for a key: `reason.name-taken`, `fact.table:joined`. */
export function tableText(key: string, language: Language): string | undefined {
  return known[language]?.table[key];
}

/** Return how a game is shown before its sentences have come, if this client was built with it. */
export function coverOf(game: string, language: Language): Cover | undefined {
  return known[language]?.covers[game];
}
