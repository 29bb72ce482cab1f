import { expect, test } from "vitest";

import { levelOf, levels, usualBot } from "./bots";
import type { GameFace } from "./seen";

const game = (...bots: string[]) =>
  ({ bots, texts: { "bot.gentle": "Gentle", "bot.plain": "Keen" } }) as unknown as GameFace;

test("the gentlest stands first, whichever is usual", () => {
  const words = game("plain", "sharp", "gentle");

  expect(levels(words).map(({ label }) => label)).toEqual(["Gentle", "Keen", "sharp"]);
  expect(usualBot(words)).toBe("plain");
  expect(levels(game("good", "keen", "plain")).map(({ value }) => value)).toEqual([
    "plain",
    "keen",
    "good",
  ]);
});

test("there is nothing to choose where a game has one bot", () => {
  expect(levels(game("plain"))).toEqual([]);
});

test("a level of another game counts as the plain one", () => {
  expect(levelOf(game("good", "plain"), "gentle")).toBe("plain");
  expect(levelOf(game("good", "plain"), "good")).toBe("good");
});
