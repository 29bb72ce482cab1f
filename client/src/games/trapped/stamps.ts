/** The word that is stamped on a conflict, by the key of its text, and how it is taken. */

import type { Clash } from "./types.gen";

export interface Stamped {
  word: string;
  tone: "good" | "bad" | "odd";
}

/** Nothing before it is settled; a search in the wrong room is no success. */
export function stampFor({ won, fortune, prompt, kind }: Clash, inVain = false): Stamped | null {
  if (won === null) return null;
  if (fortune) return { word: fortune, tone: fortune === "saved" ? "good" : "bad" };
  if (inVain || prompt === "in-vain") return { word: "in-vain", tone: "odd" };
  return { word: `${kind}.${won ? "won" : "lost"}`, tone: won ? "good" : "bad" };
}
