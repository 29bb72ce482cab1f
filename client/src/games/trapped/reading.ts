/** What all screens of Trapped! read from a view: who is who and where, what things are called, what I may do. */

import { chosen } from "../../chosen.svelte";
import type { Seat } from "../../shell/types";
import type { GameProps } from "../contract";
import type { Speech } from "../reading";
import { rankOf, suitOf, type Card } from "./cards";
import type { AnyWish, Attribute, Clash, Dare, Sheet, View, Words } from "./types.gen";

export type Screen = GameProps<View, AnyWish>;
export type Invitation = View["may"][number];
export type FigureId = number;
type Dared = Pick<Dare, "dare" | "words">;

export const ATTRIBUTES: readonly Attribute[] = [
  "brave",
  "sexy",
  "clever",
  "fast",
  "dangerous",
  "lucky",
];

export const isGm = ({ me, gm }: Pick<View, "me" | "gm">): boolean => me !== null && me === gm;

export const sheetOf = ({ sheets }: Pick<View, "sheets">, id: FigureId | null): Sheet | undefined =>
  sheets.find((sheet) => sheet.id === id);

export const characterOf = (
  { sheets }: Pick<View, "sheets">,
  seat: Seat | null,
): Sheet | undefined =>
  sheets.find((sheet) => seat !== null && sheet.seat === seat && sheet.fate === "alive");

/** The Extra who obeys somebody. */
export const extraOf = ({ sheets }: Pick<View, "sheets">, seat: Seat | null): Sheet | undefined =>
  sheets.find(
    (sheet) =>
      seat !== null && sheet.seat === null && sheet.master === seat && sheet.fate === "alive",
  );

export const extrasOf = ({ sheets }: Pick<View, "sheets">): Sheet[] =>
  sheets.filter(({ seat }) => seat === null);

export const peopleIn = ({ sheets }: Pick<View, "sheets">, room: string): Sheet[] =>
  sheets.filter((sheet) => sheet.room === room && sheet.fate === "alive");

/** How much is written on the sheets of the Extras, and how much there is to write. */
export function written(view: Pick<View, "sheets" | "blanks">): { done: number; total: number } {
  const filled = (one: Sheet) =>
    (one.name ? 1 : 0) +
    (one.occupation ? 1 : 0) +
    Object.keys(one.attributes).length +
    Object.keys(one.feelings).length;
  const done = extrasOf(view).reduce((sum, one) => sum + filled(one), 0);
  return { done, total: done + view.blanks };
}

/** How many rounds are left before everything blows up, this one too. */
export const roundsLeft = ({ countdown, round }: Pick<View, "countdown" | "round">): number =>
  countdown === null ? 0 : Math.max(countdown - round + 1, 0);

/** Everybody but the GM, clockwise; a character has the number of its place in this order. */
export const playersOf = ({ order, gm }: Pick<View, "order" | "gm">): Seat[] =>
  order.filter((seat) => seat !== gm);

/** What the scenario says, in the language of who reads. */
export const told = (says: { [language: string]: Words } | undefined): Words =>
  says?.[chosen.language] ?? says?.["en"] ?? { title: "", text: "" };

/** What a room, a goal, a way out, a thing, `monster`, `weakness` or `scenario` is called. */
export function says({ place }: Pick<View, "place">, id: string): Words {
  return told(place.rooms.find((room) => room.id === id)?.says ?? place.titles[id]);
}

/** Which monster is drawn. */
export const beastOf = ({ scenario, place }: Pick<View, "scenario" | "place">) => ({
  scenario,
  titles: Object.values(place.titles["monster"] ?? {}).map(({ title }) => title),
});

export const titleOf = (view: Pick<View, "place">, id: string): string =>
  says(view, id).title || id;

/** Who somebody is; who has no name yet is called after their player, and an Extra is counted. */
export function whoIs(
  view: Pick<View, "sheets" | "order" | "gm">,
  id: FigureId | null,
  t: Screen["t"],
): string {
  const sheet = sheetOf(view, id);
  if (sheet?.name) return sheet.name;
  const players = playersOf(view);
  const seat = players[id ?? players.length];
  return seat === undefined
    ? t("screen.extra.nameless", { n: (id ?? 0) - players.length + 1 })
    : t("screen.character.nameless", { seat });
}

/** Challenges name `goal:…`, `room:…`, `extra:…`, `monster` or `stunt:…`; `own` are somebody's own words. */
export function dareOf(view: View, dare: string, t: Screen["t"], words = ""): string {
  const [kind = "", subject = ""] = dare.split(":");
  const what =
    kind === "extra"
      ? whoIs(view, Number(subject), t)
      : kind === "own"
        ? words || "…"
        : titleOf(view, kind === "monster" ? "monster" : subject);
  return t(`screen.dare.${kind === "own" ? "words" : kind}`, { what });
}

/** What is dared, as a title: a stunt, somebody's words, or what one may do in a turn. */
export function dareTitle(view: View, { dare, words }: Dared, t: Screen["t"]): string {
  if (words) return words;
  return dare.startsWith("stunt:") ? titleOf(view, dare.slice(6)) : dareOf(view, dare, t);
}

export const dareText = (view: Pick<View, "place">, { dare }: Pick<Dare, "dare">): string =>
  says(view, dare.split(":")[1] ?? dare).text;

/** What a conflict is about, in a line. */
export function aimOf(view: View, clash: Clash, { t, named }: Speech): string {
  if (clash.kind === "challenge")
    return t("screen.aim.challenge", {
      whom: clash.opponent === null ? "" : named(clash.opponent),
      what: dareOf(view, clash.subject, t, clash.words),
    });
  if (clash.kind === "dare")
    return t("screen.aim.dare", {
      what: dareTitle(view, { dare: clash.subject, words: clash.words }, t),
    });
  if (clash.kind === "control")
    return t("screen.aim.control", { what: whoIs(view, Number(clash.subject), t) });
  if (clash.kind === "event" && clash.subject === "monster")
    return t("screen.aim.attack", { what: titleOf(view, "monster") });
  if (clash.kind === "monster") return t("screen.aim.monster", { what: titleOf(view, "monster") });
  const what = clash.kind === "event" ? told(view.event?.says).title : titleOf(view, clash.subject);
  return t(`screen.aim.${clash.kind}`, { what: what || t("screen.aim.something") });
}

/** What the scenario says about a conflict: what the goal takes, or what the monster does. */
export function stakesOf(
  view: Pick<View, "place" | "event" | "happening">,
  { kind, subject, attack }: Clash,
): string {
  if (kind === "goal") return says(view, subject).text;
  if (kind === "dare") return dareText(view, { dare: subject });
  if (kind === "event" && subject !== "monster")
    return told(view.event?.says).text || (view.happening?.words ?? "");
  const { title, text } = says(view, attack);
  return [title && `${title}.`, text].filter((part) => part !== "").join(" ");
}

/** A card as it is read out: "queen of hearts", or "queen". */
export function spoken(card: Card, t: Screen["t"]): string {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  const value = /\d/.test(rank) ? rank : t(`screen.rank.${rank}`);
  return suit ? t("screen.card", { rank: value, suit: t(`screen.suit.${suit}`) }) : value;
}
