import { expect, test } from "vitest";

import { HEIGHT, REACH, spotOf, WIDTH } from "../jungle/board";
import { kept, lookingAt, panned, scaleOf, WHOLE, zoomed } from "./camera";

const phone = { width: 360, height: 240 };
const laptop = { width: 860, height: 600 };

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
  [{ width: 360, height: 240 }, [15, 16], { right: 60, top: 0 }],
  [{ width: 344, height: 120 }, [13, 14], { right: 0, top: 60 }],
])(
  "what waits for a finger in %o is large enough and lies clear of the buttons",
  (size, lit, edge) => {
    const camera = lookingAt(lit, size, true);
    const scale = scaleOf(camera, size);

    expect(2 * REACH * scale).toBeGreaterThanOrEqual(48);
    for (const { x, y } of lit.map(spotOf)) {
      const across = size.width / 2 + (x - camera.x) * scale;
      const down = size.height / 2 + (y - camera.y) * scale;
      expect(across).toBeLessThanOrEqual(size.width - edge.right);
      expect(down).toBeGreaterThanOrEqual(edge.top);
      expect(down).toBeLessThanOrEqual(size.height);
    }
  },
);
