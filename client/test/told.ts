/** Games of bots as a screen was told them: written by tools/told_games.py. */

import { existsSync, readFileSync } from "node:fs";

import type { Beat, Beats, Entry } from "../src/games/beats";

const FOLDER = process.env["TOLD_GAMES"];

/** Whether there are games to read: `./test` writes them first. */
export const areTold = FOLDER !== undefined;

interface Line<View, Fact> {
  facts: Fact[] | null;
  view: Partial<View>;
}

export function* entriesOf<View, Fact>(game: string): Generator<Entry<View, Fact>> {
  const file = `${FOLDER}/${game}.jsonl`;
  if (!existsSync(file)) throw new Error(`${file} is missing`);
  let before: View | undefined;
  for (const text of readFileSync(file, "utf-8").split("\n")) {
    if (!text) continue;
    const { facts, view } = JSON.parse(text) as Line<View, Fact>;
    const after = { ...(facts ? before : {}), ...view } as View;
    if (facts && before) yield { facts, before, after };
    before = after;
  }
}

/** Tell an entry to its last beat, and return the beats with what was seen in the end. */
export function tellAll<View, Fact extends { type: string }, Of extends Beat<View>>(
  beats: Beats<View, Fact, Of>,
  entry: Entry<View, Fact>,
): { told: Of[]; seen: View } {
  const told: Of[] = [];
  let seen = entry.before;
  for (const fact of entry.facts) {
    const row = beats[fact.type as Fact["type"]] as (
      fact: Fact,
      seen: View,
      entry: Entry<View>,
    ) => readonly Of[];
    for (const beat of row(fact, seen, entry)) {
      seen = beat.shows?.(seen) ?? seen;
      told.push(beat);
    }
  }
  return { told, seen };
}
