/** What the table waits for, in a line. */

import { characterOf, titleOf, type Screen } from "../reading";
import type { View } from "../types.gen";

export function newsOf(view: View, t: Screen["t"]): string {
  const { ask, waiting, active } = view;
  if (!ask) return "";
  const who = characterOf(view, ask === "act" ? (waiting[0] ?? active) : active);
  return t(`screen.tv.now.${ask}`, { seats: waiting, name: who?.name ?? "", monster: titleOf(view, "monster") });
}
