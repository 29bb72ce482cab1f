import { expect, test } from "vitest";

import { ANN, BOB, heard } from "../phone/example";
import { isLit, paceOf } from "./replay";
import { storyOf } from "./story";

const story = storyOf({
  chain: [
    heard(1, ANN, "river"),
    heard(2, BOB, "boat", { secret: "boat", validated: true }),
    heard(3, ANN, "sailor", { holders: [[BOB, "sailor"]] }),
  ],
});

test("every secret is lit as it passes, also one that nobody noticed", () => {
  expect(story.map(isLit)).toEqual([false, true, true]);
});

test("a secret is read at leisure, and an ordinary word passes", () => {
  const [ordinary, secret] = paceOf(story, 60_000);

  expect(secret).toBeGreaterThan(4 * ordinary!);
});

test("a long chain runs faster, until all of it fits", () => {
  const long = Array.from({ length: 40 }, () => story).flat();

  const all = paceOf(long, 18_000).reduce((sum, ms) => sum + ms, 0);

  expect(all).toBeCloseTo(18_000);
});
