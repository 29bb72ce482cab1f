/** What somebody who practises should know now: the key of a sentence under `screen.coach`. */

import type { Seat } from "../../shell/types";
import { invited } from "../reading";
import { characterOf } from "./reading";
import { isDared, mayAct } from "./phone/deeds";
import type { View } from "./types.gen";

const asked = [
  ["may-go-in", "premise"],
  ["may-make-character", "make"],
  ["may-set-aspect", "draft"],
  ["may-meet-end", "doom"],
  ["may-conclude", "conclude"],
  ["may-accept", "answer"],
  ["may-agree", "agree"],
  ["may-keep-lucky", "luck"],
  ["may-face", "face"],
  ["may-discard", "trim"],
  ["may-draw-five", "refill"],
  ["may-become", "become"],
] as const;

export function coach(view: View, seat: Seat | null): string {
  if (view.phase === "over") return over(view, seat);
  if (view.halted) return "halted";
  const found = asked.find(([type]) => invited(view, type));
  if (found) return found[1];
  if (invited(view, "may-bid")) return view.conflict?.seat === seat ? "bid-mine" : "bid";
  if (isDared(view)) return "dared";
  if (mayAct(view)) return "act";
  if (view.phase !== "play") return "cast";
  if (view.conflict) return "conflict";
  return characterOf(view, seat) ? "wait" : "ghost";
}

/** What the end means for whoever practised; the GM neither wins nor loses. */
function over({ winners, gm }: View, seat: Seat | null): string {
  if (seat === null || seat === gm) return "over";
  return winners.includes(seat) ? "over.won" : "over.lost";
}
