import { expect, test } from "vitest";

import { rowsOf, type Knows } from "./shown";
import { texts } from "./example";

const knows: Knows = { text: (key) => texts[key] ?? null, teams: 2, seats: 4 };

function rows(fields: Record<string, unknown>, changes: Partial<Knows> = {}) {
  return rowsOf({ may: [], waiting: [1], channels: [], ...fields }, { ...knows, ...changes });
}

test("what may be done, who is waited for and who may talk are no rows of the board", () => {
  expect(rows({})).toEqual([]);
});

test("a word of the game's is said in its own words", () => {
  expect(rows({ phase: "listening" })[0]?.shown).toEqual({ kind: "line", text: "Listening" });
});

test("what the rules call their phases and orders is drawn only where the game has a word for it", () => {
  const text: Knows["text"] = (key) => (key === "field.order" ? "The order of turns" : null);

  expect(
    rows({ turn: 3, phase: "roll", order: [0, 1], me: 2 }, { text }).map(({ label }) => label),
  ).toEqual(["The order of turns"]);
});

test("a field without a text is spelled out", () => {
  expect(rows({ last_word: "moon" })[0]).toMatchObject({
    label: "Last word",
    shown: { text: "moon" },
  });
});

test("nothing, or a list of nothing, is not drawn", () => {
  expect(rows({ clue: null, secret: "", traps: [], offered: [[], []] })).toEqual([]);
});

test("one entry for each team is drawn by team", () => {
  expect(rows({ scores: [2, 1] })[0]).toMatchObject({
    label: "Points",
    shown: {
      kind: "sides",
      by: "team",
      sides: [{ number: 0, shown: { text: "2" } }, { number: 1 }],
    },
  });
});

test("a team with nothing to show is left out", () => {
  expect(rows({ offered: [["moon", "lake"], []] })[0]?.shown).toEqual({
    kind: "sides",
    by: "team",
    sides: [{ number: 0, shown: { kind: "list", items: ["moon", "lake"] } }],
  });
});

test("without teams one entry for each seat is drawn by seat", () => {
  expect(rows({ dice: [5, 4, 3, 2] }, { teams: 0 })[0]?.shown).toMatchObject({
    kind: "sides",
    by: "seat",
  });
});

test("a field with a secret's text is held to peek", () => {
  expect(rows({ secret: "moon" })[0]).toMatchObject({ secret: true, label: "Your word" });
});

test("a game can tell a field in a sentence", () => {
  const text: Knows["text"] = (key, facts) =>
    key === "view.whisperer" ? `seat ${String(facts?.["value"])} whispers` : null;

  expect(rows({ whisperer: 2 }, { text })[0]?.shown).toEqual({
    kind: "line",
    text: "seat 2 whispers",
  });
});

test("a list that has a sentence is told by it, whole, even if it is as long as there are teams", () => {
  const text: Knows["text"] = (key, facts) =>
    key === "view.away" ? `away: ${String(facts?.["value"])}` : null;

  expect(rows({ away: [2, 3] }, { text })[0]?.shown).toEqual({ kind: "line", text: "away: 2,3" });
});

test("lists by team are told by the sentence one by one", () => {
  const text: Knows["text"] = (key, facts) =>
    key === "view.teams" ? `seats ${String(facts?.["value"])}` : null;

  expect(
    rows(
      {
        teams: [
          [0, 2],
          [1, 3],
        ],
      },
      { text },
    )[0]?.shown,
  ).toMatchObject({
    by: "team",
    sides: [{ shown: { text: "seats 0,2" } }, { shown: { text: "seats 1,3" } }],
  });
});
