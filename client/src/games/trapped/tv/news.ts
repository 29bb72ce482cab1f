/** What the TV says in a line: what the table waits for, how a tie is broken, what damage comes to. */

import { suitOf, type Card } from "../cards";
import { characterOf, titleOf, type Screen } from "../reading";
import type { Clash, Tie, View } from "../types.gen";

export function newsOf(view: View, t: Screen["t"]): string {
  const { ask, waiting, active } = view;
  if (!ask) return "";
  const who = characterOf(view, ask === "act" ? (waiting[0] ?? active) : active);
  const isOwn = ask === "bid" && view.conflict !== null && waiting.includes(view.conflict.seat);
  return t(`screen.tv.now.${isOwn ? "stake" : ask}`, {
    seats: waiting,
    name: who?.name ?? "",
    monster: titleOf(view, "monster"),
  });
}

export function tieTold({ by, active, opposing }: Tie, t: Screen["t"]): string {
  const told = (card: Card) =>
    by === "suit" && !suitOf(card) ? t("screen.tv.suitless", { card }) : card;
  return t(`screen.tv.tie.${by}`, { ours: told(active), theirs: told(opposing) });
}

export function reckoned(clash: Clash, t: Screen["t"]): string {
  const { active_total, opposing_total, damage_total } = clash;
  return t(`screen.tv.reckoned.${clash.fortune}`, {
    had: active_total,
    more: damage_total - active_total,
    sum: damage_total,
    against: opposing_total,
  });
}
