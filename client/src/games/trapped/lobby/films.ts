/** The films of the programme: those of the box, one of the group's own, and one that is made up now. */

import { UNKNOWN } from "../art/monsters";

export interface Film {
  /** The scenario, as the options name it. */
  id: string;
  title: string;
  text: string;
  /** What the monster is called, for films that are not in the box. */
  monster: string;
  minutes: number;
  difficulty: number;
  /** Which monster is drawn. */
  beast: string;
}

type Texts = Readonly<Record<string, string>>;

const BOX = /^screen\.film\.([a-z-]+)\.title$/;
const TOGETHER = "together";
export const OWN = "own";

/** Return the films in the order of the programme: newcomers' first. */
export function filmsOf(texts: Texts): Film[] {
  const box = Object.keys(texts).flatMap((key) => BOX.exec(key)?.[1] ?? []);
  return [...box.map((id) => film(texts, id)), madeUp(texts)];
}

function film(texts: Texts, id: string): Film {
  const of = (part: string) => texts[`screen.film.${id}.${part}`] ?? "";
  return {
    id,
    title: of("title"),
    text: of("text"),
    monster: of("monster"),
    minutes: Number(of("minutes")),
    difficulty: Number(of("difficulty")),
    beast: id,
  };
}

const madeUp = (texts: Texts): Film => ({
  id: TOGETHER,
  title: texts[`option.scenario.${TOGETHER}`] ?? TOGETHER,
  text: texts["screen.programme.together"] ?? "",
  monster: "",
  minutes: 120,
  difficulty: 0,
  beast: UNKNOWN,
});

/** A file that somebody brought is one more film. */
export const ownFilm = (texts: Texts, title: string): Film => ({
  id: OWN,
  title,
  text: texts["screen.programme.own"] ?? "",
  monster: title,
  minutes: 0,
  difficulty: 0,
  beast: OWN,
});

/** The film that the options ask for: a file goes before everything else. */
export const chosenOf = (options: Readonly<Record<string, unknown>>): string =>
  options["file"] ? OWN : String(options["scenario"]);
