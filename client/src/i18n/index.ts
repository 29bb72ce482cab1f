/** Our own texts, in the language the player reads now. */

import { chosen } from "../chosen.svelte";
import { en, type Key } from "./en";
import { fr } from "./fr";
import { sentence, typeset, type Facts } from "./sentence";

export type { Key };

const texts = { en, fr };

export function t(key: Key, facts: Facts = {}): string {
  const language = chosen.language;
  return sentence(typeset(texts[language][key], language), facts, language);
}
