/** What the server says in codes, said in the reader's language. */

import { tableText } from "../i18n";
import { sentence, typeset, type Facts, type Names } from "../i18n/sentence";
import type { Language } from "../settings";
import type { Texts } from "../wire/http";

export interface Voice {
  language: Language;
  /** The sentences of the game on the table, if there is one. */
  game: Texts;
  names: Names;
  /** Facts of the game that a log need not tell. */
  unsaid?: readonly string[];
}

/** Return the sentence for a key: the game's own, else the table's, else the key itself. */
export function say(key: string, facts: Facts, { language, game, names }: Voice): string {
  const template = game[key] ?? tableText(key, language);
  return template === undefined
    ? key
    : sentence(typeset(template, language), facts, language, names);
}

export function sayRefusal(
  reason: string,
  facts: Facts,
  voice: Voice,
): { text: string; rule: string | null } {
  const rule = typeof facts["rule"] === "string" ? facts["rule"] : null;
  return { text: capital(say(`reason.${reason}`, facts, voice)), rule };
}

/** A sentence may begin with a name in lower case: "the house moves". */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
