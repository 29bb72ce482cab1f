import { afterEach, expect, test } from "vitest";

import type { Happening } from "../wire/events";
import { forgetTable, isFirstGame, myTables, rememberPlayed, rememberTable } from "./remembered";
import { shareOf } from "./share";
import { howFar, tell } from "./told";
import { say, sayRefusal, type Voice } from "./voice";

const names = {
  seats: { 0: "Ann" },
  people: { 1: "Ann", 2: "Bob" },
  teams: { 0: "Ember" },
  things: {},
};
const voice: Voice = {
  language: "en",
  game: {
    "fact.found": "{by:seat} guesses {word:text}. Yes!",
    "fact.let-pass": "{by:seat} lets it pass.",
  },
  names,
};

const happening = (fact: Happening["fact"]): Happening => ({
  id: "8.0",
  version: 8,
  at: 0,
  fact,
  from: fact.type.startsWith("table:") ? "table" : "game",
  names: { seats: { 0: "Ann" }, people: { 2: "Bob" } },
});

afterEach(() => localStorage.clear());

test("a game speaks for itself, and the table for the rest", () => {
  expect(tell(happening({ type: "found", by: 0, word: "moon" }), voice)?.text).toBe(
    "Ann guesses “moon”. Yes!",
  );
  expect(tell(happening({ type: "table:came-back", person: 2 }), voice)?.text).toBe("Bob is back.");
});

test("what nobody has a sentence for is left out of the log", () => {
  expect(tell(happening({ type: "shuffled" }), voice)).toBeNull();
});

test("a vote to go back says how many moves, and from which one on", () => {
  const moves = [7, 8, 8, 9].map((version, nth) => ({
    ...happening({ type: "found", by: 0, word: `moon ${nth}` }),
    version,
  }));

  expect(howFar(moves, 7, voice)).toBe(
    "Take back the last 2 moves, from “Ann guesses “moon 1”. Yes!” on?",
  );
  expect(howFar(moves, 9, voice)).toBeNull();
});

test("a line that is quoted in a vote has no stop of its own", () => {
  const passed = happening({ type: "let-pass", by: 0 });

  expect(howFar([passed], 7, voice)).toBe("Take back the last move, from “Ann lets it pass” on?");
});

test("a line is told once in a voice", () => {
  const found = happening({ type: "found", by: 0, word: "moon" });

  expect(tell(found, voice)).toBe(tell(found, voice));
  expect(tell(found, { ...voice, language: "fr" })?.text).toContain(" ");
});

test("what a game leaves unsaid is left out of the log", () => {
  const found = happening({ type: "found", by: 0, word: "moon" });

  expect(tell(found, { ...voice, unsaid: ["found"] })).toBeNull();
});

test("a refusal names its rule, so that the rule can be opened", () => {
  expect(sayRefusal("name-taken", { rule: "TW-43" }, voice).rule).toBe("TW-43");
  expect(sayRefusal("name-taken", {}, voice).rule).toBeNull();
});

test("a key without a text comes back as itself", () => {
  expect(say("field.unheard-of", {}, voice)).toBe("field.unheard-of");
});

test("a device knows which games it has played", () => {
  rememberPlayed("traps");
  rememberPlayed("traps");
  rememberPlayed("trapwords");

  expect(["traps", "trapwords", "trapped"].map(isFirstGame)).toEqual([false, false, true]);
});

test("the last five tables are remembered, the newest first, each once", () => {
  for (const code of ["AAAAAA", "BBBBBB", "CCCCCC", "DDDDDD", "EEEEEE", "FFFFFF", "BBBBBB"])
    rememberTable({ code, game: "whisper" });

  expect(myTables().map(({ code }) => code)).toEqual([
    "BBBBBB",
    "FFFFFF",
    "EEEEEE",
    "DDDDDD",
    "CCCCCC",
  ]);
});

test("a table one has left is forgotten", () => {
  rememberTable({ code: "AAAAAA", game: "whisper" });

  forgetTable("AAAAAA");

  expect(myTables()).toEqual([]);
});

test("nonsense in the memory is nobody's table", () => {
  localStorage.setItem("trapline.tables", '[{"code":"<b>","game":1},null,7]');

  expect(myTables()).toEqual([]);
});

test("a table is shared by the address others can reach", () => {
  expect(shareOf("K7QX2M", "http://192.168.1.20:8765")).toEqual({
    code: "K7QX2M",
    link: "http://192.168.1.20:8765/t/K7QX2M",
    qr: "/qr/t/K7QX2M.svg",
  });
});
