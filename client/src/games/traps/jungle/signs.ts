/** Signs at forks: where each stands, so that it is read from afar and covers no space. */

import { waysFrom, type Way } from "../ways";
import { HEIGHT, spotOf, spots, WIDTH, type Point, type Spot } from "./board";
import { AFAR, isTagged, TAG, tagAt } from "./tags";

export interface Placed extends Point {
  way: Way;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const PLANK = { wide: 33 * AFAR, high: 18 * AFAR };
const ROUND = 30;
const NEAREST = 50;
const FARTHEST = 260;
const STEP = 5;
const DIRECTIONS = 36;

export function signs(): Placed[] {
  return spots
    .filter(({ next }) => next.length > 1)
    .flatMap(({ next }) => waysFrom(next))
    .map((way, _, ways) => ({ way, ...beside(way, ways) }));
}

/** As near to the first step of a way as may be, and nearer to it than to that of any other. */
function beside(way: Way, ways: readonly Way[]): Point {
  const first = spotOf(way.space);
  const others = ways.filter((other) => other !== way).map(({ space }) => spotOf(space));
  for (const point of around(first)) {
    const isOurs = others.every((other) => distance(point, other) > distance(point, first));
    if (isOurs && isFree(plankAt(point))) return point;
  }
  return first;
}

function* around({ x, y }: Point): Generator<Point> {
  for (let far = NEAREST; far <= FARTHEST; far += STEP)
    for (let nth = 0; nth < DIRECTIONS; nth += 1) {
      const turn = (2 * Math.PI * nth) / DIRECTIONS - Math.PI / 2;
      yield { x: Math.round(x + far * Math.cos(turn)), y: Math.round(y + far * Math.sin(turn)) };
    }
}

function isFree(plank: Box): boolean {
  const isInside = plank.left > 0 && plank.top > 0 && plank.right < WIDTH && plank.bottom < HEIGHT;
  return isInside && spots.every((spot) => !overlaps(plank, drawn(spot)));
}

export function plankAt({ x, y }: Point): Box {
  return {
    left: x - PLANK.wide,
    right: x + PLANK.wide,
    top: y - PLANK.high,
    bottom: y + PLANK.high,
  };
}

/** How much room a space takes on a TV. */
export function drawn(spot: Spot): Box {
  const { x, y } = spot;
  const round = { left: x - ROUND, right: x + ROUND, top: y - ROUND, bottom: y + ROUND };
  if (!isTagged(spot)) return round;
  const tag = tagAt(spot);
  const [wide, high] = [TAG.wide * AFAR, TAG.high * AFAR];
  return {
    left: Math.min(round.left, x + tag.x - wide),
    right: Math.max(round.right, x + tag.x + wide),
    top: Math.min(round.top, y + tag.y - high),
    bottom: Math.max(round.bottom, y + tag.y + high),
  };
}

export function overlaps(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
