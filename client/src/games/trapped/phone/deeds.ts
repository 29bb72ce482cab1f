/** The six things one can do in a turn, which of them are open, and why the others are not. */

import { listed } from "../../../i18n/sentence";
import { chosen } from "../../../chosen.svelte";
import type { GlyphName } from "../art/glyphs";
import { invited } from "../../reading";
import { characterOf, extrasOf, titleOf, type Invitation, type Screen } from "../reading";
import type { Closed, View } from "../types.gen";

export type Deed = "goal" | "explore" | "control" | "challenge" | "monster" | "escape";

export const DEEDS: readonly Deed[] = [
  "escape",
  "goal",
  "monster",
  "explore",
  "control",
  "challenge",
];

const offers = {
  goal: "may-attempt",
  explore: "may-explore",
  control: "may-control",
  challenge: "may-challenge",
  monster: "may-attack",
  escape: "may-escape",
} as const satisfies Record<Deed, Invitation["type"]>;

export const glyphOf: Readonly<Record<Deed, GlyphName>> = {
  goal: "goal",
  explore: "explore",
  control: "control",
  challenge: "challenge",
  monster: "monster",
  escape: "exit",
};

export const isOpen = (view: View, deed: Deed): boolean =>
  invited(view, offers[deed]) !== undefined;

export const openDeeds = (view: View): Deed[] => DEEDS.filter((deed) => isOpen(view, deed));

/** Whether it is my turn to do something, or to do what I was challenged to. */
export const mayAct = (view: View): boolean =>
  invited(view, "may-pass") !== undefined || openDeeds(view).length > 0;

/** Who was challenged may do that one thing, and cannot pass. */
export const isDared = (view: View): boolean =>
  mayAct(view) && invited(view, "may-pass") === undefined;

/** The key of a sentence that says why something cannot be done now, and what fills it. */
export function whyNot(view: View, deed: Deed): [key: string, facts: Record<string, string>] {
  const me = characterOf(view, view.me);
  const why = (
    reason: string,
    facts: Record<string, string> = {},
  ): [string, Record<string, string>] => [`screen.phone.closed.${deed}${reason}`, facts];
  if (!me) return ["screen.phone.closed.nobody", {}];
  if (deed === "monster" && view.monster.dead) return why(".dead");
  if (deed === "monster")
    return why(view.monster.is_seen ? ".elsewhere" : "", {
      room: titleOf(view, view.monster.room),
    });
  if (deed === "control") {
    const near = extrasOf(view).filter(
      (one) => one.fate === "alive" && one.room === me.room && one.master !== view.me,
    );
    return why(near.length > 0 ? ".suit" : "");
  }
  return why("");
}

/** What is not open yet: the goals, the ways out, or the rooms next door. */
export function closedOnes(view: View, kind: "goals" | "ways" | "rooms"): Closed[] {
  const ids = new Set(view.place[kind].map(({ id }) => id));
  return view.closed.filter(({ name }) => ids.has(name));
}

/** What is lacking for something, in a line. */
export function lackOf(view: View, { name, room, lacks }: Closed, t: Screen["t"]): string {
  const isShut = room === name;
  const what = listed(
    lacks.map((lack) => titleOf(view, lack)),
    chosen.language,
  );
  if (isShut) return t("screen.phone.lacks.shut");
  if (!room) return t("screen.phone.lacks", { what });
  return lacks.length > 0
    ? t("screen.phone.lacks.both", { room: titleOf(view, room), what })
    : t("screen.phone.lacks.room", { room: titleOf(view, room) });
}
