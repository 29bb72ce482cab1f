/** Where one looks at the board through a frame: zoom 1 shows all of it. */

import { HEIGHT, spotOf, WIDTH, type Space } from "../jungle/board";

export interface Size {
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

/** The point of the board that stands in the middle, and how near one is. */
export interface Camera extends Point {
  zoom: number;
}

export const WHOLE: Camera = { x: WIDTH / 2, y: HEIGHT / 2, zoom: 1 };

const NEAREST = 6;
/** So near that a space is easy to hit with a thumb. */
const CLOSE = 0.8;
/** Any further away and nobody could tell one space from the next. */
const READABLE = 0.42;
const MARGIN = 130;

/** Pixels for a unit of the board. */
export const scaleOf = ({ zoom }: Camera, size: Size): number => zoom * fit(size);

const fit = ({ width, height }: Size): number => Math.min(width / WIDTH, height / HEIGHT) || 1;

/** Keep the board in the frame: no more of what lies around it than there must be. */
export function kept({ x, y, zoom }: Camera, size: Size): Camera {
  const near = Math.min(Math.max(zoom, 1), NEAREST);
  const half = (all: number, shown: number) => Math.min(all / 2, shown / 2 / (near * fit(size)));
  const between = (value: number, edge: number, all: number) =>
    Math.min(Math.max(value, edge), all - edge);
  return {
    x: between(x, half(WIDTH, size.width), WIDTH),
    y: between(y, half(HEIGHT, size.height), HEIGHT),
    zoom: near,
  };
}

export function panned(camera: Camera, dx: number, dy: number, size: Size): Camera {
  const scale = scaleOf(camera, size);
  return kept({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, size);
}

/** Zoom so that what lies under `at`, a point of the frame, stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, size: Size): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, 1), NEAREST);
  const from = scaleOf(camera, size);
  const to = scaleOf({ ...camera, zoom }, size);
  const off = { x: at.x - size.width / 2, y: at.y - size.height / 2 };
  return kept(
    { x: camera.x + off.x / from - off.x / to, y: camera.y + off.y / from - off.y / to, zoom },
    size,
  );
}

/** Look at these spaces, as near as they allow; where all of the board can be read, at all of it. */
export function lookingAt(spaces: readonly Space[], size: Size): Camera {
  if (spaces.length === 0 || fit(size) >= READABLE) return WHOLE;
  const spots = spaces.map(spotOf);
  const [left, right] = bounds(spots.map(({ x }) => x));
  const [top, bottom] = bounds(spots.map(({ y }) => y));
  const all = Math.min(
    size.width / (right - left + 2 * MARGIN),
    size.height / (bottom - top + 2 * MARGIN),
  );
  const scale = Math.min(Math.max(all, READABLE), CLOSE);
  return kept({ x: (left + right) / 2, y: (top + bottom) / 2, zoom: scale / fit(size) }, size);
}

const bounds = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
