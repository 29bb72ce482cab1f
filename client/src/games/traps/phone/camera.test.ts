import { expect, test } from "vitest";

import { HEIGHT, REACH, spotOf, WIDTH } from "../jungle/board";
import { kept, lookingAt, paneOf, panned, scaleOf, WHOLE, zoomed } from "./camera";

const phone = paneOf(360, 240);
const laptop = paneOf(860, 600);

test("the whole board fits into the frame", () => {
  const scale = scaleOf(WHOLE, phone);

  expect(WIDTH * scale).toBeLessThanOrEqual(phone.width);
  expect(HEIGHT * scale).toBeLessThanOrEqual(phone.height);
});

test("the board cannot be dragged out of the frame", () => {
  const near = { ...WHOLE, zoom: 3 };

  expect(panned(near, 99_999, 99_999, phone)).toEqual(kept({ x: 0, y: 0, zoom: 3 }, phone));
  expect(panned(WHOLE, 50, 50, phone)).toEqual(WHOLE);
});

test("what lies under the finger stays there while one zooms", () => {
  const before = { ...WHOLE, zoom: 2 };
  const at = { x: 240, y: 100 };
  const under = ({ x, y, zoom }: typeof before) => {
    const scale = scaleOf({ x, y, zoom }, phone);
    return [x + (at.x - phone.width / 2) / scale, y + (at.y - phone.height / 2) / scale].map(
      Math.round,
    );
  };

  expect(under(zoomed(before, 1.5, at, phone))).toEqual(under(before));
});

test("nobody zooms further out than the whole board", () => {
  expect(zoomed(WHOLE, 0.5, { x: 0, y: 0 }, phone)).toEqual(WHOLE);
});

test("a phone looks closely at a piece, a laptop at the whole jungle", () => {
  expect(scaleOf(lookingAt([12], phone), phone)).toBeCloseTo(0.8);
  expect(lookingAt([12], laptop)).toEqual(WHOLE);
});

test.each([
  [paneOf(360, 240, true), [15, 16]],
  [paneOf(344, 96, true), [13, 14]],
  [paneOf(344, 96), [4]],
])("what is looked at in %o is large enough and lies clear of the buttons", (pane, spaces) => {
  const camera = lookingAt(spaces, pane, true);
  const scale = scaleOf(camera, pane);

  expect(2 * REACH * scale).toBeGreaterThanOrEqual(48);
  for (const { x, y } of spaces.map(spotOf)) {
    const across = pane.width / 2 + (x - camera.x) * scale;
    const down = pane.height / 2 + (y - camera.y) * scale;
    expect(across).toBeGreaterThanOrEqual(pane.left);
    expect(across).toBeLessThanOrEqual(pane.width - pane.right);
    expect(down).toBeGreaterThanOrEqual(0);
    expect(down).toBeLessThanOrEqual(pane.height);
  }
});

test("in a low frame one's own pieces lie beside what is looked at, until a finger is waited for", () => {
  expect(paneOf(344, 96).left).toBeGreaterThan(0);
  expect(paneOf(344, 96, true).left).toBe(0);
  expect(paneOf(344, 300).left).toBe(0);
});
