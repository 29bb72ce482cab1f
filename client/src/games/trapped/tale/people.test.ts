import { expect, test } from "vitest";

import { resolved, tried } from "../example";
import { BIFF, BOB, CLEO, seen, sheet, VALDA } from "../gm/example";
import { portrait } from "./drawing";
import { CAST, daredBy, hindered, pieces } from "./example";
import { genderOf, People, shortName } from "./people";
import { called, lower } from "./prose";

test("whoever a scene is about is named once, unless somebody else could be meant", () => {
  const view = (gender: string) =>
    seen({
      sheets: [
        sheet(BIFF, "Biff Harker", BOB, { gender: "man" }),
        sheet(VALDA, "Valda Prime", CLEO, { gender }),
      ],
    });
  const facts = [...CAST, tried(), hindered(1, ""), resolved(true)];
  const textsFor = (gender: string) => pieces(facts, view(gender)).map(({ text }) => text);

  expect(textsFor("woman")).toContain("He did it all the same.");
  expect(textsFor("man")).toContain("Biff did it all the same.");
});

test("people are called by what one calls them, and two of a name by both", () => {
  expect(
    ["Biff Harker", "Aunt Philippa Thorne", "Dr. Ines Bloom", "Mr. Popplewell"].map(shortName),
  ).toEqual(["Biff", "Aunt Philippa", "Dr. Bloom", "Mr. Popplewell"]);
  expect(["Madame de Marbre", "The Shadow"].map(shortName)).toEqual([
    "Madame de Marbre",
    "The Shadow",
  ]);
  const sheets = [sheet(BIFF, "Biff Harker", BOB), sheet(VALDA, "Biff Prime", CLEO)];

  expect(new People(seen({ sheets })).called(BIFF)).toBe("Biff Harker");
});

test("a name keeps its capital within a sentence, and a title does not", () => {
  expect([called("The alien"), called("L’alien"), called("Mortlake, the late butler")]).toEqual([
    "the alien",
    "l’alien",
    "Mortlake, the late butler",
  ]);
  expect([lower("Mend the radio"), lower("SOS by radio")]).toEqual([
    "mend the radio",
    "SOS by radio",
  ]);
});

test("somebody is called as the sheet says, and else by name", () => {
  expect(["woman", "homme", "personne", ""].map((gender) => genderOf({ gender }))).toEqual([
    "she",
    "he",
    "they",
    "they",
  ]);
});

test("a portrait of the dead is crossed out", () => {
  const who = { id: 0, seat: 1, face: null, fate: "dead" } as const;

  expect(portrait(who)).toContain("M3 3l20 20");
  expect(portrait({ ...who, fate: "escaped" })).not.toContain("M3 3l20 20");
});

test.each([
  ["Colonel Hector de Bidart", "man", "du colonel de Bidart"],
  ["Docteure Inès Blum", "woman", "de la docteure Blum"],
  ["Tante Philippa Thorne", "woman", "de tante Philippa"],
  ["Abbé Morel", "man", "de l’abbé Morel"],
  ["Madame Zora", "woman", "de Madame Zora"],
])("in French a title may want an article: %s", (name, gender, called) => {
  const view = seen({
    sheets: [sheet(BIFF, "Biff Harker", BOB), sheet(VALDA, name, CLEO, { gender })],
  });

  const told = pieces([...CAST, ...daredBy(CLEO), resolved(true)], view, "fr");

  expect(told.map(({ text }) => text).join(" ")).toContain(`L’idée venait ${called}`);
});
