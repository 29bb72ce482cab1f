/** What the sheet still lacks, in words. */

import type { Screen } from "../reading";
import type { Lack } from "../types.gen";

const LISTS = new Set(["rooms", "barriers", "tasks", "exits", "mishaps"]);

export function lackOf({ gap, field, number, count }: Lack, t: Screen["t"]): string {
  const about = gap === "too-few" || gap === "too-many" || !LISTS.has(field);
  const what = t(`screen.maker.field.${field}`);
  return t(`screen.maker.gap.${gap}`, {
    what: about ? what : t("screen.maker.nth", { what, n: number + 1 }),
    n: count,
  });
}
