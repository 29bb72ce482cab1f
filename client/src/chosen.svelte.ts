/** The settings in force, and the page dressed after them. */

import { PLACE, recalled } from "./recalled";
import { isDark, type Settings } from "./settings";
import { keep, recall } from "./stored";

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
/** Asked for at every step of a piece, and no browser answers at once. */
let isCalm = still.matches;

export const chosen: Settings = $state(recalled());

/** The share of its time that telling takes, and by which patience grows. Only tests set it, which look at once and want
    to see everything (`tests/browser/room.py`). */
export const share = Number(recall("trapline.share") ?? 1);

export function choose(change: Partial<Settings>): void {
  Object.assign(chosen, change);
  keep(PLACE, JSON.stringify(chosen));
  dress();
}

export function dress(root: HTMLElement = document.documentElement): void {
  root.lang = chosen.language;
  root.dataset["theme"] = isDark(chosen.theme, dark.matches) ? "dark" : "light";
  root.dataset["motion"] = isStill() ? "reduced" : "full";
  root.dataset["size"] = String(chosen.size);
}

export function isStill(): boolean {
  return chosen.motion === "reduced" || isCalm;
}

dark.addEventListener("change", () => dress());
still.addEventListener("change", () => {
  isCalm = still.matches;
  dress();
});
