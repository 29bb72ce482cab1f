import { expect, test } from "vitest";

import { filled, formsFor } from "./forms";
import { wishes } from "./example";

const around = { seats: [1, 2, 3], teams: [0, 1] };
const formOf = (invitation: { type: string; [field: string]: unknown }) =>
  formsFor([invitation], wishes, around)[0];

test("what invitation and wish both have is copied", () => {
  expect(formOf({ type: "may-object", turn: 4 })).toEqual({
    may: "may-object",
    wish: "object",
    given: { turn: 4 },
    asked: [],
  });
});

test("a string is asked for as text", () => {
  expect(formOf({ type: "may-guess", turn: 4, left: 3 })?.asked).toEqual([
    { kind: "text", name: "word", longest: 80 },
  ]);
});

test("what the invitation lists in the plural is chosen from", () => {
  const form = formOf({ type: "may-choose", turn: 4, words: ["moon", "lake"] });

  expect(form?.asked).toEqual([
    { kind: "choice", name: "word", list: "words", values: ["moon", "lake"] },
  ]);
});

test("a bounded number is stepped, an enumeration is chosen from", () => {
  expect(formOf({ type: "may-bid" })?.asked).toEqual([
    { kind: "number", name: "count", min: 1, max: 6 },
    { kind: "choice", name: "side", values: ["heads", "tails"] },
  ]);
});

test("a truth is a yes or a no", () => {
  expect(formOf({ type: "may-swear" })?.asked).toEqual([{ kind: "flag", name: "linked" }]);
});

test("somebody is chosen among the others at the table", () => {
  expect(formOf({ type: "may-accuse" })?.asked).toEqual([
    { kind: "seat", name: "whom", values: [1, 2, 3] },
  ]);
});

test("an invitation to an unknown wish is left out", () => {
  expect(formsFor([{ type: "may-vanish" }], wishes, around)).toEqual([]);
});

test("a game with a single wish needs no union", () => {
  const only = { $ref: "#/$defs/Object", $defs: wishes.$defs! };

  expect(formsFor([{ type: "may-object", turn: 1 }], only, around)).toHaveLength(1);
});

test("a form is a wish when everything is answered, and not before", () => {
  const form = formOf({ type: "may-guess", turn: 4 })!;

  expect(filled(form, {})).toBeNull();
  expect(filled(form, { word: "  " })).toBeNull();
  expect(filled(form, { word: " moon " })).toEqual({ type: "guess", turn: 4, word: "moon" });
});

test("no is an answer too", () => {
  expect(filled(formOf({ type: "may-swear" })!, { linked: false })).toEqual({
    type: "swear",
    linked: false,
  });
});
