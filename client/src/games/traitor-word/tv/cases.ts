/** An accusation as the TV tells it, from the grabbed token to the flash that changes hands. */

import type { Seat } from "../../../shell/types";
import type { Charge, Heard, Trial, Verdict, View } from "../types.gen";

/** How far it has come: open, counting to one, thumbs turned, verdict stamped. */
export type Step = "open" | 3 | 2 | 1 | "turned" | "stamped";

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
}

const nobody = { voters: [], voted: [], down: [] };

/** The trial that the table waits for, if there is one. */
export function caseOf({ trial, chain, phase }: View): Case | null {
  if (!trial) return null;
  const { word, by, whom, charge, text, voters, voted } = trial;
  const plea = phase === "vote" ? text : null;
  return { ...about(chain, word), step: "open", charge, by, whom, plea, voters, voted, down: [], verdict: null, payer: null };
}

/** An accusation that is settled: of a secret word at once, of straying after a vote. */
export function settledCase({ chain }: View, number: number, trial: Trial | null): Omit<Case, "step"> | null {
  const { word, linked } = about(chain, number);
  const { charge, accuser, verdict, down, up, payer } = word.fate ?? {};
  if (!charge || accuser == null || word.by === null || !verdict) return null;
  const jury = trial?.charge === "off-topic" ? { voters: trial.voters, voted: [...down!, ...up!], down: down! } : nobody;
  return { word, linked, charge, by: accuser, whom: word.by, plea: charge === "secret" ? null : (trial?.text ?? null), ...jury, verdict, payer: payer ?? null };
}

function about(chain: readonly Heard[], number: number): { word: Heard; linked: Heard | null } {
  const at = chain.findIndex((heard) => heard.number === number);
  return { word: chain[at]!, linked: chain[at - 1] ?? null };
}

/** Whom a flash goes to. */
export const paidTo = ({ payer, by, whom }: Case): Seat | null => (payer === null ? null : payer === by ? whom : by);

/** Whether thumbs are told at this step, and which: null is still face down. */
export function thumbOf({ step, voted, down }: Case, seat: Seat): "up" | "down" | "none" | null {
  if (step !== "turned" && step !== "stamped") return null;
  if (!voted.includes(seat)) return "none";
  return down.includes(seat) ? "down" : "up";
}
