/** The story of an evening as a document: plain pieces of text, still to be written down in some format. */

/** What happened, what the scenario says of it, what somebody said of it, or how something came out. */
export interface Piece {
  kind: "told" | "voice" | "said" | "result";
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
  /** A portrait, as SVG. */
  face: string;
  stamp: { text: string; good: boolean };
}

export interface Tale {
  language: string;
  title: string;
  scenario: string;
  /** Who told it. */
  byline: string;
  castTitle: string;
  cast: readonly Role[];
  extrasTitle: string;
  extras: readonly Role[];
  /** The tale itself. */
  scenes: readonly Chapter[];
  mapTitle: string;
  /** As SVG. */
  map: string;
  /** The log, for those who want to know exactly. */
  logTitle: string;
  chapters: readonly Chapter[];
}
