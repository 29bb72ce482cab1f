import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Board, View } from "../types.gen";
import { Stage } from "./stage.svelte";

const board = (space: number) => ({ seat: 0, pieces: [space, 0], gold: 0 }) as unknown as Board;
const view = (space: number): View => ({ turn: 1, dice: [] as number[], settling: "", traps: [] as View["traps"], boards: [board(space)] }) as View;
const at = (stage: Stage) => stage.shown.boards[0]!.pieces[0];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a piece is seen on every space of its way", () => {
  const stage = new Stage(view(4));

  stage.follow(view(7));

  expect(at(stage)).toBe(5);
  vi.advanceTimersByTime(200);
  expect(at(stage)).toBe(6);
  vi.runAllTimers();
  expect(at(stage)).toBe(7);
});

test("what comes meanwhile is shown afterwards", () => {
  const stage = new Stage(view(4));

  stage.follow(view(6));
  stage.follow(view(7));

  expect(at(stage)).toBe(5);
  vi.runAllTimers();
  expect(at(stage)).toBe(7);
});

test("a screen that lags far behind catches up at once", () => {
  const stage = new Stage(view(4));

  for (const space of [16, 6, 16, 6]) stage.follow(view(space));
  vi.advanceTimersByTime(450);

  expect(at(stage)).toBe(6);
});
