import { expect, test } from "vitest";

import type { Preview } from "./types";
import { waysIn } from "./ways-in";

const preview = (door: string, changes: Partial<Preview> = {}) =>
  ({ door, watch: true, playing: false, bots: [], ...changes }) as Preview;
const keys = (door: string, changes?: Partial<Preview>) =>
  waysIn(preview(door, changes)).map(({ key }) => key);

test("before a game one sits down, or looks on", () => {
  expect(keys("join")).toEqual(["join.sit", "join.look"]);
});

test("a running game that takes nobody offers a bot's place, a look and the next game", () => {
  const bots = [{ seat: 3, name: "Moss" }];

  expect(waysIn(preview("watch", { playing: true, bots }))).toEqual([
    { key: "join.bot", name: "Moss", icon: "bot", how: { takes: 3 } },
    { key: "join.look", icon: "peek", how: { watch: true } },
    { key: "join.next", icon: "clock", how: { later: true } },
  ]);
});

test("where nobody may look on, the next game is still to be had", () => {
  expect(keys("watch", { playing: true, watch: false })).toEqual(["join.next"]);
});

test("who may slip in needs no bot's place", () => {
  expect(keys("late", { playing: true, bots: [{ seat: 3, name: "Moss" }] })[0]).toBe("join.sit");
});

test("a locked table offers nothing", () => {
  expect(keys("locked", { playing: true, watch: false })).toEqual([]);
});
