/** The game's own texts, asked for by key: a key without a text comes back as itself. */

import type { Facts } from "../../i18n/sentence";

export type Tell = (key: string, facts?: Facts) => string;

export function textOr(t: Tell, key: string, facts?: Facts): string | null {
  const text = t(key, facts);
  return text === key ? null : text;
}

/** Spell out a name for which the game has no text. */
export function spelled(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
