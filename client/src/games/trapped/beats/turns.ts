/** Turns come and go in silence; how it all ends does not. */

import { inOrder, silent, type Beats } from "../../beats";
import { answered, type Change, type FilmBeat } from "../changes";
import type { AnyFact, View } from "../types.gen";
import { SHOUT } from "./showing";

export const turns = {
  asked: silent,
  "kept-writing": silent,
  "turn-began": silent,
  drew: silent,
  reshuffled: silent,
  "penalty-taken": silent,
  "turn-taken": silent,
  passed: silent,
  discarded: silent,
  "turn-ended": silent,
  "end-decided": ({ winners, cause }) => [ends(winners, cause)],
  concluded: silent,
  "game-ended": silent,
} satisfies Partial<Beats<View, AnyFact, FilmBeat>>;

function ends(winners: number[], cause: View["verdict"]): FilmBeat {
  const end: Change = (seen) => ({
    ...seen,
    winners,
    verdict: cause,
    conflict: null,
    last: seen.conflict ?? seen.last,
    dare: null,
    leaving: null,
    motion: null,
  });
  return {
    ms: SHOUT,
    moment: true,
    sound: winners.length > 0 ? "won" : "lost",
    shows: inOrder(answered, end),
  };
}
