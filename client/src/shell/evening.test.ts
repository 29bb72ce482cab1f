import { expect, test } from "vitest";

import { headlineOf, sidesOf, tally, winningTeam } from "./evening";
import type { Score } from "./types";

const score = (
  winners: number[] | null,
  teams: (number | null)[] = [0, 1, 0, 1],
  scores: number[] = [],
  apart: number[] = [],
): Score => ({
  game: "whisper",
  names: ["Ann", "Bob", "Cleo", "Dan"],
  teams,
  outcome: winners && { winners, cause: "kept", scores, apart },
});

test("the evening is counted by name, most wins first", () => {
  expect(tally([score([0, 2]), score([0]), score(null)])[0]).toEqual({
    name: "Ann",
    wins: 2,
    played: 3,
  });
});

test("who had nothing to win is not counted", () => {
  expect(
    tally([score([1], [], [], [0])]).map(({ name, wins, played }) => [name, wins, played]),
  ).toEqual([
    ["Bob", 1, 1],
    ["Cleo", 0, 1],
    ["Dan", 0, 1],
  ]);
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

test("a side has the points of its people, and won if they did", () => {
  const [ember, ice] = sidesOf(score([1, 3], [1, 0, 1, 0], [2, 5, 2, 5]));

  expect(ember).toMatchObject({
    team: 0,
    points: 5,
    won: true,
    people: [{ name: "Bob" }, { name: "Dan" }],
  });
  expect(ice).toMatchObject({
    team: 1,
    points: 2,
    won: false,
    people: [{ name: "Ann" }, { name: "Cleo" }],
  });
});

test("without sides everybody has their own points, and the most come first", () => {
  const [all, ...others] = sidesOf(score([2], [null, null, null, null], [3, 1, 7, 3]));

  expect(others).toEqual([]);
  expect(all!.points).toBeNull();
  expect(all!.people.map(({ name, points, won }) => [name, points, won])).toEqual([
    ["Cleo", 7, true],
    ["Ann", 3, false],
    ["Dan", 3, false],
    ["Bob", 1, false],
  ]);
});

test("a game that nobody finished or counted has no points", () => {
  expect(sidesOf(score(null)).map(({ points, won }) => [points, won])).toEqual([
    [null, false],
    [null, false],
  ]);
  expect(sidesOf(score([0, 2])).map(({ points, won }) => [points, won])).toEqual([
    [null, true],
    [null, false],
  ]);
});
