import { expect, test } from "vitest";

import { BIFF, BOB, clash, CLEO, seen, sheet, VALDA } from "../gm/example";
import type { AnyFact } from "../types.gen";
import { made, resolved, tried } from "../example";
import { says, told, turn } from "./example";
import { factsOf } from "./moments";
import type { Tale } from "./tale";

const texts = ({ chapters }: Tale) =>
  chapters.flatMap(({ paragraphs }) => paragraphs.flat().map(({ text }) => text));

test("a conflict is told in words, with who won and by how much", () => {
  const bid: AnyFact = {
    type: "bid-placed",
    conflict: 1,
    seat: CLEO,
    side: "hinder",
    through: "character",
    figure: VALDA,
    name: "Valda",
    attribute: "fast",
    card: "",
    words: "Oops.",
    to: [],
  };

  const { chapters } = told([turn(1), tried("With gum."), bid, resolved(false)]);

  expect(chapters[0]).toEqual({
    title: "screen.story.round 1",
    paragraphs: [
      [
        {
          kind: "told",
          text: "screen.story.tried.goal Biff Mend the radio screen.attribute.clever",
        },
      ],
      [{ kind: "said", by: "Bob", text: "With gum." }],
      [{ kind: "told", text: "screen.story.hinder Valda screen.attribute.fast" }],
      [{ kind: "said", by: "Cleo", text: "Oops." }],
      [{ kind: "result", text: "screen.story.trial.lost Biff 20 15 false" }],
    ],
  });
});

test("a broken promise is told, and what comes of it (TD-102)", () => {
  const broken: AnyFact = { type: "promise-broken", seat: BOB, figure: 2, name: "Zed" };
  const turned: AnyFact = {
    type: "feeling-turned",
    figure: 2,
    name: "Zed",
    about: BIFF,
    about_name: "Biff",
    suit: "C",
    score: "6♣",
  };

  expect(
    texts(told([made(BOB, BIFF, { name: "Biff" }), turn(1), broken, turned])).slice(0, 2),
  ).toEqual([
    "screen.story.promise-broken Zed Biff",
    "screen.story.feeling Zed Biff screen.suit.C.feels",
  ]);
});

test("every round is a chapter, and a new deed a paragraph", () => {
  const { chapters } = told([
    turn(1),
    tried(),
    resolved(true),
    turn(1, CLEO),
    says(CLEO, "Hm."),
    turn(2),
    tried(),
    resolved(true),
  ]);

  expect(chapters.map(({ title, paragraphs }) => [title, paragraphs.length])).toEqual([
    ["screen.story.round 1", 2],
    ["screen.story.round 2", 1],
    ["screen.story.unfinished", 1],
  ]);
});

test("what somebody did not want is out of the story, and nothing else", () => {
  const facts: AnyFact[] = [
    turn(1),
    says(BOB, "One."),
    tried("Two."),
    says(CLEO, "Three."),
    { type: "struck", line: 1 },
  ];

  expect(texts(told(facts))).toEqual([
    "One.",
    expect.stringContaining("tried.goal"),
    "Three.",
    "screen.story.unfinished.text",
  ]);
});

test("ideas and inventions count as lines, and an unwanted invention is not told", () => {
  const idea: AnyFact = {
    type: "idea-added",
    seat: BOB,
    number: 0,
    part: "place",
    words: "A lift",
  };
  const made: AnyFact = {
    type: "motion-made",
    number: 1,
    matter: "invention",
    by: BOB,
    words: "A bucket of worms",
    seat: null,
    until: 0,
    becomes: "detail",
  };
  const closed: AnyFact = {
    type: "motion-closed",
    number: 1,
    matter: "invention",
    words: "A bucket of worms",
    carried: true,
    yes: [BOB],
    no: [],
    cards: [],
    because: null,
  };
  const facts = [idea, turn(1), made, closed, says(CLEO, "Not my idea.")];

  expect(texts(told(facts))).toEqual([
    "screen.story.invented A bucket of worms",
    "Not my idea.",
    "screen.story.unfinished.text",
  ]);
  expect(texts(told([...facts, { type: "struck", line: 1 }]))).toEqual([
    "Not my idea.",
    "screen.story.unfinished.text",
  ]);
  expect(texts(told([...facts, { type: "struck", line: 2 }]))).toEqual([
    "screen.story.invented A bucket of worms",
    "screen.story.unfinished.text",
  ]);
});

test("events are read out again, as far as one may know them", () => {
  const event: AnyFact = {
    type: "event-played",
    event: "slime",
    card: "9♣",
    figure: BIFF,
    name: "Biff",
    words: "",
    hooks: [],
    shows: null,
    others: [],
  };

  expect(texts(told([turn(1), event]))[0]).toBe(
    "screen.story.event Mind the slime It fizzes. Biff",
  );
  expect(texts(told([turn(1), event], seen({ events: [] })))[0]).toBe("screen.story.happened Biff");
});

test("people are called as they were called then", () => {
  const challenged: AnyFact = {
    type: "challenged",
    seat: BOB,
    whom: CLEO,
    dare: "goal:fix-radio",
    words: "",
    attributes: [],
  };
  const became: AnyFact = { type: "became", seat: BOB, figure: 2, name: "Zed" };

  const story = texts(
    told([
      made(BOB, BIFF, { name: "Biff" }),
      made(CLEO, VALDA, { name: "Valda" }),
      turn(1),
      challenged,
      became,
      turn(2),
      challenged,
    ]),
  );

  expect(story[0]).toMatch(/challenged Biff Valda/);
  expect(story[2]).toMatch(/challenged Zed Valda/);
});

test("the cast is told with its fates, and the ending with last words", () => {
  const sheets = [sheet(BIFF, "Biff", BOB, { fate: "escaped" }), sheet(VALDA, "Valda", CLEO)];
  const view = seen({
    phase: "over",
    sheets,
    verdict: "escaped",
    cause: "escaped",
    winners: [BOB],
    conflict: clash(),
  });

  const story = told([turn(1), { type: "concluded", seat: CLEO, words: "I knit." }], view);

  expect(story.cast.map(({ name, fate }) => [name, fate])).toEqual([
    ["Biff", "screen.story.fate.escaped"],
    ["Valda", "screen.story.fate.left"],
  ]);
  expect(story.chapters.at(-1)).toEqual({
    title: "screen.story.end",
    paragraphs: [
      [{ kind: "result", text: "screen.story.won Biff cause.escaped" }],
      [{ kind: "said", by: "Cleo", text: "I knit." }],
    ],
  });
});

test("what was taken back is not in the log any more, nor what the table itself did", () => {
  const log = [
    { trapline: 1, game: "trapped" },
    { version: 5, facts: [{ type: "table:started" }, turn(1)] },
    { version: 6, facts: [says(BOB, "Never mind.")] },
    { version: 7, facts: [{ type: "table:undone", to: 5 }] },
    { version: 8, facts: [says(BOB, "Instead.")] },
  ];

  expect(factsOf(log.map((line) => `${JSON.stringify(line)}\n`).join(""))).toEqual([
    turn(1),
    says(BOB, "Instead."),
  ]);
});
