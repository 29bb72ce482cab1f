/** What a tale has room for: the most dramatic incidents, in their order. */
import type { View } from "../types.gen";
import type { Evening, Incident } from "./incidents";

export function chosen(
  night: Evening,
  view: View,
  room: number,
  lengthOf: (incident: Incident) => number,
): readonly Incident[] {
  const way = view.place.ways.find(({ id }) => id === night.left?.way);
  const needed = new Set(way?.needs.flat() ?? []);
  const played = view.sheets.flatMap(({ id, seat }) => (seat === null ? [] : [id]));
  const cast = new Set([...night.cast, ...played]);
  const ranked = night.incidents
    .map((incident) => ({ incident, worth: drama(incident, needed, cast) }))
    .filter(({ worth }) => worth > 0)
    .sort((one, other) => other.worth - one.worth);
  let left = room;
  const kept = new Set<Incident>();
  for (const { incident } of ranked) {
    const length = lengthOf(incident);
    if (length > left) continue;
    kept.add(incident);
    left -= length;
  }
  return night.incidents.filter((incident) => kept.has(incident));
}

/** How much somebody who was not there would like to hear of it. */
function drama(incident: Incident, needed: ReadonlySet<string>, cast: ReadonlySet<number>): number {
  const { lost, meddlers, won, dead, beaten, countdown, dare, hurt, goal, after, found } = incident;
  if (incident.kind === "challenge") return 0;
  const hated = meddlers.filter(({ side, feels }) => side === "hinder" && feels === "C").length;
  return (
    lost.reduce((sum, { figure }) => sum + (cast.has(figure) ? 12 : 5), 0) +
    (dead ? 10 : beaten ? 3 : 0) +
    (countdown ? 8 : 0) +
    (hated > 0 ? (won ? 3 : 6) : 0) +
    (needed.has(goal) ? 5 : goal ? 1 : 0) +
    (found.length > 0 ? 2 : 0) +
    (dare ? 2 : 0) +
    (hurt ? (hurt.about === null ? 1 : 2) : 0) +
    Math.min(2, meddlers.length) +
    (after.length > 0 ? 2 : 0) +
    (incident.lucky ? 2 : 0) +
    (incident.kind === "event" && incident.event?.event ? 1 : 0)
  );
}
