/** The keys of the projector. */

import { markBeside, type Mark } from "./marks";
import type { Projector } from "./projector.svelte";
import { SPEEDS } from "./projector.svelte";

/** Where letters and arrows have a meaning of their own. */
const BUSY = "dialog, select, textarea, [contenteditable], input:not([type=radio])";
const PRESSED = "button, a, summary, [role=button]";

/** Answers whether the key was one of ours. */
export function pressed(
  event: KeyboardEvent,
  projector: Projector,
  marks: readonly Mark[],
  onhelp: () => void,
): boolean {
  const target = event.target instanceof Element ? event.target : document.body;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(BUSY)) return false;
  if ((event.key === " " || event.key === "Enter") && target.closest(PRESSED)) return false;
  if (event.key === "?") {
    onhelp();
    return true;
  }
  const isSlid = target.role === "slider";
  const act =
    acts(projector, marks)[event.key] ??
    (isSlid ? slides(projector)[event.key] : undefined) ??
    digit(event, projector);
  act?.();
  return act !== undefined;
}

function acts(projector: Projector, marks: readonly Mark[]): Readonly<Record<string, () => void>> {
  const beside = (kind: Mark["kind"], by: 1 | -1) => () => {
    const wanted = marks.filter((mark) => mark.kind === kind);
    const mark = markBeside(wanted, projector.projection.at, by);
    projector.show(mark?.at ?? (by > 0 ? projector.last : 0));
  };
  return {
    " ": () => projector.toggle(),
    ArrowLeft: () => projector.step(-1),
    ArrowRight: () => projector.step(1),
    Home: () => projector.show(0),
    End: () => projector.show(projector.last),
    PageUp: beside("round", -1),
    PageDown: beside("round", 1),
    "[": beside("round", -1),
    "]": beside("round", 1),
    m: beside("moment", 1),
    M: beside("moment", -1),
    "+": () => faster(projector, 1),
    "-": () => faster(projector, -1),
  };
}

/** On the line itself up and down are a way to go as well; elsewhere they scroll, or change chairs. */
const slides = (projector: Projector): Readonly<Record<string, () => void>> => ({
  ArrowUp: () => projector.step(1),
  ArrowDown: () => projector.step(-1),
});

function faster(projector: Projector, by: 1 | -1): void {
  projector.speed = SPEEDS[SPEEDS.indexOf(projector.speed) + by] ?? projector.speed;
}

/** 0 is the TV, 1 to 8 are the chairs, 9 opens everything; French keyboards have signs there. */
function digit({ key: sign, code }: KeyboardEvent, projector: Projector): (() => void) | undefined {
  const key = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1] ?? sign;
  if (!/^\d$/.test(key)) return undefined;
  const chair = key === "0" ? "public" : key === "9" ? "archive" : Number(key) - 1;
  const isThere = projector.replay.chairs.some((one) => one.chair === chair);
  return isThere ? () => void projector.choose(chair) : undefined;
}
