/** The tale of an evening, loaded when somebody first wants to read it. */
import type { Language } from "../../../settings";
import { typeset } from "../../../i18n/sentence";
import type { Chapter } from "../export/tale";
import type { AnyFact, View } from "../types.gen";
import { english } from "./en";
import { french } from "./fr";
import { scenes } from "./telling";

export function taleOf(
  facts: readonly AnyFact[],
  view: View,
  language: Language,
): readonly Chapter[] {
  return scenes(facts, view, language === "fr" ? french : english).map(({ title, paragraphs }) => ({
    title: typeset(title, language),
    paragraphs: paragraphs.map((pieces) =>
      pieces.map((piece) => ({ ...piece, text: typeset(piece.text, language) })),
    ),
  }));
}
