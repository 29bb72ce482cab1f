import { expect, test } from "vitest";

import { Passing } from "./passing";

const ANN = 0;
const BOB = 1;

test("whoever has played hands on to the next who is waited for", () => {
  const passing = new Passing();

  expect(passing.isDue(ANN, [ANN, BOB])).toBe(false);
  expect(passing.isDue(ANN, [BOB])).toBe(true);
});

test("where nobody else of this phone is waited for, it stays with whoever has played", () => {
  const passing = new Passing();
  passing.isDue(ANN, [ANN]);

  expect(passing.isDue(ANN, [])).toBe(false);
});

test("whoever only looks is left to it, though another is called already", () => {
  const passing = new Passing();
  passing.isDue(null, [BOB]);

  expect(passing.isDue(ANN, [BOB])).toBe(false);
});

test("whoever only looks hands on as soon as another is called", () => {
  const passing = new Passing();
  passing.isDue(ANN, []);

  expect(passing.isDue(ANN, [BOB])).toBe(true);
});

test("who was called, was done and is called again counts anew", () => {
  const passing = new Passing();
  passing.isDue(ANN, [BOB]);
  passing.isDue(ANN, []);

  expect(passing.isDue(ANN, [BOB])).toBe(true);
});
