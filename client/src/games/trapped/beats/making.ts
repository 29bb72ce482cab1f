/** How it begins: a place is made up, people are, and the film starts. */

import { silent, type Beats } from "../../beats";
import type { FilmBeat, Told } from "../changes";
import type { AnyFact, View } from "../types.gen";
import { shouts } from "./showing";

const TITLE = 5_000;
const NEWCOMERS = 7_000;

export const making = {
  opened: silent,
  developed: silent,
  "idea-added": silent,
  "ideas-ended": silent,
  "ideas-judged": silent,
  "ideas-read": silent,
  "ideas-sifted": silent,
  "secrets-laid": silent,
  "setting-laid": silent,
  "tie-drawn": silent,
  offered: silent,
  "went-in": silent,
  "character-made": silent,
  "extras-began": silent,
  "aspect-set": silent,
  "extra-made": silent,
  "play-began": (_, { phase }, { after }) => begins(phase === "characters", after),
  hid: silent,
  dealt: silent,
} satisfies Partial<Beats<View, AnyFact, FilmBeat>>;

/** Extras that nobody had to write are shown once, and nobody has to wait until they have been read. */
function begins(isReady: boolean, after: View): Told {
  const title = shouts({ kind: "title" }, "won", TITLE, () => after);
  const told = isReady
    ? [shouts({ kind: "newcomers" }, "turn", NEWCOMERS, () => after), title]
    : [title];
  return told.map((beat) => ({ ...beat, asks: true }));
}
