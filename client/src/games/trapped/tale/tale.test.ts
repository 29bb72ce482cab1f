import { expect, test } from "vitest";

import { made, resolved, tried } from "../example";
import { ANN, BIFF, BOB, CLEO, seen, sheet, VALDA, ZED } from "../gm/example";
import type { AnyFact } from "../types.gen";
import { paged, timed } from "./pages";
import { began, CAST, hindered, length, narrated, pieces, tested, turnedOn } from "./example";

const valdaLeft = (way: string): AnyFact => ({
  type: "left",
  way,
  figures: [VALDA],
  names: ["Valda"],
  winners: [CLEO],
});

test("a scene tells who tried what, who was in the way and why, and what they said", () => {
  const told = pieces([
    ...CAST,
    tried("With gum."),
    hindered(1, ""),
    resolved(false),
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

test("the same evening reads as French", () => {
  const told = pieces([...CAST, tried(), hindered(1, ""), resolved(true)], seen(), "fr");

  expect(told.map(({ text }) => text)).toContain("Biff y parvint quand même.");
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
    resolved(true, n),
  ]);

  expect(pieces([...CAST, ...stunts], view, "fr").map(({ text }) => text)).toContain(
    "«\u202fChante les consignes dans la gaine\u202f!\u202f» dit Valda. Biff releva le défi.",
  );
  expect(pieces([...CAST, ...stunts], view, "fr").map(({ text }) => text)).toContain(
    "«\u202fChante les consignes dans la gaine\u202f», proposa Valda. Biff n’était pas du genre à dire non.",
  );
});

test("who came through what befell them did not achieve anything", () => {
  const event = (won: boolean) =>
    pieces([...CAST, tested("event"), resolved(won), narrated(1, "Phew.")]).map(({ text }) => text);

  expect(event(true)).toContain("Biff came through it.");
  expect(event(false)).toContain("It was too much for Biff.");
});

test("a line that somebody did not want is not in the tale", () => {
  const told = pieces([...CAST, tried("With gum."), resolved(true), { type: "struck", line: 0 }]);

  expect(told.map(({ text }) => text)).not.toContain("With gum.");
});

test("who is gone is told of, and does not tell it", () => {
  const gone = { ...(narrated(1, "The lamps dim for Biff.") as object), prompt: "gone" } as AnyFact;
  const told = pieces([...CAST, tried(), resolved(false), gone]);

  expect(told).toContainEqual({ kind: "said", text: "The lamps dim for Biff.", by: "" });
});

test("however long the evening, the tale is not", () => {
  const long = Array.from({ length: 80 }, (_, n) => [
    tried("A rather long sentence about what I am going to do with this radio, and why.", n),
    resolved(n % 2 === 0, n),
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
    resolved(true, conflict),
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
  const facts = [
    made(BOB, BIFF, { feelings: ["2♥", mine] }),
    made(CLEO, VALDA, { feelings: [theirs, "2♠"] }),
    began,
  ];

  expect(pieces(facts).map(({ text }) => text)).toContain(sentence);
});

test("who was left behind is told what they were owed", () => {
  const view = seen({
    verdict: "escaped",
    winners: [CLEO],
    sheets: [
      sheet(BIFF, "Biff", BOB, { gender: "man" }),
      sheet(VALDA, "Valda", CLEO, { gender: "woman", fate: "escaped" }),
    ],
  });

  const told = pieces([...CAST, valdaLeft("launch-pod")], view).map(({ text }) => text);

  expect(told).toContain("Biff stayed behind.");
  expect(told).toContain("Biff had loved Valda to the last, and had never been asked along.");
});

test("whoever has just been lost is hated by nobody any more", () => {
  const view = seen({ sheets: [sheet(BIFF, "Biff", BOB), sheet(VALDA, "Valda", CLEO)] });
  const end: readonly AnyFact[] = [
    turnedOn(VALDA, BIFF),
    { type: "lost", seat: BOB, figure: BIFF, name: "Biff", fate: "dead", words: "" },
  ];

  const told = (facts: readonly AnyFact[]) =>
    pieces([...CAST, tried(), hindered(1, ""), resolved(false), ...facts], view).map(
      ({ text }) => text,
    );

  expect(told([turnedOn(VALDA, BIFF)])).toContain("From then on Valda hated Biff.");
  expect(told(end)).not.toContain("From then on Valda hated Biff.");
});

test("what had to be done anew is owed to whoever did it last", () => {
  const view = seen({
    verdict: "escaped",
    winners: [CLEO],
    sheets: [
      sheet(BIFF, "Biff", BOB, { gender: "man" }),
      sheet(VALDA, "Valda", CLEO, { fate: "escaped" }),
      sheet(ZED, "Zed", ANN),
    ],
  });
  const achieved = (figure: number): AnyFact => ({
    type: "achieved",
    goal: "fix-radio",
    figure,
    name: "",
    own: false,
    undoes: [],
    hooks: [],
    tells: null,
  });

  const told = pieces(
    [...CAST, tried(), achieved(ZED), achieved(BIFF), valdaLeft("send-sos")],
    view,
  ).map(({ text }) => text);

  expect(told).toContain("It was Biff who had managed to mend the radio; Valda left without him.");
  expect(told.filter((text) => text.includes("had managed to mend the radio"))).toHaveLength(1);
});

test("what has become of those whom the tale has lost sight of is said in the end", () => {
  const view = seen({
    verdict: "escaped",
    winners: [CLEO],
    sheets: [
      sheet(BIFF, "Biff", BOB, { fate: "dead" }),
      sheet(VALDA, "Valda", CLEO),
      sheet(ZED, "Zed", BOB, { fate: "insane" }),
    ],
  });
  const told = (language: "en" | "fr") =>
    pieces([...CAST, valdaLeft("launch-pod")], view, language).map(({ text }) => text);

  expect(told("en")).toContain("Biff had been dead for some time by then.");
  expect(told("en")).toContain("Zed could not have said any more what a way out was for.");
  expect(told("fr")).toContain("À cette heure, Biff n’était plus de ce monde.");
});

test("in French a search for a thing without an article names it", () => {
  const find = (title: string) => ({ en: { title, text: "" }, fr: { title, text: "" } });
  const titles = { ...seen().place.titles, "fix-radio": find("Chercher ici : alliance") };
  const view = seen({ place: { ...seen().place, titles } });
  const told = pieces([...CAST, tried(), hindered(1, ""), resolved(true)], view, "fr").map(
    ({ text }) => text,
  );

  expect(told.join(" ")).toMatch(/chercher «\salliance\s»\./);
});

test("on a TV a page holds what is read from the sofa, and says who occurs in it", () => {
  const told = (text: string) => [{ kind: "told" as const, text }];
  const said = [{ kind: "said" as const, text: "It sneezed.", by: "Valda" }];
  const chapters = [
    {
      title: "Lounge",
      paragraphs: [told("Biff ran. ".repeat(30)), told("It was late. ".repeat(20)), said],
    },
    { title: "Bridge", paragraphs: [told("Nobody was there.")] },
  ];

  const pages = paged(chapters, seen());

  expect(pages.map(({ title, paragraphs, people }) => [title, paragraphs.length, people])).toEqual([
    ["Lounge", 1, [BIFF]],
    ["Lounge", 2, [VALDA]],
    ["Bridge", 1, []],
  ]);
});

test("however long the tale, its pages are turned in the time there is", () => {
  const page = (letters: number) => ({ title: "", paragraphs: [], people: [], letters });
  const time = (pages: readonly { ms: number }[]) => pages.reduce((sum, { ms }) => sum + ms, 0);

  expect(time(timed([page(100)], 60_000))).toBeLessThan(10_000);
  expect(
    time(
      timed(
        Array.from({ length: 9 }, () => page(400)),
        60_000,
      ),
    ),
  ).toBeCloseTo(60_000);
});
