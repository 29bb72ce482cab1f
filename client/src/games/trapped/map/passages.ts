/** How two rooms are joined on the map: by an opening where they touch, else by a line that runs below other rooms. */

import type { Link, Room } from "../types.gen";
import type { Box } from "./layout";

export interface Opening {
  link: Link;
  /** Where its sign stands. */
  x: number;
  y: number;
  /** An opening in a wall that stands upright, or lies. */
  gap: Box | null;
  /** A line between rooms that lie apart. */
  line: string;
}

/** Rooms that are no farther apart have a wall in common. */
const NEAR = 26;
const LEAST = 14;
const WIDE = 30;
/** Lines run beside the middle, where the doors are. */
const ASIDE = 0.2;

type Span = readonly [from: number, to: number];

const common = ([a, b]: Span, [c, d]: Span): Span => [Math.max(a, c), Math.min(b, d)];
const length = ([from, to]: Span) => to - from;
const across = ({ x, width }: Box): Span => [x, x + width];
const down = ({ y, height }: Box): Span => [y, y + height];
const between = (one: Span, other: Span): Span => [
  Math.min(one[1], other[1]),
  Math.max(one[0], other[0]),
];
const within = ([from, to]: Span, part: number) => from + (to - from) * part;

export function openings(rooms: readonly Room[], links: readonly Link[]): Opening[] {
  const known = new Map(rooms.map((room) => [room.id, room]));
  return links.flatMap((link) => {
    const [a, b] = [known.get(link.a), known.get(link.b)];
    return a && b ? [opening(link, a, b)] : [];
  });
}

function opening(link: Link, a: Box, b: Box): Opening {
  const [beside, above] = [common(down(a), down(b)), common(across(a), across(b))];
  const [aside, apart] = [between(across(a), across(b)), between(down(a), down(b))];
  if (length(beside) >= LEAST && length(aside) <= NEAR)
    return { link, ...upright(within(beside, 0.5), aside, Math.min(WIDE, length(beside) - 4)) };
  if (length(above) >= LEAST && length(apart) <= NEAR)
    return { link, ...lying(within(above, 0.5), apart, Math.min(WIDE, length(above) - 4)) };
  if (length(above) >= LEAST) return { link, ...straight(within(above, ASIDE), apart) };
  if (length(beside) >= LEAST) return { link, ...level(within(beside, ASIDE), aside) };
  return { link, ...bent(a, b) };
}

const upright = (y: number, [left, right]: Span, wide: number) => ({
  x: (left + right) / 2,
  y,
  line: "",
  gap: { x: left - 2, y: y - wide / 2, width: right - left + 4, height: wide },
});

const lying = (x: number, [top, bottom]: Span, wide: number) => ({
  x,
  y: (top + bottom) / 2,
  line: "",
  gap: { x: x - wide / 2, y: top - 2, width: wide, height: bottom - top + 4 },
});

const straight = (x: number, [top, bottom]: Span) => ({
  x,
  y: top + 8,
  gap: null,
  line: `M${x} ${top}V${bottom}`,
});

const level = (y: number, [left, right]: Span) => ({
  x: left + 8,
  y,
  gap: null,
  line: `M${left} ${y}H${right}`,
});

/** Around one corner: up or down from the one, then across to the other. */
function bent(a: Box, b: Box) {
  const [low, high] = a.y > b.y ? [a, b] : [b, a];
  const x = low.x + low.width * (low.x < high.x ? 0.3 : 0.7);
  const y = high.y + high.height * 0.5;
  return {
    x,
    y,
    gap: null,
    line: `M${x} ${low.y}V${y}H${low.x < high.x ? high.x : high.x + high.width}`,
  };
}
