/** What can be told of every word once all cards are open. */

import type { Seat } from "../../../shell/types";
import type { Fate, Heard, View } from "../types.gen";

/** What came of a word: `key` is its text under `screen`. */
export interface Note {
  key: string;
  kind:
    | "smuggled"
    | "pending"
    | "caught"
    | "lost"
    | "claimed"
    | "unheard"
    | "missed"
    | "wolf"
    | "thumbs";
  by: Seat | null;
  whom: Seat | null;
  /** The card that it is about, where it is not the word itself. */
  card?: string;
}

export interface Told {
  heard: Heard;
  /** The word as it was said, or, where nobody wrote it down, as its card spells it. */
  text: string;
  notes: readonly Note[];
}

export function storyOf({ chain }: Pick<View, "chain">): Told[] {
  return chain.map((heard) => ({
    heard,
    text: heard.text || spelling(heard.fate),
    notes: heard.fate ? notesOf(heard, heard.fate) : [],
  }));
}

const spelling = (fate: Fate | null): string => fate?.secret || fate?.holders[0]?.[1] || "";

function notesOf({ by }: Heard, fate: Fate): Note[] {
  const { holders, claims } = fate;
  return [
    ...secretNotes(by, fate),
    ...chargeNotes(by, fate),
    ...claims.map((seat): Note => ({ key: "chain.claimed", kind: "claimed", by: seat, whom: by })),
    ...fate.returned.map(([seat, card]): Note => ({
      key: "chain.returned",
      kind: "unheard",
      by: seat,
      whom: by,
      card,
    })),
    ...holders
      .filter(([seat]) => !claims.includes(seat))
      .map(([seat]): Note => ({ key: "after.missed", kind: "missed", by: seat, whom: by })),
  ];
}

/** A secret word came through, was lost to a vote, or came too late; who caught it is told by the charge. */
function secretNotes(by: Seat | null, { secret, validated, charge, verdict }: Fate): Note[] {
  if (!secret || (charge === "secret" && verdict === "guilty")) return [];
  if (validated) return [{ key: "chain.validated", kind: "smuggled", by, whom: null }];
  if (verdict === "guilty") return [{ key: "after.lost", kind: "lost", by, whom: null }];
  return [{ key: "after.pending", kind: "pending", by, whom: null }];
}

function chargeNotes(whom: Seat | null, { charge, accuser, verdict }: Fate): Note[] {
  if (!charge || !verdict) return [];
  const kind = charge === "off-topic" ? "thumbs" : verdict === "guilty" ? "caught" : "wolf";
  return [{ key: `chain.${charge}.${verdict}`, kind, by: accuser, whom }];
}

const WORTH: readonly Note["kind"][] = [
  "missed",
  "caught",
  "pending",
  "lost",
  "wolf",
  "thumbs",
  "unheard",
  "claimed",
  "smuggled",
];

export interface Highlight {
  text: string;
  note: Note;
}

/** The moments most worth telling: one of each kind first, then more of them. */
export function highlights(story: readonly Told[], most: number): Highlight[] {
  const all = story.flatMap(({ text, notes }) => notes.map((note) => ({ text, note })));
  const rank = (one: Highlight) => {
    const before = all
      .slice(0, all.indexOf(one))
      .filter(({ note }) => note.kind === one.note.kind).length;
    return before * WORTH.length + WORTH.indexOf(one.note.kind);
  };
  return all.toSorted((one, other) => rank(one) - rank(other)).slice(0, most);
}
