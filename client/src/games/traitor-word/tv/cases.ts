/** An accusation as the TV tells it, from the grabbed token to the flash that changes hands. */

import type { Seat } from "../../../shell/types";
import type { ChainBeat, Step } from "../beats";
import { charged } from "../reading";
import type { Charge, Heard, Verdict, View } from "../types.gen";

export interface Case {
  step: Step;
  charge: Charge;
  /** The word it is about, and the one it should be linked to. */
  word: Heard;
  linked: Heard | null;
  by: Seat;
  whom: Seat;
  /** The sentence of defence; null until it was said or let pass. */
  plea: string | null;
  voters: readonly Seat[];
  voted: readonly Seat[];
  down: readonly Seat[];
  verdict: Verdict | null;
  payer: Seat | null;
  /** Whether the verdict costs nobody a flash. */
  free: boolean;
}

/** The trial that is told now, or that the table waits for. A jury is seen until its verdict has been told. */
export function caseOf(
  view: View,
  told: ChainBeat["trial"],
  before: View | undefined,
): Case | null {
  const number = told?.word ?? view.trial?.word;
  const at = view.chain.findIndex((heard) => heard.number === number);
  const accused = charged(view.chain[at]);
  if (!accused) return null;
  const { word, fate, charge, by, whom } = accused;
  const { down, up, verdict, payer } = fate;
  const trial = view.trial ?? before?.trial;
  const jury = { voters: trial?.voters ?? [], voted: view.trial?.voted ?? [...down, ...up], down };
  const plea = view.phase === "vote" ? (view.trial?.text ?? null) : null;
  return {
    word,
    linked: view.chain[at - 1] ?? null,
    charge,
    by,
    whom,
    plea,
    ...jury,
    verdict,
    payer,
    step: told?.step ?? "open",
    free: told?.free ?? false,
  };
}

/** Whom a flash goes to. */
export const paidTo = ({ payer, by, whom }: Case): Seat | null =>
  payer === null ? null : payer === by ? whom : by;

/** Whether thumbs are told at this step, and which: null is still face down. */
export function thumbOf({ step, voted, down }: Case, seat: Seat): "up" | "down" | "none" | null {
  if (step !== "turned" && step !== "stamped") return null;
  if (!voted.includes(seat)) return "none";
  return down.includes(seat) ? "down" : "up";
}
