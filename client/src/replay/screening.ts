/** A short evening of Whisper on a reel, for tests: twenty entries, and every chair saw its own. */

import type { Update, Welcome } from "../protocol.gen";
import { welcome } from "../wire/scripted";
import { spliced, type Film } from "./film";
import type { Knowledge, Replay, ReplayChair, ReplayChunk } from "./types";

export const FIRST = 7;
export const MOVES = 20;

const found = (n: number, who = "Ann") => ({ type: "found", by: 0, word: `${who} ${n}` });

export function update(version: number, who: string): Update {
  // Every fifth entry is somebody who comes and goes: nothing of the game.
  const isQuiet = version % 5 === 0;
  return {
    type: "update",
    version,
    at: version * 10_000,
    facts: isQuiet ? [{ type: "table:away", person: 1 }] : [found(version, who)],
    view: isQuiet ? {} : { clue: `${who} ${version}` },
  } as Update;
}

export function chunks(who: string): ReplayChunk[] {
  const start = welcome({
    version: FIRST,
    view: { clue: who, may: [], waiting: [], channels: [] },
  });
  const half = FIRST + MOVES / 2;
  const span = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, nth) => update(from + 1 + nth, who));
  const keyframe = { ...start, version: half } as Welcome;
  return [
    { welcome: start as Welcome, updates: span(FIRST, half) },
    { welcome: keyframe, updates: span(half, FIRST + MOVES) },
  ];
}

export const replay = {
  game: "whisper",
  names: ["Ann", "Bob"],
  teams: [0, 1],
  first: FIRST,
  last: FIRST + MOVES,
  rounds: [
    { version: FIRST, facts: { round: 1 }, begins: true },
    { version: FIRST + 8, facts: { round: 2 }, begins: true },
    { version: FIRST + 9, facts: { round: 2 }, begins: false },
  ],
  highlights: [{ kind: "sprung", version: FIRST + 6, facts: { by: 0 } }],
  chairs: (["public", 0, 1, "archive"] as ReplayChair[]).map((chair) => ({
    chair,
    chunks: ["/x"],
    knowledge: null,
  })),
} as unknown as Replay;

const reels = { public: "tv", 0: "ann", 1: "bob", archive: "open" };
export const secrets: Knowledge = {
  seat: 1,
  secrets: [
    { version: FIRST + 1, place: 0, fields: [], learned: FIRST + 6 },
    { version: FIRST + 2, place: 0, fields: ["word"], learned: null },
    { version: FIRST + 9, place: 0, fields: [], learned: null },
  ],
  veils: [{ path: ["clue"], since: FIRST + 1, until: FIRST + 6 }],
};

export const film: Film = {
  replay,
  reel: async (chair) => spliced(chunks(reels[chair as keyof typeof reels])),
  knowledge: async () => secrets,
  held: async () => ({
    held: [
      { seat: 1, word: "arc-en-ciel", since: FIRST, until: FIRST + 3 },
      { seat: 1, word: "10♥", since: FIRST + 1, until: null },
      { seat: 0, word: "{}", since: FIRST, until: null },
    ],
  }),
};
