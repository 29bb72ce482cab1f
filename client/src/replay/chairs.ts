/** What it is called to look through somebody's eyes. */

import { t } from "../i18n";
import { seatOf } from "./projector.svelte";
import type { Replay, ReplayChair } from "./types";

export function chairNamed(chair: ReplayChair, replay: Replay): string {
  if (chair === "public") return t("replay.tv");
  if (chair === "archive") return t("replay.all");
  return t("replay.seat", { name: sitterOf(chair, replay) });
}

/** Who sits there, where there is room for no more than a name. */
export const sitterOf = (chair: ReplayChair, { names }: Replay): string =>
  names[seatOf(chair) ?? -1] ?? "?";
