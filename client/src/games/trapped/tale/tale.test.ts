import { expect, test } from "vitest";

import { BIFF, BOB, CLEO, seen, sheet, VALDA } from "../gm/example";
import type { AnyFact, View } from "../types.gen";
import { taleOf } from ".";
import { portrait } from "./drawing";
import { genderOf, People, shortName } from "./people";
import { called, lower } from "./prose";

const made = (seat: number, figure: number, feelings: string[]): AnyFact => ({
  type: "character-made",
  seat,
  figure,
  name: "",
  gender: "",
  occupation: "",
  attributes: [],
  feelings,
  face: null,
});
const began: AnyFact = { type: "play-began", room: "lounge", sealed: true, goals: [], floor: [] };
const tried = (conflict: number, words: string): AnyFact => ({
  type: "tried",
  conflict,
  kind: "goal",
  seat: BOB,
  figure: BIFF,
  name: "Biff",
  attribute: "clever",
  subject: "fix-radio",
  words,
  cards: 2,
  line: [],
  base: [],
  room: "",
  means: "",
});
const hindered = (conflict: number, words: string): AnyFact => ({
  type: "bid-placed",
  conflict,
  seat: CLEO,
  side: "hinder",
  through: "character",
  figure: VALDA,
  name: "Valda",
  attribute: "fast",
  card: "",
  words,
  to: [],
});
const resolved = (conflict: number, won: boolean): AnyFact => ({
  type: "resolved",
  conflict,
  kind: "goal",
  seat: BOB,
  active: [],
  opposing: [],
  active_total: 20,
  opposing_total: 15,
  won,
  tie: null,
});
const narrated = (conflict: number, words: string): AnyFact => ({
  type: "narrated",
  cue: conflict,
  seat: BOB,
  prompt: "failed",
  figure: BIFF,
  name: "Biff",
  words,
  about: "",
  conflict,
});
const tested = (kind: "event" | "dare", words = ""): AnyFact => ({
  type: "tested",
  conflict: 1,
  seat: BOB,
  figure: BIFF,
  name: "Biff",
  subject: kind,
  attributes: [],
  cards: 2,
  base: [],
  line: [],
  won: [],
  lost: [],
  hurts: true,
  means: "",
  kind,
  words,
});
/** A dare in somebody's own words, accepted. */
const daredBy = (seat: number): readonly AnyFact[] => [
  { type: "challenged", seat, whom: BOB, dare: "own", words: "Sing.", attributes: [] },
  { type: "challenge-answered", seat: BOB, by: seat, dare: "own", accepted: true, conflict: 0 },
  tested("dare", "Sing."),
];
const CAST = [made(BOB, BIFF, ["7♥", "5♥"]), made(CLEO, VALDA, ["9♣", "4♠"]), began];

const pieces = (facts: readonly AnyFact[], view: View = seen(), language: "en" | "fr" = "en") =>
  taleOf(facts, view, language).flatMap(({ paragraphs }) => paragraphs.flat());
const length = (facts: readonly AnyFact[], view?: View) =>
  pieces(facts, view).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

test("a scene tells who tried what, who was in the way and why, and what they said", () => {
  const told = pieces([
    ...CAST,
    tried(1, "With gum."),
    hindered(1, ""),
    resolved(1, false),
    narrated(1, "It sneezed."),
  ]);

  expect(told.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      "Biff had made up their mind to mend the radio.",
      "Valda, who had waited for this, put out a foot.",
      "It went wrong.",
    ]),
  );
  expect(told).toContainEqual({ kind: "said", text: "With gum.", by: "Biff" });
  expect(told).toContainEqual({ kind: "said", text: "It sneezed.", by: "Biff" });
});

