/** What stays on top of the map while the table waits, or while it is told. */

import type { Act } from "../changes";
import type { Cue, Dare, Leaving, Motion, View } from "../types.gen";
import { sceneOf, type Scene } from "./scenes";

export type Standing =
  | { kind: "halted" }
  | { kind: "motion"; motion: Motion }
  | { kind: "scene"; scene: Scene }
  | { kind: "leaving"; leaving: Leaving }
  | { kind: "dare"; dare: Dare }
  | { kind: "telling"; cue: Cue }
  | { kind: "omen"; card: string };

/** What takes the whole wall, but for a conflict and an event: those have their own. */
export type Loud = Exclude<Act | Standing, { kind: "scene" | "event" | "newcomers" }>;

export function standing(view: View, inVain = false): Standing | null {
  if (view.halted) return { kind: "halted" };
  if (view.motion) return { kind: "motion", motion: view.motion };
  const scene = sceneOf(view, inVain);
  if (scene) return { kind: "scene", scene };
  if (view.leaving) return { kind: "leaving", leaving: view.leaving };
  if (view.dare && !view.dare.is_answered) return { kind: "dare", dare: view.dare };
  if (view.cue && view.ask === "narrate") return { kind: "telling", cue: view.cue };
  const card = view.ask === "event" ? view.laid.at(-1) : undefined;
  return card ? { kind: "omen", card } : null;
}
