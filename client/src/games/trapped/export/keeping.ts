/** Fetching the log of the game on the table, and keeping what was made of it as a file. */

import type { TableView } from "../../../shell/types";

const TYPES = { html: "text/html", md: "text/markdown" } as const;

/** Return what everybody has seen so far; null where the server cannot be asked. */
export async function fetchLog({ code, phase, scores }: TableView): Promise<string | null> {
  const game = phase === "over" ? scores.length : scores.length + 1;
  try {
    const reply = await fetch(`/api/tables/${encodeURIComponent(code)}/games/${game}/seen.jsonl`);
    return reply.ok ? await reply.text() : null;
  } catch {
    return null;
  }
}

/** A name that every file system takes. */
export const fileName = (title: string, kind: keyof typeof TYPES): string =>
  `${title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .toLowerCase()}.${kind}`;

export function save(title: string, kind: keyof typeof TYPES, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${TYPES[kind]};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName(title, kind);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
