import { expect, test } from "vitest";

import { hashOf, spotIn } from "./address";
import { FIRST, replay } from "./screening";

test.each([
  ["", null, "public"],
  ["#12", 12, "public"],
  ["#12.1", 12, 0],
  ["#12.2", 12, 1],
  ["#12.open", 12, "archive"],
  ["#.open", null, "archive"],
])("%s is a move and a chair", (hash, version, chair) => {
  const spot = spotIn(hash, replay);

  expect(spot).toEqual({ version, chair });
  expect(hashOf(spot, replay)).toBe(hash);
});

test("the beginning needs no number", () => {
  expect(hashOf({ version: FIRST, chair: "public" }, replay)).toBe("");
  expect(hashOf({ version: FIRST, chair: 1 }, replay)).toBe("#.2");
});

test.each(["#people", "#12.9", "#.nobody", "#-1"])(
  "%s leads to the chair that comes first",
  (hash) => {
    expect(spotIn(hash, replay).chair).toBe("public");
  },
);
