import { expect, test } from "vitest";

import {
  isUsual,
  namedValues,
  optionFields,
  optionLabel,
  spokenOptions,
  withOption,
  withSitters,
} from "./options";

const schema = {
  $ref: "#/$defs/WhisperOptions",
  $defs: {
    Pace: { enum: ["brisk", "calm"] },
    WhisperOptions: {
      type: "object",
      properties: {
        language: { enum: ["en", "fr"], default: "en" },
        objections: { type: "boolean", default: true },
        pace: { allOf: [{ $ref: "#/$defs/Pace" }], default: "calm" },
        points: { type: "integer", minimum: 1, maximum: 9, default: 3 },
        seconds: { type: "integer", minimum: 0, exclusiveMaximum: 91 },
        scenario: { type: "string" },
        pack: { type: "string", format: "packs", default: "" },
      },
    },
  },
};

test("truths, bounded numbers, choices and word lists become fields; anything else is left out", () => {
  expect(optionFields(schema)).toEqual([
    { kind: "choice", name: "language", values: ["en", "fr"] },
    { kind: "switch", name: "objections" },
    { kind: "choice", name: "pace", values: ["brisk", "calm"] },
    { kind: "number", name: "points", min: 1, max: 9, step: 1 },
    { kind: "number", name: "seconds", min: 0, max: 90, step: 1 },
    { kind: "pack", name: "pack", isFile: false },
  ]);
});

test("in a long range nobody counts one by one", () => {
  const long = { properties: { seconds: { type: "integer", minimum: 0, maximum: 600 } } };

  expect(optionFields(long)).toEqual([
    { kind: "number", name: "seconds", min: 0, max: 600, step: 5 },
  ]);
});

test("chairs are called after the people on them, and neither bots nor free chairs are on offer", () => {
  const texts = {
    "option.gm_chair.0": "The host",
    "option.gm_chair.1": "Who sits first",
    "option.gm_chair.2": "Who sits second",
    "option.gm_chair.3": "Who sits third",
  };
  const chairs = [
    { name: "", holder: null, bot: null },
    { name: "Ann", holder: 1, bot: null },
    { name: "Moss", holder: null, bot: "plain" },
  ];

  const named = withSitters({ texts }, chairs).texts;

  expect(namedValues(named, { kind: "number", name: "gm_chair", min: 0, max: 3, step: 1 })).toEqual(
    [0, 1],
  );
  expect(named["option.gm_chair.1"]).toBe("Ann");
});

test("a game without options has no fields", () => {
  expect(optionFields({})).toEqual([]);
});

test("an option is called what the game calls it, else by its own name", () => {
  const texts = { "option.pace": "Time to think", "option.pace.calm": "One minute" };

  expect(optionLabel(texts, "pace")).toBe("Time to think");
  expect(optionLabel(texts, "pace", "calm")).toBe("One minute");
  expect(optionLabel(texts, "hidden_curses")).toBe("Hidden curses");
});

test("options are told in words", () => {
  const told = spokenOptions(
    schema,
    { language: "en", objections: false, pace: "calm", points: 3, seconds: 35, pack: "" },
    {},
    (yes) => (yes ? "yes" : "no"),
  );

  expect(told.map(({ value }) => value)).toEqual(["English", "no", "Calm", "3", "35", "none"]);
});

test("changing one option leaves the others", () => {
  expect(withOption({ points: 3, pace: "calm" }, "points", 4)).toEqual({ points: 4, pace: "calm" });
});

test("an option is usual if it has the value that the game declares", () => {
  expect(isUsual(schema, "points", 3)).toBe(true);
  expect(isUsual(schema, "pace", "brisk")).toBe(false);
});
