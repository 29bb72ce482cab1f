/** What both screens read from a view: the last words, what came of them, what I may do. */

import type { Seat, TableView } from "../../shell/types";
import type { GameProps } from "../contract";
import type { ChainBeat } from "./beats";
import type { AnyWish, Charge, Fate, Heard, View } from "./types.gen";

export type Screen = GameProps<View, AnyWish, ChainBeat>;

export const lastWord = ({ chain }: Pick<View, "chain">): Heard | undefined => chain.at(-1);

/** Whether somebody else than its speaker wrote a word down. */
export const isNoted = ({ noted, by }: Heard): boolean => noted !== null && noted !== by;

/** The word that the last one has to do with, or has not. */
export const wordBefore = ({ chain }: Pick<View, "chain">): Heard | undefined => chain.at(-2);

export const isSpoken = ({ speaking }: Pick<View, "speaking">): boolean => speaking === "spoken";

/** Whether a bot should speak and waits until somebody writes the last word down: it has no ears. */
export const isDeaf = (view: View, { chairs }: TableView): boolean =>
  view.phase === "speaking" &&
  lastWord(view)?.text === "" &&
  chairs.some(({ seat, bot }) => seat === view.speaker && bot !== null);

/** Whether the next word is for somebody who left: there is nobody else to say it. */
export const isLeft = ({ phase, speaker, empty }: View): boolean =>
  phase === "speaking" && speaker !== null && empty.includes(speaker);

/** Whether I say the next word, now or in a moment; without rounds nobody knows before. */
export const isNext = ({ speaker, me, phase }: View): boolean =>
  me !== null && speaker === me && (phase === "hold" || phase === "speaking");

/** Who has not yet said what they make of the last word; time says it for them. */
export const undecided = ({ phase, order, chain, away, empty, stands, objects }: View): Seat[] =>
  phase !== "hold"
    ? []
    : order.filter(
        (seat) =>
          seat !== chain.at(-1)?.by &&
          ![away, empty, stands, objects].some((of) => of.includes(seat)),
      );

/** An accusation: who struck, whom, and what has come of it so far. */
export interface Charged {
  word: Heard;
  fate: Fate;
  charge: Charge;
  by: Seat;
  whom: Seat;
}

export function charged(word: Heard | undefined): Charged | null {
  const { fate, by: whom = null } = word ?? {};
  if (!word || !fate?.charge || fate.accuser === null || whom === null) return null;
  return { word, fate, charge: fate.charge, by: fate.accuser, whom };
}

export function settled(word: Heard | undefined): Charged | null {
  return word?.fate?.verdict ? charged(word) : null;
}

/** Who got the flash that was paid. */
export const payee = ({ fate, by, whom }: Charged): Seat => (fate.payer === by ? whom : by);

/** The card that an accusation or a vote made public: lost, or through. */
export const shownCard = ({ secret, verdict, validated }: Fate): string =>
  verdict === "guilty" || validated ? secret : "";

/** Whether I am told that the last word is one of mine. */
export const isPointedOut = (view: View): boolean =>
  (lastWord(view)?.fate?.holders ?? []).some(([seat]) => seat === view.me);
