import { expect, test } from "vitest";

import { chosenOf, filmsOf, OWN, ownFilm } from "./films";

const texts = {
  "screen.film.mansion.title": "Dinner Is Served",
  "screen.film.mansion.text": "An old house.",
  "screen.film.mansion.monster": "The butler",
  "screen.film.mansion.minutes": "150",
  "screen.film.mansion.difficulty": "2",
  "option.scenario.together": "Made up together, now",
};

test("the box has a poster for each scenario, and one is made up now", () => {
  const [mansion, together, ...more] = filmsOf(texts);

  expect(mansion).toMatchObject({ id: "mansion", title: "Dinner Is Served", minutes: 150 });
  expect(together).toMatchObject({ id: "together", title: "Made up together, now" });
  expect(more).toEqual([]);
});

test("a file goes before everything else, and is one more poster", () => {
  expect(chosenOf({ scenario: "mansion", file: "" })).toBe("mansion");
  expect(chosenOf({ scenario: "mansion", file: "ab" })).toBe(OWN);
  expect(ownFilm(texts, "Keep It Burning")).toMatchObject({ id: OWN, title: "Keep It Burning" });
});
