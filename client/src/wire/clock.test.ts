import { expect, test } from "vitest";

import { left } from "../clock";
import { clockOf, remaining, timeNow, type TableTime } from "./clock";

const deadline = 90_000;

function time(changes: Partial<TableTime> = {}): TableTime {
  return { at: 60_000, hold: 0, paused: false, heard: 1_000, ...changes };
}

test("the table's time runs on from when we heard it", () => {
  expect(timeNow(time(), 1_000)).toBe(60_000);
  expect(timeNow(time(), 6_500)).toBe(65_500);
});

test("a paused table's time stands still", () => {
  expect(timeNow(time({ paused: true }), 500_000)).toBe(60_000);
});

test("time stands still while a hold lasts, and then runs on", () => {
  const held = time({ hold: 30_000 });

  expect(timeNow(held, 31_000)).toBe(60_000);
  expect(timeNow(held, 33_000)).toBe(62_000);
});

test("two screens that heard different messages show the same time left", () => {
  const early = time();
  const late = time({ at: 72_000, heard: 13_000 });

  expect(remaining(early, deadline, 20_000)).toBe(remaining(late, deadline, 20_000));
});

test("a deadline that has passed leaves nothing", () => {
  expect(remaining(time(), deadline, 100_000)).toBe(0);
});

test.each([
  ["runs", time()],
  ["is paused", time({ paused: true })],
  ["is held", time({ hold: 8_000 })],
])("the clock that is drawn agrees when time %s", (_, heard) => {
  for (const now of [1_000, 5_000, 9_000, 20_000, 90_000]) {
    expect(left(clockOf(heard, deadline), now)).toBe(remaining(heard, deadline, now));
  }
});