test("whoever a scene is about is named once, unless somebody else could be meant", () => {
  const view = (gender: string) =>
    seen({
      sheets: [
        sheet(BIFF, "Biff Harker", BOB, { gender: "man" }),
        sheet(VALDA, "Valda Prime", CLEO, { gender }),
      ],
    });
  const facts = [...CAST, tried(1, ""), hindered(1, ""), resolved(1, true)];
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

test("the same evening reads as French", () => {
  const told = pieces([...CAST, tried(1, ""), hindered(1, ""), resolved(1, true)], seen(), "fr");

  expect(told.map(({ text }) => text)).toContain("Biff y parvint quand même.");
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

  const told = pieces([...CAST, ...daredBy(CLEO), resolved(1, true)], view, "fr");

  expect(told.map(({ text }) => text).join(" ")).toContain(`L’idée venait ${called}`);
});

test("in French a goal is named, and a dare of the scenario is an order", () => {
  const { place } = seen();
  const stunt = { title: "Chante les consignes dans la gaine", text: "" };
  const view = seen({
    place: { ...place, titles: { ...place.titles, song: { en: stunt, fr: stunt } } },
  });
  const stunts = [1, 2].flatMap((n): AnyFact[] => [
    { type: "challenged", seat: CLEO, whom: BOB, dare: "stunt:song", words: "", attributes: [] },
    {
      type: "challenge-answered",
      seat: BOB,
      by: CLEO,
      dare: "stunt:song",
      accepted: true,
      conflict: n,
    },
    { ...(tested("dare") as AnyFact & { type: "tested" }), subject: "stunt:song" },
    resolved(n, true),
  ]);

  expect(pieces([...CAST, ...stunts], view, "fr").map(({ text }) => text)).toContain(
    "«\u202fChante les consignes dans la gaine\u202f!\u202f» dit Valda. Biff releva le défi.",
  );
});

test("who came through what befell them did not achieve anything", () => {
  const event = (won: boolean) =>
    pieces([...CAST, tested("event"), resolved(1, won), narrated(1, "Phew.")]).map(
      ({ text }) => text,
    );

  expect(event(true)).toContain("Biff came through it.");
  expect(event(false)).toContain("It was too much for Biff.");
});

test("a line that somebody did not want is not in the tale", () => {
  const told = pieces([
    ...CAST,
    tried(1, "With gum."),
    resolved(1, true),
    { type: "struck", line: 0 },
  ]);

  expect(told.map(({ text }) => text)).not.toContain("With gum.");
});

test("however long the evening, the tale is not", () => {
  const long = Array.from({ length: 80 }, (_, n) => [
    tried(n, "A rather long sentence about what I am going to do with this radio, and why."),
    resolved(n, n % 2 === 0),
    narrated(n, "And an even longer one about how it went, with several asides and a moral."),
  ]).flat();

  expect(length([...CAST, ...long])).toBeGreaterThan(300);
  expect(length([...CAST, ...long])).toBeLessThanOrEqual(600);
});

test("after a death one is told how many are left", () => {
  const lost = (figure: number, name: string): AnyFact => ({
    type: "lost",
    seat: null,
    figure,
    name,
    fate: "dead",
    words: "",
  });
  const crew = [2, 3, 4].map((id) => sheet(id, `Zed ${id}`, null));
  const view = seen({ sheets: [sheet(BIFF, "Biff", BOB), sheet(VALDA, "Valda", CLEO), ...crew] });

  const told = pieces([...CAST, lost(2, "Zed 2")], view).map(({ text }) => text);

  expect(told).toContain("That left four.");
});

test("what the monster does is told by its title, and once", () => {
  const attack: AnyFact = { type: "monster-attacked", figure: BIFF, name: "Biff", attack: 0 };
  const struck = (conflict: number): AnyFact[] => [
    attack,
    { ...(tested("event") as AnyFact & { type: "tested" }), conflict, subject: "monster" },
    hindered(conflict, ""),
    resolved(conflict, true),
  ];
  const { place } = seen();
  const titles = { ...place.titles, "attack-0": { en: { title: "Jaws", text: "They snap." } } };
  const view = seen({ place: { ...place, titles } });

  const told = pieces([...CAST, ...struck(1), ...struck(2)], view).map(({ text }) => text);

  expect(told.filter((text) => text === "Jaws. They snap.")).toHaveLength(1);
});

test.each([
  ["7♥", "9♣", "Biff would have gone through fire for Valda, who would have lit it."],
  ["7♣", "9♣", "Valda and Biff could not stand the sight of each other."],
])("what one feels is told with what comes back: %s, %s", (mine, theirs, sentence) => {
  const facts = [made(BOB, BIFF, ["2♥", mine]), made(CLEO, VALDA, [theirs, "2♠"]), began];

  expect(pieces(facts).map(({ text }) => text)).toContain(sentence);
});

test("who was left behind is told what they were owed", () => {
  const left: AnyFact = {
    type: "left",
    way: "launch-pod",
    figures: [VALDA],
    names: ["Valda"],
    winners: [CLEO],
  };
  const view = seen({
    verdict: "escaped",
    winners: [CLEO],
    sheets: [
      sheet(BIFF, "Biff", BOB, { gender: "man" }),
      sheet(VALDA, "Valda", CLEO, { gender: "woman", fate: "escaped" }),
    ],
  });

  const told = pieces([...CAST, left], view).map(({ text }) => text);

  expect(told).toContain("Biff stayed behind.");
  expect(told).toContain("Biff had loved Valda to the last, and had never been asked along.");
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
