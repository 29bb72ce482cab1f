import { expect, test } from "vitest";

import type { Board, View } from "../types.gen";
import { chains, spots, START } from "./board";
import { distance } from "./curves";
import { plants } from "./flora";
import { grove, moved } from "./leaves";
import { standings } from "./standing";

const WIDEST = 30;

test("a trail leads over every space", () => {
  const trodden = new Set(chains(spots).flatMap((line) => line.map(({ space }) => space)));

  expect(trodden.size).toBe(spots.length);
});

test("nothing grows on the path", () => {
  const grown = plants();

  expect(grown.length).toBeGreaterThan(60);
  for (const { x, y } of grown)
    expect(Math.min(...spots.map((spot) => distance(spot, { x, y })))).toBeGreaterThan(WIDEST);
});

test("the jungle looks the same each time", () => {
  expect(plants()).toEqual(plants());
});

test("spaces lie apart, so that each can be touched", () => {
  for (const one of spots)
    for (const other of spots.slice(one.space + 1))
      expect(distance(one, other)).toBeGreaterThan(2 * WIDEST);
});

test("all who stand on one space are seen", () => {
  const boards = [0, 1, 2, 3].map(
    (seat) =>
      ({
        seat,
        animal: "jaguar",
        human: "trader",
        pieces: [START, START],
        frozen: [],
        spent: [],
      }) as unknown as Board,
  );

  const places = standings({ boards } as View).map(({ at }) => `${at.x} ${at.y}`);

  expect(new Set(places).size).toBe(8);
});

test("an outline keeps its shape where it is moved to", () => {
  const place = { x: 100, y: 50, turn: 90, scale: 2 };

  expect(moved("M0-10L5 0c1 2 3 4 5 6z", place)).toBe("M120 50L100 60c-4 2 -8 6 -12 10z");
});

test("every plant is in the picture of its grove", () => {
  const grown = plants();
  const starts = grove(grown).flatMap(({ d }) => d.match(/M/g) ?? []);

  expect(starts.length).toBeGreaterThan(grown.length);
  expect(grove(grown).some(({ d }) => d.includes("NaN"))).toBe(false);
});
