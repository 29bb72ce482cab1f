/** What somebody who practises should know now: the key of a sentence under `screen.coach`. */

import type { Seat } from "../../shell/types";
import { invited } from "../reading";
import { battles, partOf, teamOf } from "./phone/reading";
import type { View } from "./types.gen";

export function coach(view: View, seat: Seat | null): string {
  switch (view.phase) {
    case "writing":
      return teamOf(view, seat) === null ? "gate" : writing(view, seat!);
    case "waiting":
    case "reading":
    case "cluing":
      return teamOf(view, seat) === null ? "gate" : turn(view, seat);
    default:
      return view.phase;
  }
}

function writing(view: View, seat: Seat): string {
  const foes = 1 - teamOf(view, seat)!;
  if (invited(view, "may-agree")) return "agree";
  if (view.done[foes] || view.agreed[foes]!.includes(seat)) return "sealed";
  return view.round === 1 ? "first-traps" : "traps";
}

function turn(view: View, seat: Seat | null): string {
  const part = partOf(view, seat);
  const team = teamOf(view, seat);
  if (part === "giver" && view.phase === "waiting") return "book";
  if (team !== null && part !== "listener" && battles(view, team)) return "battle";
  return part;
}
