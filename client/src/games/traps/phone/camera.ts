/** Where one looks at the board through a frame: zoom 1 shows all of it. */

import { HEIGHT, REACH, spotOf, WIDTH, type Space } from "../jungle/board";

export interface Pane {
  width: number;
  height: number;
  /** What is covered at its sides. */
  left: number;
  right: number;
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
/** In a frame no higher than that, in pixels, there is room for one button, and none below the board. */
const LOW = 200;
/** What the buttons cover, in pixels: whatever is looked at stays clear of them. */
const BUTTONS = 60;
const OWN_PIECES = 112;

export const isLow = (height: number): boolean => height <= LOW;

/** A frame of this pane, and what lies over it: buttons, and where nothing is touched one's own pieces. */
export function paneOf(width: number, height: number, isTouched = false): Pane {
  const left = isLow(height) && !isTouched ? OWN_PIECES : 0;
  return { width, height, left, right: BUTTONS };
}

/** Pixels for a unit of the board. */
export const scaleOf = ({ zoom }: Camera, pane: Pane): number => zoom * fit(pane);

const fit = ({ width, height }: Pane): number => Math.min(width / WIDTH, height / HEIGHT) || 1;

/** Keep the board in the frame: no more of what lies around it than there must be. */
export function kept({ x, y, zoom }: Camera, pane: Pane): Camera {
  const near = Math.min(Math.max(zoom, 1), NEAREST);
  const half = (all: number, shown: number) => Math.min(all / 2, shown / 2 / (near * fit(pane)));
  const between = (value: number, least: number, most: number) =>
    Math.min(Math.max(value, least), most);
  const clear = (pixels: number) => (near > 1 ? pixels / (near * fit(pane)) : 0);
  const [beside, above] = [half(WIDTH, pane.width), half(HEIGHT, pane.height)];
  return {
    x: between(x, beside - clear(pane.left), WIDTH + clear(pane.right) - beside),
    y: between(y, above, HEIGHT - above),
    zoom: near,
  };
}

export function panned(camera: Camera, dx: number, dy: number, pane: Pane): Camera {
  const scale = scaleOf(camera, pane);
  return kept({ ...camera, x: camera.x - dx / scale, y: camera.y - dy / scale }, pane);
}

/** Zoom so that what lies under `at`, a point of the frame, stays there. */
export function zoomed(camera: Camera, factor: number, at: Point, pane: Pane): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, 1), NEAREST);
  const from = scaleOf(camera, pane);
  const to = scaleOf({ ...camera, zoom }, pane);
  const off = { x: at.x - pane.width / 2, y: at.y - pane.height / 2 };
  return kept(
    { x: camera.x + off.x / from - off.x / to, y: camera.y + off.y / from - off.y / to, zoom },
    pane,
  );
}

/** Look at these spaces, as near as they allow; where all of the board can be read, at all of it. */
export function lookingAt(spaces: readonly Space[], pane: Pane, isTouched = false): Camera {
  const least = isTouched ? TOUCHABLE : READABLE;
  if (spaces.length === 0 || fit(pane) >= least) return WHOLE;
  const free = pane.width - pane.left - pane.right;
  const framed = fullest(spaces.map(spotOf), free / least, pane.height / least);
  const [left, right] = bounds(framed.map(({ x }) => x));
  const [top, bottom] = bounds(framed.map(({ y }) => y));
  const all = Math.min(
    free / (right - left + 2 * MARGIN),
    pane.height / (bottom - top + 2 * MARGIN),
  );
  const scale = Math.min(Math.max(all, least), CLOSE);
  const x = (left + right + (pane.right - pane.left) / scale) / 2;
  return kept({ x, y: (top + bottom) / 2, zoom: scale / fit(pane) }, pane);
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
