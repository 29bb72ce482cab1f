/** The rules of a game as its texts tell them: the short way, and number by number. */

import { howTo, type RuleBook } from "../shell/seen";
import type { Texts } from "../wire/http";

const RULE = "rule.";

export function bookOf(texts: Texts): RuleBook {
  return {
    short: howTo({ texts }),
    rules: Object.entries(texts)
      .filter(([key]) => key.startsWith(RULE))
      .map(([key, text]) => ({ id: key.slice(RULE.length), text }))
      .sort((one, other) => one.id.localeCompare(other.id, "en", { numeric: true })),
  };
}
