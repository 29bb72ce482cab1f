import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Dungeon } from "./scene";
import { Stage } from "./stage.svelte";

const card = { monster: "demon", hard: false } as const;
const dungeon = (more: Partial<Dungeon> = {}): Dungeon => ({
  rooms: [0, 0], monster: 4, card, curses: [1, 3], revealed: [], drawn: [], ...more,
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("figures have walked before a curse is turned up", () => {
  const stage = new Stage(dungeon());

  stage.follow(dungeon({ rooms: [1, 0], curses: [3], revealed: [[1, "fog"]] }));

  vi.advanceTimersToNextTimer();
  expect([stage.shown.teams, stage.shown.cards.map(({ curse }) => curse)]).toEqual([[1, 0], [null, null]]);
  vi.advanceTimersToNextTimer();
  expect(stage.shown.cards.map(({ curse }) => curse)).toContain("fog");
});

test("nothing moves while the end of a turn is being read", () => {
  const stage = new Stage(dungeon());

  stage.follow(dungeon({ rooms: [1, 0] }));
  vi.advanceTimersByTime(500);

  expect(stage.shown.teams).toEqual([0, 0]);
});

test("a clue moves nothing, and is not heard as a step", () => {
  const step = vi.fn();
  const stage = new Stage(dungeon(), step);

  stage.follow(dungeon());
  vi.runAllTimers();

  expect(step).not.toHaveBeenCalled();
});

test("who comes late to a move starts from where the last one ended", () => {
  const stage = new Stage(dungeon());
  stage.follow(dungeon({ rooms: [1, 0] }));

  stage.follow(dungeon({ rooms: [2, 0] }));

  expect(stage.shown.teams).toEqual([1, 0]);
  vi.runAllTimers();
  expect(stage.shown.teams).toEqual([2, 0]);
});
