/** Whoever tells: what they know of the evening, what was told already, and how people are called. */
import type { Chapter, Paragraph, Piece } from "../export/tale";
import { titleOf } from "../reading";
import type { Sheet, View, Words } from "../types.gen";
import type { Evening, Incident, Quote } from "./incidents";
import { hero, who } from "./naming";
import { genderOf, type People } from "./people";
import { called, type Prose, type Who } from "./prose";

/** A sentence begins with a capital, whatever stands first in it. */
const begun = (text: string): string =>
  text.replace(
    /(^|[.!?]\s+)(\p{Ll})/gu,
    (_, end: string, first: string) => end + first.toUpperCase(),
  );

export const say = (text: string): Piece => ({ kind: "told", text: begun(text) });
export const voice = (text: string): Piece => ({ kind: "voice", text });

/** A title, and what it is about. */
export const headed = ({ title, text }: Words): string =>
  [/[^.!?…”»]$/.test(title) ? `${title}.` : title, text].filter(Boolean).join(" ");

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
  private left: number;

  constructor(
    readonly view: View,
    readonly people: People,
    readonly night: Evening,
    readonly prose: Prose,
  ) {
    this.left = view.sheets.filter(({ name }) => name).length;
  }

  /** How many were left after that, if anybody was lost. */
  remaining({ lost, left }: Incident): Piece[] {
    if (lost.length === 0) return [];
    const isKnown = this.left - lost.length === left;
    this.left = left;
    const { leftByThen, left: leaves, count } = this.prose;
    return left > 1 ? [say((isKnown ? leaves : leftByThen)(count(left)))] : [];
  }

  /** What was told already is not told again. */
  once(text: string): string {
    if (this.seen.has(text)) return "";
    this.seen.add(text);
    return text;
  }

  readonly who = (figure: number): Who => this.named(who(this.people, figure));

  /** Whose scene it is, after what was said last. */
  hero(incident: Incident, last?: Piece): Who {
    const one = this.named(hero(this.people, incident));
    return { ...one, isClear: one.isClear || (last !== undefined && this.isAbout(one, last)) };
  }

  /** What the monster is called once one knows it: without what stands after the comma. */
  get monster(): string {
    return called(titleOf(this.view, "monster")).split(",")[0]!;
  }

  private isAbout({ name, gender }: Who, { text }: Piece): boolean {
    const has = (other: string) => text.toLowerCase().includes(other.toLowerCase());
    const others = this.view.sheets
      .map(({ id }) => this.who(id).name)
      .filter((one) => one !== name);
    return gender !== "they" && has(name) && ![...others, this.monster].some(has);
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
