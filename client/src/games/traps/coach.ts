/** What somebody who practises should know now: the key of a sentence under `screen.coach`. */

import type { Seat } from "../../shell/types";
import { START } from "./jungle/board";
import { cardOf, isTrap } from "./box";
import { invited } from "../reading";
import { boardOf } from "./reading";
import type { Board, View } from "./types.gen";

export function coach(view: View, seat: Seat | null): string {
  const mine = boardOf(view, seat);
  const [first] = view.may;
  if (view.cause !== null) return "over";
  if (!mine || !first) return view.settling === "dodge" ? "they-dodge" : "waiting";
  if (first.type === "may-roll") return rolling(mine, first.counts);
  return invited(view, "may-end-turn") ? playing(view, mine) : first.type.replace("may-", "");
}

function rolling({ pieces }: Board, counts: readonly number[]): string {
  if (pieces.every((space) => space === START)) return "first-roll";
  return counts.length > 1 ? "two-dice" : "roll";
}

function playing(view: View, { hand }: Board): string {
  if (invited(view, "may-draw") && hand.length < 5) return "draw";
  const has = (kind: string) => hand.some((id) => cardOf(id).kind === kind);
  if (invited(view, "may-cash-in")) return "treasure";
  if (invited(view, "may-hide-trap") && hand.some((id) => isTrap(cardOf(id))))
    return view.layable > 1 ? "trap" : "second-trap";
  if (invited(view, "may-play-action")) return "action";
  return has("dodge") ? "keep-dodge" : "end";
}
