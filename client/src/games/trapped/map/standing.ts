/** Who and what is where on the map. */

import { peopleIn } from "../reading";
import type { Room, Sheet, View } from "../types.gen";
import { places, type Furnished, type Spot } from "./layout";

export interface Standing {
  who: Sheet;
  at: Spot;
}

export const isHere = ({ monster }: View, { id }: Room): boolean =>
  monster.room === id && !monster.dead;

/** The monster takes the right side of a room, and is never small. */
export function lair(view: View, room: Room, { free }: Furnished): Spot | null {
  if (!isHere(view, room)) return null;
  const size = Math.min(Math.max(free.height * 1.1, 62), 96);
  return { size, x: room.x + room.width - size * 0.9, y: room.y + room.height - size * 0.94 };
}

export function standing(view: View, room: Room, { free }: Furnished): Standing[] {
  const people = peopleIn(view, room.id);
  const width = isHere(view, room) ? Math.max(free.width - 74, free.width * 0.4) : free.width;
  const spots = places(people.length, { ...free, width });
  return people.map((who, nth) => ({ who, at: spots[nth]! }));
}

/** What lies in a room for everybody to see: things on the floor, and hidden ones whose place is known. */
export function lying({ floor, hidden }: View, room: string): string[] {
  const known = Object.entries(hidden).filter(([, where]) => where === room);
  return [...(floor[room] ?? []), ...known.map(([item]) => item)];
}
