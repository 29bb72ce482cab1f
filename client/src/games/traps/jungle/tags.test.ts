import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { spots } from "./board";
import { AFAR, covered, isTagged, tagAt } from "./tags";

test("no number covers another space, even as large as on a TV", () => {
  const tagged = spots.filter(isTagged);

  expect(tagged.length).toBeGreaterThan(30);
  expect(tagged.filter((spot) => covered(spot, tagAt(spot)).length > 0)).toEqual([]);
});

test("a TV draws numbers and signs as large as they were given room", () => {
  expect(readFileSync("src/games/traps/Tv.svelte", "utf-8")).toContain(`--tag: ${AFAR};`);
});
