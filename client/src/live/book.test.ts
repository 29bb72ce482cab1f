import { expect, test } from "vitest";

import { bookOf } from "./book";

test("the short way has a step on each line", () => {
  expect(bookOf({ howto: "Write traps.\n\nSpring none." }).short).toEqual([
    "Write traps.",
    "Spring none.",
  ]);
});

test("numbered rules stand in the order of their numbers", () => {
  const texts = { "rule.TW-10": "ten", "rule.TW-9": "nine", "fact.found": "found" };

  expect(bookOf(texts).rules).toEqual([
    { id: "TW-9", text: "nine" },
    { id: "TW-10", text: "ten" },
  ]);
});
