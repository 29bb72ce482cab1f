/** The story of an evening as a document: plain pieces of text, still to be written down in some format. */

/** What happened, what somebody said of it, or how something came out. */
export interface Piece {
  kind: "told" | "said" | "result";
  text: string;
  /** Who said it. */
  by?: string;
}

/** What belongs together: one deed and what came of it. What people said stands in a paragraph of its own. */
export type Paragraph = readonly Piece[];

export interface Chapter {
  title: string;
  paragraphs: readonly Paragraph[];
}

export interface Role {
  name: string;
  what: string;
  fate: string;
}

export interface Tale {
  language: string;
  title: string;
  scenario: string;
  intro: readonly string[];
  castTitle: string;
  cast: readonly Role[];
  extrasTitle: string;
  extras: readonly Role[];
  chapters: readonly Chapter[];
}
