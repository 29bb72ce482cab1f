/** What has to be learned to speak a language: the house's own sentences, the tables', and what the games are called. */

import type { Language } from "../settings";

export type Lines = Readonly<Record<string, string>>;

/** How a game is shown on a shelf, before anybody asks for all its sentences. */
export interface Cover {
  readonly title: string;
  readonly blurb: string;
}

export interface Lesson {
  readonly shell: Lines;
  readonly table: Lines;
  readonly covers: Readonly<Record<string, Cover>>;
}

export const lessons: Readonly<Record<Language, () => Promise<Lesson>>> = {
  en: () => import("./lesson.en"),
  fr: () => import("./lesson.fr"),
};
