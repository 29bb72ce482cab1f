import { expect, test } from "vitest";

import { listed, sentence, typeset } from "./sentence";

const names = { seats: { 0: "Ann", 1: "Bob" }, people: {}, teams: { 0: "Ember" }, things: {} };

test("a seat is told by its name", () => {
  expect(sentence("{by:seat} doubts {whom:seat}.", { by: 0, whom: 1 }, "en", names)).toBe(
    "Ann doubts Bob.",
  );
});

test("in English nothing is plural, in French it is singular", () => {
  expect(sentence("{n:count|one guess|# guesses}", { n: 0 }, "en")).toBe("0 guesses");
  expect(sentence("{n:count|# essai|# essais}", { n: 0 }, "fr")).toBe("0 essai");
});

test("a quoted word stands between the language's own marks", () => {
  expect(sentence("{word:text}", { word: "moon" }, "en")).toBe("“moon”");
  expect(sentence("{word:text}", { word: "lune" }, "fr")).toBe("«\u202flune\u202f»");
});

test("what somebody wrote is never read as a template", () => {
  expect(sentence("{word}!", { word: "{n:count|a|b}" }, "en")).toBe("{n:count|a|b}!");
});

test("a list ends in an “and”", () => {
  expect(listed(["Ann", "Bob", "Cleo"], "en")).toBe("Ann, Bob and Cleo");
  expect(listed(["Ann", "Bob"], "fr")).toBe("Ann et Bob");
});

test("English is set as it is written", () => {
  expect(typeset("Who? Me!", "en")).toBe("Who? Me!");
});

test("setting French twice changes nothing", () => {
  const once = typeset("Qui ? « Moi » !", "fr");

  expect(typeset(once, "fr")).toBe(once);
});
