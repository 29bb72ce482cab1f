import { expect, test } from "vitest";

import { between, pathOf, wire, type Hung } from "./path";

const sheet = { width: 1100, height: 840, unit: 10.8 };
const chain = (count: number): Hung[] =>
  Array.from({ length: count }, (_, nth) => ({ number: nth + 1, text: "lantern", name: "Ann" }));

test("the last word is the largest, and every row above it is smaller", () => {
  const { spots } = pathOf(chain(40), sheet);

  const sizes = spots.map(({ size }) => size);
  expect(sizes).toEqual(sizes.toSorted((one, other) => one - other));
  expect(sizes.at(-1)).toBeCloseTo(12 * sheet.unit);
});

test("a chain of eighty words and more shows the newest, and says how many came before", () => {
  const { spots, earlier } = pathOf(chain(85), sheet);

  expect(spots.at(-1)!.number).toBe(85);
  expect(earlier + spots.length).toBe(85);
  expect(spots.length).toBeGreaterThan(20);
});

test("no word hangs outside the sheet", () => {
  for (const { x, y } of pathOf(chain(85), sheet).spots) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(sheet.width);
    expect(y).toBeGreaterThan(0);
  }
});

test("rows wind to and fro: neighbours in the chain are neighbours on the wire", () => {
  const { spots } = pathOf(chain(40), sheet);
  const row = (which: number) => spots.filter((spot) => spot.row === which).map(({ x }) => x);

  expect(row(1)).toEqual(row(1).toSorted((one, other) => one - other));
  expect(row(2)).toEqual(row(2).toSorted((one, other) => other - one));
});

test("a long word is set smaller, so that it fits", () => {
  const [spot] = pathOf(
    [{ number: 1, text: "merry-go-round at the fair of Saint-Germain", name: "Ann" }],
    sheet,
  ).spots;

  expect(spot!.size).toBeLessThan(6 * sheet.unit);
});

test("a word on its way is between where it was and where it will be", () => {
  const [from, to] = pathOf(chain(2), sheet).spots;

  expect(between(from!, to!, 0)).toMatchObject({ x: from!.x, size: from!.size });
  expect(between(from!, to!, 1)).toMatchObject({ x: to!.x, size: to!.size });
});

test("a taut wire is straight within a row", () => {
  const spots = pathOf(chain(12), sheet).spots.filter(({ row }) => row === 1);

  expect(wire(spots[0]!, spots[1]!, 0, sheet)).toContain(` ${spots[0]!.y} `);
});
