import { expect, test } from "vitest";

import { nearestPreset, withPreset } from "./presets";
import type { GameFace } from "./seen";

const preset = (clock: boolean, curses: number) => ({
  language: "en",
  clock,
  curses,
  spoken: false,
  pack: "",
});
const game = {
  options: {
    properties: {
      language: { enum: ["en", "fr"] },
      clock: { type: "boolean" },
      curses: { type: "integer", minimum: 0, maximum: 4 },
      spoken: { type: "boolean" },
      pack: { type: "string", format: "pack" },
    },
  },
  presets: {
    en: { first: preset(false, 0), party: preset(true, 2), expert: preset(true, 4) },
  },
} as unknown as GameFace;

test("options as a preset has them are that preset", () => {
  expect(nearestPreset(game, preset(true, 4))).toEqual({ name: "expert", strays: [] });
});

test("what differs from the nearest preset is named, but for lists that somebody brought", () => {
  const options = { ...preset(false, 1), pack: "a list" };

  expect(nearestPreset(game, options)).toEqual({ name: "first", strays: ["curses"] });
});

test("a preset leaves alone what no preset decides", () => {
  const options = { ...preset(true, 3), spoken: true, pack: "a list" };

  expect(withPreset(game, "first", options)).toEqual({
    ...preset(false, 0),
    spoken: true,
    pack: "a list",
  });
});

test("a game without presets has none", () => {
  const plain = { ...game, presets: {} };

  expect(nearestPreset(plain, preset(true, 2))).toBeNull();
  expect(withPreset(plain, "first", preset(true, 2))).toEqual(preset(true, 2));
});
