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

/** A path through values, as high as the highest of all curves is high. */
export function pathOf(
  values: readonly number[],
  all: readonly Pick<Drawn, "values">[],
  { width, height }: Frame,
): string {
  const most = Math.max(1, ...all.flatMap((curve) => curve.values));
  const across = (at: number) => (at / Math.max(1, values.length - 1)) * width;
  const points = values.map((value, at) => [across(at), height - (value / most) * height]);
  return points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${fine(x!)} ${fine(y!)}`).join("");
}

const fine = (length: number): number => Math.round(length * 10) / 10;

/** How far a curve is drawn from its place, so that those that run together are seen side by side. */
export const laneOf = (nth: number, of: number, breadth: number): number =>
  fine((nth - (of - 1) / 2) * breadth);

/** Where names stand at the right edge, in the order of the curves: none nearer to another than a line. */
export function labelsOf(curves: readonly Drawn[], height: number, line: number): number[] {
  const most = Math.max(1, ...curves.flatMap(({ values }) => values));
  const wanted = curves.map(({ values }, nth) => ({
    nth,
    y: height - ((values.at(-1) ?? 0) / most) * height,
  }));
  const placed = wanted.toSorted((one, other) => one.y - other.y);
  placed.forEach((label, at) => {
    if (at > 0) label.y = Math.max(label.y, placed[at - 1]!.y + line);
  });
  const over = Math.max(0, (placed.at(-1)?.y ?? 0) - height);
  return wanted.map(({ nth }) => placed.find((one) => one.nth === nth)!.y - over);
}

/** Eight hues that are told apart on dark and on light. */
export const HUES = [
  "#e8a33d",
  "#4fb3d9",
  "#e0607e",
  "#7cc26b",
  "#b58be0",
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
