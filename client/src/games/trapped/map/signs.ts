/** What the map tells about a room or a passage by a sign. */

import type { GlyphName } from "../art/glyphs";
import type { Link, View } from "../types.gen";
import { lying } from "./standing";

export function roomSigns(view: View, room: string): GlyphName[] {
  const { place, sealed, handicaps, searched, phase } = view;
  const told: [GlyphName, boolean][] = [
    ["exit", place.ways.some(({ at }) => at.includes(room))],
    ["locked", phase === "play" && sealed && place.safe === room],
    ["harder", handicaps.some(({ rooms }) => rooms.includes(room))],
    ["thing", lying(view, room).length > 0],
    ["dead", view.sheets.some((sheet) => sheet.fate === "dead" && sheet.room === room)],
    ["searched", Object.values(searched).some((rooms) => rooms.includes(room))],
  ];
  return told.filter(([, holds]) => holds).map(([sign]) => sign);
}

export function barOf(
  { blocks, locked }: Pick<View, "blocks" | "locked">,
  { a, b }: Link,
): GlyphName | null {
  const joins = (rooms: readonly string[]) => rooms.includes(a) && rooms.includes(b);
  if (blocks.some(({ rooms }) => joins(rooms))) return "shut";
  return locked.some(joins) ? "locked" : null;
}
