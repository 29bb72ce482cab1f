import { expect, test } from "vitest";

import { spotOf, spots } from "./board";
import { drawn, overlaps, plankAt, signs } from "./signs";

const NEAR = 200;

test("no sign covers a space or another sign, even as large as on a TV", () => {
  const planks = signs().map(plankAt);

  expect(planks).toHaveLength(4);
  for (const [nth, plank] of planks.entries()) {
    expect(spots.filter((spot) => overlaps(plank, drawn(spot)))).toEqual([]);
    expect(planks.filter((other, at) => at !== nth && overlaps(plank, other))).toEqual([]);
  }
});

test("a sign stands by the first step of its way", () => {
  for (const { x, y, way } of signs()) {
    const first = spotOf(way.space);
    expect(Math.hypot(x - first.x, y - first.y)).toBeLessThan(NEAR);
  }
});
