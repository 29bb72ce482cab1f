/** What a language must be able to tell. Sentences take turns, so that no two scenes begin alike. */
import type { Attribute, Cause, Suit } from "../types.gen";
import type { Gender } from "./people";

/** Somebody in a sentence. */
export interface Who {
  name: string;
  gender: Gender;
  /** It is clear who is meant, without a name. */
  isClear?: boolean;
}

/** What somebody was dared to do: named as goals are, or as an order. */
export interface Dared {
  text: string;
  isOrder: boolean;
}

export interface Prose {
  opening: string;
  ending: string;
  /** What somebody is called within a sentence: some titles want an article. */
  called: (name: string, gender: Gender) => string;
  gathered: (room: string, people: readonly string[], extras: readonly string[]) => string;
  role: (name: string, occupation: string) => string;
  monster: (monster: string) => string;
  bond: (who: Who, about: Who, suit: Suit) => string;
  /** They hate each other; or one is hated by whom they love. */
  mutual: (who: Who, about: Who) => string;
  unrequited: (who: Who, about: Who) => string;
  tries: (who: Who, goal: string) => string;
  fights: (who: Who, monster: string) => string;
  attacked: (who: Who, monster: string) => string;
  befalls: (who: Who) => string;
  again: (event: string) => string;
  commands: (who: Who, extra: Who) => string;
  quarrels: (who: Who, other: Who) => string;
  dared: (who: Who, by: Who, goal: Dared) => string;
  forced: (who: Who, by: Who, goal: Dared) => string;
  helps: (who: Who, whom: Who, feels: Suit | null) => string;
  hinders: (who: Who, whom: Who, feels: Suit | null) => string;
  lucky: (who: Who) => string;
  won: (who: Who) => string;
  wonAll: (who: Who) => string;
  lost: (who: Who) => string;
  /** They came through what befell them, or did not. */
  endured: (who: Who) => string;
  beset: (who: Who) => string;
  repelled: (who: Who, monster: string) => string;
  slain: (who: Who, monster: string) => string;
  hurt: (who: Who, attribute: Attribute) => string;
  estranged: (who: Who, about: Who) => string;
  found: (who: Who, thing: string) => string;
  countdown: string;
  unguarded: (who: Who) => string;
  turned: (who: Who, about: Who, suit: Suit) => string;
  died: (who: Who) => string;
  mad: (who: Who) => string;
  /** How many were left; and how many by then, if more had been lost than one has heard of. */
  left: (count: string) => string;
  leftByThen: (count: string) => string;
  /** How one says a small number. */
  count: (n: number) => string;
  out: (names: readonly Who[], way: string) => string;
  cause: (cause: Cause, survivors: readonly Who[]) => string;
  /** Who was still there when it was too late. */
  caught: (names: readonly Who[]) => string;
  stayed: (names: readonly Who[]) => string;
  madePossible: (who: Who, goal: string, leaver: Who, isDead: boolean) => string;
  owed: (who: Who, leaver: Who, times: number) => string;
  unloved: (who: Who, leaver: Who) => string;
  /** Who died, and who went mad, before others got out. */
  fallen: (dead: readonly Who[], mad: readonly Who[]) => readonly string[];
  betrayed: (who: Who, by: Who) => string;
  unfinished: string;
}

/** Return one after the other, and then from the beginning. */
export function inTurn<Args extends unknown[]>(
  ...ways: readonly ((...args: Args) => string)[]
): (...args: Args) => string {
  let next = 0;
  return (...args) => ways[next++ % ways.length]!(...args);
}

type Between = (who: Who, whom: Who) => string;

/** What one does to another, by what one feels for them. */
export const byFeeling =
  (ways: Record<Suit | "none", Between>) =>
  (who: Who, whom: Who, feels: Suit | null): string =>
    ways[feels ?? "none"](who, whom);

/** What somebody or something is called within a sentence: a name keeps its capital. */
export const called = (title: string): string =>
  /^(The|An?|Les?|La|Une?|Feue?|L’)(?=[ \p{L}])/u.test(title) ? lower(title) : title;

/** A title within a sentence. */
export const lower = (title: string): string =>
  /^\p{Lu}[\p{Ll}’ ]/u.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
