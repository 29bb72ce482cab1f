/** Where the words of a chain hang: the last one large, those before it in rows that wind upwards and grow smaller. */

import { emsOf } from "./letters";

export interface Hung {
  number: number;
  text: string;
  /** Who said it, as written below it. */
  name: string;
}

/** Where a word hangs: `y` is the height of the wire, `size` that of the letters. */
export interface Spot {
  number: number;
  x: number;
  y: number;
  size: number;
  row: number;
}

export interface Path {
  /** In the order in which the words were said. */
  spots: Spot[];
  /** How many words before them have no room. */
  earlier: number;
  /** Where the wire ends and the next word will hang. */
  end: { x: number; y: number };
}

export interface Sheet {
  width: number;
  height: number;
  /** A hundredth of the shorter side of the screen. */
  unit: number;
}

const BIGGEST = 12;
const SIZES = [5, 4.2, 3.6, 3.1, 2.7];
/** Rows in which names are written below the words. */
export const NAMED = 2;
const NAME = 2.7;
/** What the last word needs below the wire besides its own height. */
const FOOT = 7;
const EDGE = 7;
/** What is left above the oldest row: for the wire, and for how many words came before. */
const TOP = 5;
/** A word that was only spoken is drawn, not written. */
const DRAWN = 1.6;

export function pathOf(words: readonly Hung[], sheet: Sheet): Path {
  const last = words.at(-1);
  if (!last) return { spots: [], earlier: 0, end: { x: sheet.width / 2, y: sheet.height / 2 } };
  const newest = lastSpot(last, sheet);
  const end = { x: EDGE * sheet.unit, y: newest.y };
  const spots = [newest];
  let rest = words.slice(0, -1);
  let y = newest.y;
  for (let row = 1; rest.length > 0; row += 1) {
    y -= heightOf(row) * sheet.unit;
    if (y < TOP * sheet.unit) break;
    const hung = hang(rest, row, y, sheet);
    spots.unshift(...hung.toReversed());
    rest = rest.slice(0, rest.length - hung.length);
  }
  return lifted({ spots, earlier: rest.length, end }, sheet);
}

/** A short chain hangs in the middle of the sheet. */
function lifted({ spots, earlier, end }: Path, { unit }: Sheet): Path {
  const air = Math.max(0, spots[0]!.y - 8 * unit) / 2;
  return {
    spots: spots.map((spot) => ({ ...spot, y: spot.y - air })),
    earlier,
    end: { ...end, y: end.y - air },
  };
}

function lastSpot({ number, text }: Hung, { width, height, unit }: Sheet): Spot {
  const size = Math.min(BIGGEST * unit, 0.3 * height, (width - 4 * unit) / emsOf(text || "mm"));
  return { number, x: width / 2, y: height - BIGGEST * unit * 1.2 - FOOT * unit, size, row: 0 };
}

const sizeOf = (row: number): number => SIZES[Math.min(row, SIZES.length) - 1]!;

/** What lies between two wires, in units: half a bead, the word, perhaps a name, and air. */
function heightOf(row: number): number {
  return sizeOf(row) * 1.9 + (row <= NAMED ? NAME * 1.2 : 0) + 1;
}

/** Hang as many words on a wire as it holds, the newest first; the wires wind to and fro. */
function hang(words: readonly Hung[], row: number, y: number, { width, unit }: Sheet): Spot[] {
  const size = sizeOf(row) * unit;
  const gap = 1.1 * size;
  const room = width - 2 * EDGE * unit;
  const breadths: number[] = [];
  let taken = -gap;
  for (const word of words.toReversed()) {
    const breadth = Math.min(room, breadthOf(word, row, unit));
    if (taken + gap + breadth > room) break;
    taken += gap + breadth;
    breadths.push(breadth);
  }
  const isFull = breadths.length < words.length && breadths.length > 1;
  const spread = isFull ? (room - taken) / (breadths.length - 1) : 0;
  let at = 0;
  return breadths.map((breadth, nth) => {
    const middle = at + breadth / 2;
    at += breadth + gap + spread;
    const x = EDGE * unit + (row % 2 === 1 ? room - middle : middle);
    return { number: words.at(-1 - nth)!.number, x, y, size, row };
  });
}

function breadthOf({ text, name }: Hung, row: number, unit: number): number {
  const written = (text ? emsOf(text) : DRAWN) * sizeOf(row) * unit;
  return row <= NAMED ? Math.max(written, emsOf(name) * NAME * unit) : written;
}

/** The wire from one word to the next, which hangs through where it is slack. */
export function wire(from: Spot, to: Spot, slack: number, { width, unit }: Sheet): string {
  if (from.row === to.row)
    return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${from.y + slack * from.size} ${to.x} ${to.y}`;
  const side = from.row % 2 === 1 ? width - 0.4 * unit : 0.4 * unit;
  if (to.row === 0)
    return `M${from.x} ${from.y}C${side} ${from.y} ${side} ${to.y} ${(side + to.x) / 2} ${to.y + slack * unit}T${to.x} ${to.y}`;
  return `M${from.x} ${from.y}C${side} ${from.y + slack * unit} ${side} ${to.y} ${to.x} ${to.y}`;
}

/** A spot on its way from one place to another. */
export function between(from: Spot, to: Spot, share: number): Spot {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { ...to, x: mix(from.x, to.x), y: mix(from.y, to.y), size: mix(from.size, to.size) };
}
