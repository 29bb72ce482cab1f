/** What is told, asked and voted on. */

import { silent, type Beats } from "../../beats";
import { answered, atOnce, type Change, type FilmBeat } from "../changes";
import type { AnyFact, CueGiven, View } from "../types.gen";
import { readingTime, shouts } from "./showing";

export const talk = {
  told: silent,
  "cue-given": (cue) => atOnce(cameOf(cue)),
  narrated: ({ figure, words }) => [
    {
      ...shouts({ kind: "tale", figure, words }, "turn", readingTime(words), answered),
      reads: true,
    },
  ],
  "told-aloud": silent,
  "cue-passed": silent,
  "moved-on": silent,
  struck: silent,
  halted: silent,
  "went-on": silent,
  "motion-made": silent,
  voted: silent,
  "motion-closed": silent,
  "went-away": silent,
  "came-back": silent,
} satisfies Partial<Beats<View, AnyFact, FilmBeat>>;

/** What has come of a conflict is clear now. */
function cameOf({ conflict, prompt, about }: CueGiven): Change {
  return (seen) =>
    seen.last?.number === conflict ? { ...seen, last: { ...seen.last, prompt, about } } : seen;
}
