/** Texts in the language the player reads now: our own, and those of the tables on the server. */

import { chosen } from "../chosen.svelte";
import type { Language } from "../settings";
import type { Key } from "./en";
import { sentence, typeset, type Facts } from "./sentence";

export type { Key };

type Lines = Readonly<Record<string, string>>;

interface Speech {
  shell: Lines;
  table: Lines;
}

const known: Partial<Record<Language, Speech>> = {};

const lessons: Readonly<Record<Language, () => Promise<Speech>>> = {
  en: async () => {
    const [shell, table] = await Promise.all([
      import("./en"),
      import("../../../src/trapline/tables/texts/en.json"),
    ]);
    return { shell: shell.en, table: table.default };
  },
  fr: async () => {
    const [shell, table] = await Promise.all([
      import("./fr"),
      import("../../../src/trapline/tables/texts/fr.json"),
    ]);
    return { shell: shell.fr, table: table.default };
  },
};

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
