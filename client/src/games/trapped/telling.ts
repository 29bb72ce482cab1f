/** Who has the floor, and what they are asked to tell. */

import { titleOf, whoIs, type Screen } from "./reading";
import type { Cue, View } from "./types.gen";

/** "It failed. Why?", with the names of whom and what it is about. */
export const promptOf = (view: View, cue: Cue, t: Screen["t"]): string =>
  t(`screen.prompt.${cue.prompt}`, {
    name: whoIs(view, cue.figure, t),
    about: aboutOf(view, cue, t),
  });

function aboutOf(view: View, { prompt, about }: Cue, t: Screen["t"]): string {
  if (prompt === "marked") return t(`screen.attribute.${about}`);
  return prompt === "found" || prompt === "gained" ? titleOf(view, about) : about;
}
