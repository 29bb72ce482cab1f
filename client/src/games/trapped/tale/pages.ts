/** The tale as a TV turns its pages: as much at once as is read from the sofa, with the faces it is about. */
import { chosen } from "../../../chosen.svelte";
import { factsOf } from "../export/moments";
import type { Chapter, Paragraph } from "../export/tale";
import type { View } from "../types.gen";
import { shortName } from "./people";
import { taleOf } from ".";

export interface Page extends Chapter {
  /** Who occurs in it. */
  people: readonly number[];
  letters: number;
  /** How long one reads it. */
  ms: number;
}

const MOST_LETTERS = 430;
const MOST_FACES = 4;
/** Somebody reads it aloud, and nobody hurries: but the last page comes while people still listen. */
const PER_LETTER = 58;
const LEAST = 4_000;

/** Return the evening page by page, in no more time than there is. */
export function pagesOf(log: string, view: View, time: number): readonly Page[] {
  return timed(paged(taleOf(factsOf(log), view, chosen.language), view), time);
}

export function paged(chapters: readonly Chapter[], view: View): readonly Omit<Page, "ms">[] {
  return chapters.flatMap(({ title, paragraphs }) =>
    leaves(paragraphs).map((some) => ({
      title,
      paragraphs: some,
      people: occurring(some, view),
      letters: lettersIn(some),
    })),
  );
}

export function timed(pages: readonly Omit<Page, "ms">[], time: number): readonly Page[] {
  const long = pages.map((page) => ({
    ...page,
    ms: Math.max(LEAST, page.letters * PER_LETTER),
  }));
  const all = long.reduce((sum, { ms }) => sum + ms, 0);
  const share = Math.min(1, time / all);
  return long.map((page) => ({ ...page, ms: page.ms * share }));
}

/** Whole paragraphs, as many as there is room for. */
function leaves(paragraphs: readonly Paragraph[]): readonly (readonly Paragraph[])[] {
  const found: Paragraph[][] = [];
  for (const paragraph of paragraphs) {
    const last = found.at(-1);
    if (last && lettersIn([...last, paragraph]) <= MOST_LETTERS) last.push(paragraph);
    else found.push([paragraph]);
  }
  return found;
}

const lettersIn = (paragraphs: readonly Paragraph[]): number =>
  paragraphs.flat().reduce((sum, { text, by = "" }) => sum + text.length + by.length, 0);

function occurring(paragraphs: readonly Paragraph[], view: View): readonly number[] {
  const said = paragraphs
    .flat()
    .map(({ text, by = "" }) => `${text} ${by}`)
    .join(" ");
  const at = (name: string) =>
    said.search(new RegExp(`(?<!\\p{L})${literal(name)}(?!\\p{L})`, "iu"));
  return view.sheets
    .filter(({ name }) => name && at(name) >= 0)
    .toSorted((one, other) => at(one.name) - at(other.name))
    .slice(0, MOST_FACES)
    .map(({ id }) => id);
}

const literal = (name: string): string => shortName(name).replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
