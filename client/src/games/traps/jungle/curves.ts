/** Soft lines through points, and how far something is from them. */

import type { Point } from "./board";

const round = (n: number) => Math.round(n * 10) / 10;

/** A path through all the points without a corner. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return "";
  const arcs = points.slice(1).map((to, nth) => {
    const from = points[nth]!;
    const before = points[nth - 1] ?? from;
    const after = points[nth + 2] ?? to;
    const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
    const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
    return `C${[out, into, to].map(({ x, y }) => `${round(x)} ${round(y)}`).join(" ")}`;
  });
  return `M${round(first.x)} ${round(first.y)}${arcs.join("")}`;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** How far a point is from a line between two others. */
export function distanceToLine(point: Point, a: Point, b: Point): number {
  const length = distance(a, b) ** 2;
  const along =
    length === 0 ? 0 : ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / length;
  const t = Math.min(1, Math.max(0, along));
  return distance(point, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
}

export function distanceToLines(point: Point, line: readonly Point[]): number {
  return Math.min(...line.slice(1).map((to, nth) => distanceToLine(point, line[nth]!, to)));
}

/** Where two lines cross, and in which direction the first one runs there. */
export function crossing(
  a: Point,
  b: Point,
  c: Point,
  d: Point,
): (Point & { turn: number }) | null {
  const down = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (down === 0) return null;
  const t = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / down;
  const u = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / down;
  if (t < 0 || t > 1 || u < 0 || u > 1) return null;
  const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y), turn };
}

/** Always the same numbers between 0 and 1. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
