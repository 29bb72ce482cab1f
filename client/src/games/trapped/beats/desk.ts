/** What the GM sets right or adds before everybody’s eyes. */

import { silent, type Beats } from "../../beats";
import type { FilmBeat, Step, Told } from "../changes";
import type { AnyFact, View } from "../types.gen";
import { SHOUT, shouts } from "./showing";

export const desk = {
  "thing-handed": stepsIn,
  "thing-removed": stepsIn,
  "figure-put": stepsIn,
  cleared: stepsIn,
  mended: stepsIn,
  nursed: stepsIn,
  "goal-granted": stepsIn,
  "goal-reopened": stepsIn,
  "monster-loosed": () => [shouts({ kind: "loosed" }, "sprung", SHOUT)],
  "thing-made": stepsIn,
  "goal-made": stepsIn,
  whispered: silent,
  "notes-kept": silent,
} satisfies Partial<Beats<View, AnyFact, FilmBeat>>;

/** The GM sets something right: nobody stops thinking for it. */
function stepsIn(step: Step): Told {
  return [shouts({ kind: "step", step }, "turn", SHOUT)];
}
