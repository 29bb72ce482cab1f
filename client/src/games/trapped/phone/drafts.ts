/** Half-written words outlast a reload: the last of them stay in this tab, for what they were meant. */

import { getContext, setContext } from "svelte";

import type { Screen } from "../reading";

const KEY = Symbol("drafts");
const PLACE = "trapline.trapped.draft";

/** Let every text field below keep what is begun at this table, in this seat. */
export function keepDrafts(screen: () => Pick<Screen, "table" | "seat">): void {
  setContext(KEY, () => `${screen().table.code} ${screen().seat}`);
}

/** What was begun, and how to keep it; without a name nothing is kept. */
export function draftOf(name: string | undefined): {
  recall: () => string;
  keep: (words: string) => void;
} {
  const desk: (() => string) | undefined = getContext(KEY);
  if (name === undefined || desk === undefined) return { recall: () => "", keep: () => undefined };
  const mark = `${desk()} ${name}\n`;
  return {
    recall: () => (kept().startsWith(mark) ? kept().slice(mark.length) : ""),
    keep: (words) => {
      if (words !== "") store(mark + words);
      else if (kept().startsWith(mark)) store("");
    },
  };
}

function kept(): string {
  try {
    return sessionStorage.getItem(PLACE) ?? "";
  } catch {
    return "";
  }
}

function store(text: string): void {
  try {
    sessionStorage.setItem(PLACE, text);
  } catch {
    // Where nothing can be kept, one writes anew.
    return;
  }
}
