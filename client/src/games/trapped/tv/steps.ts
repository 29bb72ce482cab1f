/** What the GM did besides the rules, as the TV tells it. */

import type { Step } from "../changes";
import { spotOf } from "../gm/reading";
import { sheetOf, titleOf, whoIs, type Screen } from "../reading";
import type { Mended, Sheet, View } from "../types.gen";

export interface Told {
  who: Sheet | undefined;
  title: string;
  text: string;
}

export function toldOf(view: View, step: Step, t: Screen["t"]): Told {
  const figure =
    step.type === "mended" ? spotOf(step.spot).figure : "figure" in step && step.figure;
  const who = figure === false ? undefined : sheetOf(view, figure);
  const said = { what: whatOf(view, step, t), card: step.type === "mended" ? step.card : "" };
  return { who, title: titleFor(view, step), text: t(`screen.tv.step.${step.type}`, said) };
}

function titleFor(view: View, step: Step): string {
  if (step.type === "cleared") return step.rooms.map((room) => titleOf(view, room)).join(" – ");
  if ("name" in step) return step.name;
  return "title" in step ? step.title : titleOf(view, step.goal);
}

function whatOf(view: View, step: Step, t: Screen["t"]): string {
  if (step.type === "mended") return scoreOf(view, step, t);
  if (step.type === "figure-put") return titleOf(view, step.room);
  return step.type === "thing-handed" || step.type === "thing-removed"
    ? titleOf(view, step.item)
    : "";
}

function scoreOf(view: View, { spot }: Mended, t: Screen["t"]): string {
  const { attribute, about } = spotOf(spot);
  return attribute ? t(`screen.attribute.${attribute}`) : whoIs(view, about, t);
}
