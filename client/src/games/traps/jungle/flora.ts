/** Where plants grow: wherever the path leaves them room. */

import { HEIGHT, spots, WIDTH, type Point, type Spot } from "./board";
import { distance, distanceToLine, distanceToLines, scatter } from "./curves";

export const RIVER: readonly Point[] = [
  { x: 668, y: -60 },
  { x: 634, y: 40 },
  { x: 606, y: 137 },
  { x: 642, y: 236 },
  { x: 608, y: 331 },
  { x: 654, y: 410 },
  { x: 704, y: 480 },
  { x: 728, y: 600 },
  { x: 676, y: 704 },
  { x: 650, y: 812 },
  { x: 688, y: 960 },
];

/** The camp between Start and Finish is kept clear. */
export const CAMP: Point & { rx: number; ry: number } = { x: 118, y: 432, rx: 130, ry: 170 };

const SPECIES = ["rosette", "palm", "bush", "fern"] as const;
export type Species = (typeof SPECIES)[number] | "flower";

export interface Plant extends Point {
  species: Species;
  size: number;
  turn: number;
  /** 0 in the shade of the edge, 2 in the light of the glade. */
  tone: number;
}

const STEP = 30;
const LARGEST = 74;
const SMALLEST = 15;

export function plants(board: readonly Spot[] = spots): Plant[] {
  const random = scatter(7);
  const grown: Plant[] = [];
  for (const { x, y, room } of clearings(board)) {
    const size = Math.min(room, LARGEST * (0.62 + 0.38 * random()));
    const isCrowded = grown.some((other) => distance(other, { x, y }) < 0.74 * (other.size + size));
    if (isCrowded || size < SMALLEST) continue;
    grown.push({
      x,
      y,
      size,
      species: speciesOf(size, random()),
      turn: Math.round(random() * 360),
      tone: toneAt({ x, y }, random()),
    });
  }
  return grown.toReversed();
}

/** The places with room to grow, the widest first. */
function clearings(board: readonly Spot[]): (Point & { room: number })[] {
  const links = board.flatMap((from) => from.next.map((to) => [from, board[to]!] as const));
  const roomAt = (here: Point) =>
    Math.min(
      ...board.map((spot) => distance(here, spot) - 36),
      ...links.map(([a, b]) => distanceToLine(here, a, b) - 31),
      distanceToLines(here, RIVER) - 38,
      Math.min(CAMP.rx, CAMP.ry) *
        (Math.hypot((here.x - CAMP.x) / CAMP.rx, (here.y - CAMP.y) / CAMP.ry) - 1),
    );
  const found = [];
  const random = scatter(11);
  for (let y = 6; y < HEIGHT; y += STEP)
    for (let x = 6; x < WIDTH; x += STEP) {
      const here = { x: x + random() * STEP, y: y + random() * STEP };
      found.push({ ...here, room: roomAt(here) * 1.08 });
    }
  return found.filter(({ room }) => room > SMALLEST).sort((a, b) => b.room - a.room);
}

function speciesOf(size: number, chance: number): Species {
  if (size < 24) return chance < 0.34 ? "flower" : chance < 0.7 ? "fern" : "rosette";
  return SPECIES[Math.floor(chance * (size > 34 ? 3 : 4))]!;
}

function toneAt({ x, y }: Point, chance: number): number {
  const depth = Math.min(x, WIDTH - x, y, HEIGHT - y) + (chance - 0.5) * 90;
  return depth < 70 ? 0 : depth < 170 ? 1 : 2;
}
