/** Where in a room its name is written and where people stand, in the map's own measure. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Lettering {
  lines: string[];
  size: number;
  x: number;
  /** The middle of the first line. */
  y: number;
}

export interface Furnished {
  name: Lettering;
  /** What the name leaves for people and things. */
  free: Box;
}

const EDGE = 8;
const LARGE = 21;
const SMALL = 15;
/** How wide a letter is on average, in parts of its height. */
const LETTER = 0.55;
/** Lower rooms are corridors: the name stands beside the people, not above. */
const LOW = 64;

const widthOf = (text: string, size: number): number => Array.from(text).length * size * LETTER;

export function furnish(room: Box, title: string): Furnished {
  return room.height < LOW ? alongside(room, title) : above(room, title);
}

function alongside({ x, y, width, height }: Box, title: string): Furnished {
  const most = (width - 2 * EDGE) * 0.62;
  const isLong = height >= 38 && widthOf(title, LARGE) > most;
  const lines = isLong ? wrapped(title, most, LARGE * 0.8) : [title];
  const size = Math.min(
    isLong ? LARGE * 0.8 : LARGE,
    (height * 0.62) / lines.length ** 0.6,
    ...lines.map((line) => most / widthOf(line, 1)),
  );
  const taken = Math.max(...lines.map((line) => widthOf(line, size))) + 2 * EDGE;
  return {
    name: { lines, size, x: x + EDGE, y: y + height / 2 - (lines.length - 1) * size * 0.52 },
    free: { x: x + taken, y: y + 3, width: width - taken - EDGE, height: height - 6 },
  };
}

function above({ x, y, width, height }: Box, title: string): Furnished {
  const room = width - 2 * EDGE;
  const size = fitting(title, room);
  const lines = wrapped(title, room, size);
  const taken = EDGE + lines.length * size * 1.08;
  return {
    name: { lines, size, x: x + EDGE, y: y + EDGE + size * 0.5 },
    free: { x: x + EDGE, y: y + taken, width: room, height: height - taken - EDGE / 2 },
  };
}

/** The largest lettering that needs no more than two lines. */
function fitting(title: string, width: number): number {
  for (let size = LARGE; size > SMALL; size -= 1) {
    const lines = wrapped(title, width, size);
    if (lines.length <= 2 && lines.every((line) => widthOf(line, size) <= width)) return size;
  }
  return SMALL;
}

export function wrapped(title: string, width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

const LARGEST = 62;

/** Room for so many portraits, as large as they can be, in rows from the lower left. */
export function places(count: number, { x, y, width, height }: Box): Spot[] {
  if (count === 0) return [];
  const inRows = (columns: number) =>
    Math.min(width / columns, height / Math.ceil(count / columns), LARGEST);
  const columns = Array.from({ length: count }, (_, nth) => nth + 1).reduce((best, one) =>
    inRows(one) > inRows(best) + 0.01 ? one : best,
  );
  const size = inRows(columns);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, nth) => ({
    x: x + (nth % columns) * size,
    y: y + height - (rows - Math.floor(nth / columns)) * size,
    size,
  }));
}
