import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Meanwhile } from "./meanwhile.svelte";

const ANN = 0;
const BOB = 1;

const looksAway = (isHidden: boolean) =>
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);

beforeEach(() => localStorage.clear());
afterEach(() => void vi.restoreAllMocks());

function follow(version: number): Meanwhile {
  const meanwhile = new Meanwhile();
  meanwhile.arrive("ABC234", version);
  return meanwhile;
}

test("what happened before somebody came was not done to them", () => {
  expect(follow(7).of(ANN).acked).toBe(7);
});

test("what is told while nobody looks was missed, until somebody says that they know", () => {
  const meanwhile = follow(7);
  looksAway(true);
  meanwhile.tell(8);
  looksAway(false);
  meanwhile.tell(9);

  const { isMissed } = meanwhile.of(ANN);
  expect([8, 9].map(isMissed)).toEqual([true, false]);
  meanwhile.ack(ANN);
  expect(meanwhile.of(ANN).isMissed(8)).toBe(false);
});

test("a reload forgets neither what was put away nor what was not", () => {
  const before = follow(7);
  before.tell(8);
  before.ack(ANN);
  before.tell(9);

  const after = follow(12);

  expect([after.of(ANN).acked, after.of(BOB).acked]).toEqual([8, 7]);
  expect([9, 10, 12].map(after.of(ANN).isMissed)).toEqual([false, true, true]);
});
