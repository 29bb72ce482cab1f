import { expect, test } from "vitest";

import { left, nextTick, roughly, shown, urgency } from "./clock";

const running = { remaining: 35_000, running: true, received: 1_000 };

test("a running clock loses what has passed since it was heard", () => {
  expect(left(running, 4_000)).toBe(32_000);
});

test("a stopped clock loses nothing", () => {
  expect(left({ ...running, running: false }, 99_000)).toBe(35_000);
});

test("a clock never falls below nothing", () => {
  expect(left(running, 99_000)).toBe(0);
});

test("a clock that is held until later has not started", () => {
  expect(left({ ...running, received: 30_000 }, 1_000)).toBe(35_000);
});

test("a begun second is shown whole", () => {
  expect([shown(60_000), shown(59_001), shown(9_000), shown(1), shown(0)]).toEqual([
    "1:00",
    "1:00",
    "0:09",
    "0:01",
    "0:00",
  ]);
});

test("the figure is drawn again exactly when it changes", () => {
  expect([nextTick(34_200), nextTick(34_000), nextTick(0)]).toEqual([200, 1_000, Infinity]);
});

test("the last five seconds are urgent", () => {
  expect([urgency(20_000), urgency(15_000), urgency(5_000)]).toEqual(["calm", "soon", "last"]);
});

test("a screen reader hears tens of seconds, not each of them", () => {
  expect(new Set([39_000, 35_000, 31_000].map(roughly))).toEqual(new Set([40]));
});
