/** What somebody who practises should know now: the key of a sentence under `screen.coach`. */

import type { Seat } from "../../shell/types";
import { invited } from "../reading";
import { isNext, isPointedOut, lastWord, settled } from "./reading";
import type { View } from "./types.gen";

export function coach(view: View, seat: Seat | null): string {
  if (view.phase === "over") return "over";
  if (invited(view, "may-vouch")) return "vouch";
  if (view.shown) return view.shown.is_last ? "last" : "shown";
  if (invited(view, "may-answer")) return "answer";
  if (invited(view, "may-defend")) return "defend";
  if (invited(view, "may-vote")) return "vote";
  if (view.trial) return view.trial.charge === "secret" ? "truth" : "trial";
  if (invited(view, "may-claim") && isPointedOut(view)) return "claim";
  if (isNext(view)) return view.chain.length <= 2 ? "first-word" : "word";
  if (invited(view, "may-take")) return "take";
  const last = lastWord(view);
  if (view.asked) return "asked";
  if (!view.rounds && view.phase === "speaking") return "taken";
  if (last?.is_opening) return "opening";
  if (seat !== null && last?.by === seat) return settled(last) ? "settled" : "mine";
  return invited(view, "may-accuse") ? "listen" : "settled";
}
