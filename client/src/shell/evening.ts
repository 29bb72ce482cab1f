/** The score sheet of an evening: who won what, and how often. */

import { chosen } from "../chosen.svelte";
import { t } from "../i18n";
import { teamName } from "../i18n/names";
import { listed } from "../i18n/sentence";
import type { Score, Seat, Team } from "./types";

export interface Tally {
  name: string;
  wins: number;
  played: number;
}

/** Who sat on one side of a game (without sides: everybody), and what it came to. */
export interface Side {
  team: Team | null;
  points: number | null;
  won: boolean;
  people: { seat: Seat; name: string; team: Team | null; points: number | null; won: boolean }[];
}

export function winnersOf(score: Score): string[] {
  return (score.outcome?.winners ?? []).map((seat) => score.names[seat] ?? "?");
}

/** Whether a seat had something to win. */
export function contends(outcome: Score["outcome"], seat: Seat): boolean {
  return !outcome?.apart.includes(seat);
}

/** Return everybody who played, most wins first, then by how few games they took. */
export function tally(scores: readonly Score[]): Tally[] {
  const rows = new Map<string, Tally>();
  for (const score of scores) {
    const winners = new Set(winnersOf(score));
    for (const name of score.names.filter((_, seat) => contends(score.outcome, seat))) {
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

export function headlineOf(score: Score | null): string {
  if (!score?.outcome) return t("end.abandoned");
  const team = winningTeam(score);
  if (team !== null) return t("end.team", { team: teamName(team) });
  const names = winnersOf(score);
  return names.length > 0
    ? t("end.won", { names: listed(names, chosen.language), n: names.length })
    : t("end.nobody");
}

/** Return the sides of a game. A side has the points that all its people have; without sides each has their own. */
export function sidesOf({ names, teams, outcome }: Score): Side[] {
  const people = names.map((name, seat) => ({
    seat,
    name,
    team: teams[seat] ?? null,
    points: outcome?.scores[seat] ?? null,
    won: outcome?.winners.includes(seat) ?? false,
  }));
  return [...new Set(people.map(({ team }) => team))].sort().map((team) => {
    const side = people.filter((person) => person.team === team);
    if (team === null)
      return {
        team,
        points: null,
        won: false,
        people: side.sort((a, b) => (b.points ?? 0) - (a.points ?? 0)),
      };
    const [points, ...others] = new Set(side.map((person) => person.points));
    return {
      team,
      points: others.length === 0 ? (points ?? null) : null,
      won: side.some(({ won }) => won),
      people: side,
    };
  });
}
