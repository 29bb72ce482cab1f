/** The numbers of special spaces: each hangs below its space, or where it covers no other. */

import { spots, type Point, type Spot } from "./board";

/** How much larger a TV draws numbers on the board; must agree with --tag in Tv.svelte. */
export const AFAR = 1.75;
/** Half a number with its edge, before a TV enlarges it. */
export const TAG = { wide: 18, high: 12 };
const PLACES: readonly Point[] = [
  { x: 0, y: 36 },
  { x: 24, y: 38 },
  { x: -20, y: 38 },
  { x: 0, y: -40 },
];
const ROOF = 3;
const RADIUS = { path: 30, home: 52, bank: 35, chance: 40, hut: 40, toxic: 40 } as const;

export const isTagged = ({ kind }: Spot): boolean => kind !== "path" && kind !== "home";

/** Where the number of a space hangs, seen from its middle. */
export function tagAt(spot: Spot): Point {
  const { x, y } = PLACES.find((place) => covered(spot, place).length === 0) ?? PLACES[0]!;
  return { x, y: spot.kind === "hut" ? y - ROOF : y };
}

/** The other spaces that a number would cover on a TV. */
export function covered(spot: Spot, place: Point): Spot[] {
  const beyond = (way: number, half: number) => Math.max(0, Math.abs(way) - half * AFAR);
  return spots.filter((other) => {
    const x = beyond(other.x - spot.x - place.x, TAG.wide);
    const y = beyond(other.y - spot.y - place.y, TAG.high);
    return other !== spot && Math.hypot(x, y) < RADIUS[other.kind];
  });
}
