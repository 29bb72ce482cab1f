/** Where the game stands for me, in one line: the key of a sentence under `screen.status`. */

import { invited } from "../../reading";
import { isLeft, isSpoken, lastWord } from "../reading";
import type { View } from "../types.gen";

/** `reached` is the turn in which I reached for the token. */
export function statusOf(view: View, reached: number | null): string {
  switch (view.phase) {
    case "hold":
      return standing(view);
    case "free":
      return free(view);
    case "speaking":
      return speaking(view, reached);
    case "showing":
      return showing(view);
    case "answer":
      return view.me !== null && view.trial?.whom === view.me ? "answer.mine" : "answer";
    case "defence":
      return view.me !== null && view.trial?.whom === view.me ? "defence.mine" : "defence";
    case "vote":
      return voting(view);
    default:
      return view.phase;
  }
}

function showing({ me, shown }: View): string {
  const isMine = shown?.cards.some(([seat]) => seat === me);
  return `showing${shown?.is_last ? ".last" : ""}${isMine ? ".mine" : ""}`;
}

function voting({ me, trial }: View): string {
  if (me === null || !trial?.voters.includes(me)) return "vote";
  return trial.voted.includes(me) ? "vote.ready" : "vote.mine";
}

function standing(view: View): string {
  const last = lastWord(view);
  if (view.asked) return view.me !== null && last?.by === view.me ? "asked.mine" : "asked";
  if (view.me !== null && last?.by === view.me && !last.is_opening && !last.fate?.verdict)
    return "hold.mine";
  if (view.rounds && view.me !== null && view.speaker === view.me)
    return isSpoken(view) ? "hold.next.spoken" : "hold.next";
  const isFishy = invited(view, "may-accuse") !== undefined;
  return `hold${view.rounds ? "" : ".token"}${isFishy ? ".fishy" : ""}`;
}

function free({ me, barred, ...view }: View): string {
  if (me === null) return "free";
  if (lastWord(view)?.by === me) return "free.spoke";
  return barred.includes(me) ? "free.barred" : "free";
}

function speaking(view: View, reached: number | null): string {
  const { speaker, me, rounds, turn } = view;
  if (me !== null && speaker === me)
    return isSpoken(view) ? "speaking.aloud" : rounds ? "speaking.mine" : "speaking.got";
  if (isLeft(view)) return "speaking.empty";
  if (rounds) return "speaking";
  return reached === turn ? "speaking.beaten" : "speaking.token";
}
