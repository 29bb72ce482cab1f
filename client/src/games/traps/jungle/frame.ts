/** Sheets of paper with a leafy hole, one behind the other. */

import { HEIGHT, WIDTH, type Point } from "./board";
import { scatter } from "./curves";

/** A sheet that covers the board except for a hole whose edge is all leaves, `inset` deep. */
export function leafyFrame(inset: number, tip: number, seed: number): string {
  const random = scatter(seed);
  const corners = [
    { x: inset, y: inset },
    { x: WIDTH - inset, y: inset },
    { x: WIDTH - inset, y: HEIGHT - inset },
    { x: inset, y: HEIGHT - inset },
  ];
  let d = `M${corners[0]!.x} ${corners[0]!.y}`;
  corners.forEach((from, nth) => (d += side(from, corners[(nth + 1) % 4]!, tip, random)));
  return `M-40-40H${WIDTH + 40}V${HEIGHT + 40}H-40z${d}z`;
}

function side(from: Point, to: Point, tip: number, random: () => number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  const inward = { x: -along.y, y: along.x };
  const at = (s: number, depth: number) =>
    `${Math.round(from.x + along.x * s + inward.x * depth)} ${Math.round(from.y + along.y * s + inward.y * depth)}`;
  let d = "";
  for (let s = 0; s < length;) {
    const width = Math.min(length - s, 46 + random() * 62);
    const depth = tip * (0.35 + 0.65 * random());
    const lean = s + width * (0.3 + 0.4 * random());
    d += `Q${at(s + width * 0.06, depth * 0.72)} ${at(lean, depth)}Q${at(s + width * 0.94, depth * 0.72)} ${at(s + width, 0)}`;
    s += width;
  }
  return d;
}
