/** What plants are drawn with. A grove is a few outlines, not a thousand leaves: cheap to lay out and to paint. */

import type { Point } from "./board";
import type { Plant, Species } from "./flora";

export type Paint = "a" | "b" | "c" | "petal" | "petal-lit" | "stamen";

interface Layer {
  readonly paint: Paint;
  readonly d: string;
}

interface Place extends Point {
  /** In degrees. */
  readonly turn: number;
  readonly scale: number;
}

const COMMAND = /([MLCcz])([^MLCcz]*)/g;
const NUMBER = /-?\d*\.?\d+/g;

/** The same outline elsewhere; it is written with M, L, C, c and z alone. */
export function moved(d: string, { x, y, turn, scale }: Place): string {
  const [along, across] = [Math.cos, Math.sin].map((of) => scale * of((turn * Math.PI) / 180));
  const written = (n: number) => String(Math.round(10 * n) / 10);
  return d.replace(COMMAND, (_, letter: string, numbers: string) => {
    const from = letter === "c" ? { x: 0, y: 0 } : { x, y };
    const given = (numbers.match(NUMBER) ?? []).map(Number);
    const moves = given.map((n, place) =>
      place % 2 === 0
        ? from.x + n * along! - given[place + 1]! * across!
        : from.y + given[place - 1]! * across! + n * along!,
    );
    return letter + moves.map(written).join(" ");
  });
}

const around = (count: number, d: string, turn = 0, scale = 1): string =>
  Array.from({ length: count }, (_, nth) =>
    moved(d, { x: 0, y: 0, turn: turn + (nth * 360) / count, scale }),
  ).join("");

function circle(r: number): string {
  const k = 0.552 * r;
  return `M0 ${-r}C${k} ${-r} ${r} ${-k} ${r} 0C${r} ${k} ${k} ${r} 0 ${r}C${-k} ${r} ${-r} ${k} ${-r} 0C${-r} ${-k} ${-k} ${-r} 0 ${-r}z`;
}

const ROSETTE = ["M0 0C34-22 34-70 0-100z", "M0 0C-34-22-34-70 0-100z"] as const;
const PALM = [
  "M0 0C16-30 18-70 0-100L9-72 3-64 13-50 4-42 14-28z",
  "M0 0C-16-30-18-70 0-100L-9-72-3-64-13-50-4-42-14-28z",
] as const;
const FERN = [
  "M0 0C8-40 6-80 0-100L16-82 6-76 24-60 8-54 28-36 8-32 22-14z",
  "M0 0C-8-40-6-80 0-100L-16-82-6-76-24-60-8-54-28-36-8-32-22-14z",
] as const;

/** Each species from the ground up, a hundred high, around its own middle. */
const LAYERS: Readonly<Record<Species, readonly Layer[]>> = {
  rosette: [
    { paint: "a", d: around(8, ROSETTE[0]) },
    { paint: "b", d: around(8, ROSETTE[1]) },
    { paint: "a", d: around(8, ROSETTE[0], 22, 0.58) },
    { paint: "b", d: around(8, ROSETTE[1], 22, 0.58) },
  ],
  palm: [
    { paint: "a", d: around(11, PALM[0]) },
    { paint: "b", d: around(11, PALM[1]) + circle(9) },
  ],
  bush: [
    {
      paint: "a",
      d: "M0-98c30-6 50 12 56 30 26-2 46 22 42 50 14 30-2 60-30 64-8 32-44 50-72 36-30 16-62 0-70-28-30-8-42-44-26-70-8-30 14-58 42-58 8-22 34-32 58-24z",
    },
    {
      paint: "b",
      d: "M-6-74c22-4 38 8 42 22 20-2 34 16 30 36 8 24-6 42-26 46-8 22-34 32-54 20-22 8-44-6-48-28-20-8-26-34-14-50-4-22 12-40 32-38 6-12 22-16 38-8z",
    },
    {
      paint: "c",
      d: "M-12-46c14-4 26 4 28 14 14 0 22 12 18 24 2 16-10 26-24 24-10 12-28 14-38 2-16 0-24-16-18-30-4-16 8-28 20-26 4-6 8-8 14-8z",
    },
  ],
  fern: [
    { paint: "a", d: around(6, FERN[0]) },
    { paint: "b", d: around(6, FERN[1]) },
  ],
  flower: [
    { paint: "petal", d: around(5, "M0 0C52-26 46-96 0-92-46-96-52-26 0 0z") },
    { paint: "petal-lit", d: around(5, "M0 0C-46-26-44-92-2-92z") },
    { paint: "stamen", d: circle(22) },
  ],
};

/** All plants of a kind in one outline a layer. */
export function grove(plants: readonly Plant[]): Layer[] {
  return Object.entries(LAYERS).flatMap(([species, layers]) => {
    const places = plants
      .filter((plant) => plant.species === species)
      .map(({ x, y, turn, size }) => ({ x, y, turn, scale: size / 100 }));
    return layers.map(({ paint, d }) => ({
      paint,
      d: places.map((place) => moved(d, place)).join(""),
    }));
  });
}
