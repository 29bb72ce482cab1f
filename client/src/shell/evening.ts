/** The score sheet of an evening: who won what, and how often. */

import type { Score } from "./types";

export interface Tally {
  name: string;
  wins: number;
  played: number;
}

export function winnersOf(score: Score): string[] {
  return (score.outcome?.winners ?? []).map((seat) => score.names[seat] ?? "?");
}

/** Return everybody who played, most wins first, then by how few games they took. */
export function tally(scores: readonly Score[]): Tally[] {
  const rows = new Map<string, Tally>();
  for (const score of scores) {
    const winners = new Set(winnersOf(score));
    for (const name of score.names) {
      const row = rows.get(name) ?? { name, wins: 0, played: 0 };
      rows.set(name, { name, wins: row.wins + Number(winners.has(name)), played: row.played + 1 });
    }
  }
  return [...rows.values()].sort((a, b) => b.wins - a.wins || a.played - b.played);
}

/** Return the winning team, if one team won and no other. */
export function winningTeam(score: Score): number | null {
  const teams = new Set((score.outcome?.winners ?? []).map((seat) => score.teams[seat] ?? null));
  const [team] = teams;
  return teams.size === 1 && team !== undefined ? team : null;
}
