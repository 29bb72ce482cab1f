/** What both screens read from a view: the last words, what came of them, what I may do. */

import type { Seat } from "../../shell/types";
import type { GameProps } from "../contract";
import type { AnyWish, Fate, Heard, View } from "./types.gen";

export type Screen = GameProps<View, AnyWish>;
export type Invitation = View["may"][number];

export function invited<T extends Invitation["type"]>({ may }: Pick<View, "may">, type: T): Extract<Invitation, { type: T }> | undefined {
  return may.find((one): one is Extract<Invitation, { type: T }> => one.type === type);
}

export const lastWord = ({ chain }: Pick<View, "chain">): Heard | undefined => chain.at(-1);

/** Whether somebody else than its speaker wrote a word down. */
export const isNoted = ({ noted, by }: Heard): boolean => noted !== null && noted !== by;

/** The word that the last one has to do with, or has not. */
export const wordBefore = ({ chain }: Pick<View, "chain">): Heard | undefined => chain.at(-2);

export const isSpoken = ({ speaking }: Pick<View, "speaking">): boolean => speaking === "spoken";

/** Whether I say the next word, now or in a moment; without rounds nobody knows before. */
export const isNext = ({ speaker, me, phase }: View): boolean => me !== null && speaker === me && (phase === "hold" || phase === "speaking");

/** An accusation that is settled: who struck, whom, and what came of it. */
export interface Settled {
  word: Heard;
  fate: Fate;
  by: Seat;
  whom: Seat;
}

export function settled(word: Heard | undefined): Settled | null {
  const fate = word?.fate;
  if (!word || !fate?.verdict || fate.accuser === null || word.by === null) return null;
  return { word, fate, by: fate.accuser, whom: word.by };
}

/** Who got the flash that was paid. */
export const payee = ({ fate, by, whom }: Settled): Seat => (fate.payer === by ? whom : by);

/** The card that an accusation or a vote made public: lost, or through. */
export const shownCard = ({ secret, verdict, validated }: Fate): string => (verdict === "guilty" || validated ? secret : "");

/** Whether I am told that the last word is one of mine. */
export const isPointedOut = (view: View): boolean => (lastWord(view)?.fate?.holders ?? []).some(([seat]) => seat === view.me);
