/** Whoever tells: what they know of the evening, what was told already, and how people are called. */
import type { Chapter, Paragraph, Piece } from "../export/tale";
import type { Sheet, View } from "../types.gen";
import type { Evening, Incident, Quote } from "./incidents";
import { hero, who } from "./naming";
import { genderOf, type People } from "./people";
import type { Prose, Who } from "./prose";

/** A sentence begins with a capital, whatever stands first in it. */
const begun = (text: string): string =>
  text.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, end: string, first: string) => end + first.toUpperCase(),
  );

export const say = (text: string): Piece => ({ kind: "told", text: begun(text) });
export const voice = (text: string): Piece => ({ kind: "voice", text });

export const filled = (pieces: Paragraph): Paragraph => pieces.filter(({ text }) => text !== "");

/** How many words somebody reads: titles and names too. */
export const words = (chapters: readonly Chapter[]): number =>
  chapters
    .flatMap(({ title, paragraphs }) => [
      title,
      ...paragraphs.flat().flatMap(({ text, by = "" }) => [text, by]),
    ])
    .reduce((sum, text) => sum + text.split(/\s+/).filter(Boolean).length, 0);

export class Teller {
  readonly seen = new Set<string>();

  constructor(
    readonly view: View,
    readonly people: People,
    readonly night: Evening,
    readonly prose: Prose,
  ) {}

  who(figure: number): Who {
    return this.named(who(this.people, figure));
  }

  hero(incident: Incident): Who {
    return this.named(hero(this.people, incident));
  }

  quoted(quotes: readonly Quote[], most: number): Paragraph[] {
    return quotes
      .filter(({ words: text }) => text)
      .slice(0, most)
      .map(({ figure, words: text }) => [
        { kind: "said", text, by: figure === null ? "" : this.people.nameOf(figure) },
      ]);
  }

  /** The whole name, where somebody is introduced. */
  presented(sheet: Sheet): string {
    return this.prose.called(sheet.name, genderOf(sheet));
  }

  private named(one: Who): Who {
    return { ...one, name: this.prose.called(one.name, one.gender) };
  }
}
