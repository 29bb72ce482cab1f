import { expect, test } from "vitest";

import { headlineOf, tally, winningTeam } from "./evening";
import type { Score } from "./types";

const score = (winners: number[] | null, teams: (number | null)[] = [0, 1, 0, 1]): Score => ({
  game: "whisper",
  names: ["Ann", "Bob", "Cleo", "Dan"],
  teams,
  outcome: winners && { winners, cause: "kept", scores: [] },
});

test("the evening is counted by name, most wins first", () => {
  expect(tally([score([0, 2]), score([0]), score(null)])[0]).toEqual({ name: "Ann", wins: 2, played: 3 });
});

test("winners of one side are that side", () => {
  expect(winningTeam(score([0, 2]))).toBe(0);
  expect(winningTeam(score([0, 1]))).toBeNull();
});

test("the headline names a side, the winners, or nobody", () => {
  expect(headlineOf(score([1, 3]))).toBe("Ice wins");
  expect(headlineOf(score([1, 2], [null, null, null, null]))).toBe("Bob and Cleo win");
  expect(headlineOf(score([]))).toBe("Nobody wins");
  expect(headlineOf(score(null))).toBe("Abandoned");
});
