/** Where one looks at the board through a frame: zoom 1 shows all of it. */

import { HEIGHT, REACH, spotOf, WIDTH, type Space } from "../jungle/board";

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
/** Any further away and a space is smaller than a fingertip of 48 pixels: `REACH` twice. */
const TOUCHABLE = 0.49;
const MARGIN = 130;
/** What the buttons beside the board cover, in pixels: whatever is looked at stays clear of them. */
const GUTTER = 60;
/** In a frame no higher than that, in pixels, the buttons lie in a row above. */
const LOW = 200;

export const isLow = ({ height }: Size): boolean => height <= LOW;

const gutterOf = (size: Size): Point => (isLow(size) ? { x: 0, y: GUTTER } : { x: GUTTER, y: 0 });

/** Pixels for a unit of the board. */
export const scaleOf = ({ zoom }: Camera, size: Size): number => zoom * fit(size);

const fit = ({ width, height }: Size): number => Math.min(width / WIDTH, height / HEIGHT) || 1;

/** Keep the board in the frame: no more of what lies around it than there must be. */
export function kept({ x, y, zoom }: Camera, size: Size): Camera {
  const near = Math.min(Math.max(zoom, 1), NEAREST);
  const half = (all: number, shown: number) => Math.min(all / 2, shown / 2 / (near * fit(size)));
  const between = (value: number, least: number, most: number) =>
    Math.min(Math.max(value, least), most);
  const gutter = gutterOf(size);
  const clear = (pixels: number) => (near > 1 ? pixels / (near * fit(size)) : 0);
  const [beside, above] = [half(WIDTH, size.width), half(HEIGHT, size.height)];
  return {
    x: between(x, beside, WIDTH + clear(gutter.x) - beside),
    y: between(y, above - clear(gutter.y), HEIGHT - above),
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
export function lookingAt(spaces: readonly Space[], size: Size, isTouched = false): Camera {
  const least = isTouched ? TOUCHABLE : READABLE;
  if (spaces.length === 0 || fit(size) >= least) return WHOLE;
  const gutter = gutterOf(size);
  const free = { width: size.width - gutter.x, height: size.height - gutter.y };
  const framed = fullest(spaces.map(spotOf), free.width / least, free.height / least);
  const [left, right] = bounds(framed.map(({ x }) => x));
  const [top, bottom] = bounds(framed.map(({ y }) => y));
  const all = Math.min(
    free.width / (right - left + 2 * MARGIN),
    free.height / (bottom - top + 2 * MARGIN),
  );
  const scale = Math.min(Math.max(all, least), CLOSE);
  const x = (left + right) / 2 + gutter.x / 2 / scale;
  const y = (top + bottom) / 2 - gutter.y / 2 / scale;
  return kept({ x, y, zoom: scale / fit(size) }, size);
}

/** As many of the spots as one frame can hold: all, or the largest group around one of them. */
function fullest(spots: readonly Point[], width: number, height: number): readonly Point[] {
  const near = (one: number, other: number, room: number) =>
    Math.abs(one - other) <= Math.max(room / 2 - REACH, REACH);
  const groups = spots.map((one) =>
    spots.filter((other) => near(one.x, other.x, width) && near(one.y, other.y, height)),
  );
  const fits = (group: readonly Point[]) => {
    const [left, right] = bounds(group.map(({ x }) => x));
    const [top, bottom] = bounds(group.map(({ y }) => y));
    return right - left + 2 * REACH <= width && bottom - top + 2 * REACH <= height;
  };
  if (fits(spots)) return spots;
  return groups.reduce((most, group) => (group.length > most.length ? group : most));
}

const bounds = (values: number[]): [number, number] => [Math.min(...values), Math.max(...values)];
