import { expect, test } from "vitest";

import { hasBox, listsIn, withBox, withList, withoutList } from "./packs";

test("lists are added, each once, and no more than four", () => {
  const two = withList("kitchen", "town");

  expect(listsIn(two)).toEqual(["kitchen", "town"]);
  expect(withList(two, "town")).toBe(two);
  expect(listsIn(["a", "b", "c"].reduce(withList, two))).toEqual(["kitchen", "town", "a", "b"]);
});

test("the game's own words can be mixed in, as long as there is a list", () => {
  const mixed = withBox("kitchen", true);

  expect(hasBox(mixed)).toBe(true);
  expect(listsIn(mixed)).toEqual(["kitchen"]);
  expect(withList(mixed, "town")).toBe("kitchen town box");
  expect(withBox(mixed, false)).toBe("kitchen");
  expect(withoutList(mixed, "kitchen")).toBe("");
});
