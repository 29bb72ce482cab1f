/** The one scene that is going on, for a player's phone. */

import type { View } from "../types.gen";

export type SceneName = "leaving" | "conflict" | "dare" | "event" | "result";

/** What happens now, else what has just happened; nothing, once that is old. */
export function sceneNow(view: View): SceneName | null {
  if (view.leaving) return "leaving";
  if (view.conflict) return "conflict";
  if (view.dare && !view.dare.is_answered) return "dare";
  if (view.news === "event" && view.happening) return "event";
  return view.last && view.news === "result" ? "result" : null;
}
