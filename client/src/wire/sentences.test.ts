/** The client fills a sentence exactly as the server does: both read tests/sentences.json. */

import { expect, test } from "vitest";

import vectors from "../../../tests/sentences.json";
import { sentence } from "../i18n/sentence";
import type { Language } from "../settings";

type Vector = [language: Language, template: string, facts: Record<string, unknown>, said: string];

test.each(vectors.sentences as Vector[])(
  "in %s, “%s” is filled as on the server",
  (language, template, facts, said) => {
    expect(sentence(template, facts, language, vectors.names)).toBe(said);
  },
);
