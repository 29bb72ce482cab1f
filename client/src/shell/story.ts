/** What a game was, in the reader's words, and how its chart is drawn. */

import type { Curve } from "../protocol.gen";
import type { Seat, Team } from "./types";

/** What somebody was best at. */
export interface Prize {
  seat: Seat;
  team: Team | null;
  name: string;
  title: string;
  why: string;
}

export interface Tale {
  /** What the chart shows. */
  chart: string;
  curves: readonly Drawn[];
  highlights: readonly string[];
  prizes: readonly Prize[];
}

/** A curve and whose it is; `foe` is neither a player nor a team. */
export interface Drawn {
  name: string;
  seat: Seat | null;
  team: Team | null;
  won: boolean;
  values: readonly number[];
}

export interface Frame {
  width: number;
  height: number;
}

type Valued = readonly Pick<Drawn, "values">[];

/** How far down a value stands between the lowest of all curves and the highest; alike, they stand on top. */
function downOf(value: number, all: Valued, height: number): number {
  const values = all.flatMap((curve) => curve.values);
  const most = Math.max(1, ...values);
  const least = Math.min(most, ...values);
  const share = least === most ? value / most : (value - least) / (most - least);
  return height * (1 - share);
}

/** A path through values. */
export function pathOf(values: readonly number[], all: Valued, { width, height }: Frame): string {
  const across = (at: number) => (at / Math.max(1, values.length - 1)) * width;
  const points = values.map((value, at) => [across(at), downOf(value, all, height)]);
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${fine(x!)} ${fine(y!)}`).join("");
}

const fine = (length: number): number => Math.round(length * 10) / 10;

/** How far a curve is drawn from its place, so that those that run together are seen side by side. */
export const laneOf = (nth: number, of: number, breadth: number): number =>
  fine((nth - (of - 1) / 2) * breadth);

/** Where names stand at the right edge, in the order of the curves. */
export const labelsOf = (curves: readonly Drawn[], height: number, line: number): number[] =>
  spread(
    curves.map(({ values }) => downOf(values.at(-1) ?? 0, curves, height)),
    line,
    height,
  );

/** Where labels stand so that none covers another: as near to their lines as can be. */
export function spread(wanted: readonly number[], gap: number, height: number): number[] {
  const order = wanted
    .map((y, nth) => ({ y, nth }))
    .sort((one, other) => one.y - other.y || one.nth - other.nth);
  let lowest = -Infinity;
  for (const label of order) lowest = label.y = Math.max(label.y, lowest + gap);
  let highest = height;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, highest);
    highest = label.y - gap;
  }
  return wanted.map((_, nth) => order.find((label) => label.nth === nth)!.y);
}

/** Eight hues that are told apart on dark and on light; the first four are those of the pieces of TRAPS. */
export const HUES = [
  "#e8a33d",
  "#e0607e",
  "#4fb3d9",
  "#b58be0",
  "#7cc26b",
  "#e07b45",
  "#5ec4b6",
  "#c9b458",
];

export const hueOf = ({ seat, team }: Pick<Drawn, "seat" | "team">): string => {
  if (team === 0) return "#ff9468";
  if (team === 1) return "#86cdf0";
  return seat === null ? "#b9b9a8" : HUES[seat % HUES.length]!;
};

export const isOf = (curve: Curve, winners: readonly Seat[], teams: readonly (Team | null)[]) =>
  curve.seat === null
    ? curve.team !== null && winners.some((seat) => teams[seat] === curve.team)
    : winners.includes(curve.seat);
