import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { nobody } from "../i18n/sentence";
import { opened, spliced } from "./film";
import { heldAt, knowingAt, unseenLines } from "./knowing";
import { learnedMarks, markBeside, marksOf, milestonesOf, momentAt } from "./marks";
import type { Happening } from "../wire/events";
import { Projector } from "./projector.svelte";
import { pastOf, placeOf, type Reel } from "./reel";
import { chunks, film, FIRST, MOVES, replay, secrets, update } from "./screening";

let projector: Projector;
let end: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  projector = new Projector(film);
  end = $effect.root(() => void projector.run());
  flushSync();
  await projector.choose("public");
});

afterEach(() => {
  end();
  vi.useRealTimers();
});

const clue = () => projector.session.view?.["clue"];
const passes = (ms: number) => {
  flushSync();
  for (let gone = 0; gone < ms; gone += 20) {
    vi.advanceTimersByTime(20);
    flushSync();
  }
};

test("a film is spliced from its chunks, and every picture is what the wire would have shown", () => {
  const reel = spliced(chunks("ann"));

  expect(reel.pictures.length).toBe(MOVES + 1);
  expect(reel.pictures.map(({ version }) => version)).toEqual(
    Array.from({ length: MOVES + 1 }, (_, nth) => FIRST + nth),
  );
  expect(reel.pictures[4]!.view!["clue"]).toBe("ann 11");
  expect(pastOf(reel, 2).map(({ id }) => id)).toEqual(["8.0", "9.0"]);
  expect([placeOf(reel, 9), placeOf(reel, 99), placeOf(reel, 1)]).toEqual([2, MOVES, 0]);
});

test("one is anywhere at once, forwards and back", () => {
  projector.show(15);
  expect([clue(), projector.session.stage.happened.length]).toEqual(["tv 22", 15]);

  projector.show(1);
  expect([clue(), projector.session.stage.happened.length]).toEqual(["tv 8", 1]);
  projector.show(99);
  expect(projector.projection.at).toBe(MOVES);
  projector.show(-3);
  expect([projector.projection.at, clue()]).toEqual([0, "tv"]);
});

test("steps go from move to move, past what was no move", () => {
  const seen = Array.from({ length: 5 }, () => (projector.step(1), projector.projection.at));
  expect(seen).toEqual([1, 2, 4, 5, 6]);

  const back = Array.from({ length: 3 }, () => (projector.step(-1), projector.projection.at));
  expect(back).toEqual([5, 4, 2]);
});

test("it plays to the end by itself, and then from the beginning", () => {
  projector.play();
  passes(60_000);
  expect([projector.projection.at, projector.playing, projector.isOver]).toEqual([
    MOVES,
    false,
    true,
  ]);

  projector.play();
  expect([projector.projection.at, projector.playing]).toEqual([0, true]);
});

test("eight times as fast is much further by then, and a pause stands still", () => {
  projector.speed = 8;
  projector.play();
  passes(2_000);
  const fast = projector.projection.at;
  projector.pause();
  passes(20_000);
  expect(projector.projection.at).toBe(fast);

  projector.show(0);
  projector.speed = 0.5;
  projector.play();
  passes(2_000);
  expect(projector.projection.at).toBeLessThan(fast);
});

test("another chair is taken at the same moment", async () => {
  projector.show(8);

  await projector.choose(1);

  expect([clue(), projector.projection.at, projector.projection.seat]).toEqual(["bob 14", 8, 1]);
  await projector.choose("archive");
  expect([clue(), projector.projection.seat]).toEqual(["open 14", null]);
});

test("whoever wishes to play is told that one can only watch", async () => {
  await projector.choose(0);

  expect(await projector.session.play({ type: "guess" })).toBe(false);
  expect([projector.projection.declined, projector.projection.at]).toEqual([1, 0]);
});

test("rounds and moments hang on the line in their order", () => {
  const marks = marksOf(replay, [], (key) => key, [], String);

  expect(marks.map(({ kind, at }) => [kind, at])).toEqual([
    ["round", 0],
    ["moment", 6],
    ["round", 8],
  ]);
  expect([
    markBeside(marks, 0, 1)?.at,
    markBeside(marks, 8, -1)?.at,
    markBeside(marks, 8, 1),
  ]).toEqual([6, 6, undefined]);
});

test("the longer a game, the further apart are its knots", () => {
  const stops = Array.from({ length: 1_001 }, (_, at) => at);

  const marks = marksOf({ ...replay, rounds: [], highlights: [] }, [], String, stops, String);

  expect(marks.map(({ at }) => at).slice(0, 2)).toEqual([50, 100]);
});

test("turning points are told as the log tells them, the weightiest if they are many", () => {
  const told = (fact: { type: string }, version: number): Happening => ({
    id: `${version}.0`,
    version,
    at: 0,
    fact,
    from: "game",
    names: { seats: {}, people: {} },
  });
  const news = Array.from({ length: 30 }, (_, at) => [
    told({ type: at === 20 ? "lost" : at % 2 ? "moved" : "achieved" }, FIRST + at),
  ]);
  const reel = { pictures: [{ version: FIRST }], news } as unknown as Reel;
  const line = ({ id, version, fact }: Happening) =>
    ({ id, version, text: fact.type, from: "game" }) as const;

  const few = milestonesOf(reel, ["lost", "moved"], line);
  const many = milestonesOf(reel, ["lost", "achieved", "moved"], line);

  expect(few.map(({ at, text }) => [at, text])).toEqual([[20, "lost"]]);
  expect(many.length).toBe(1);
  expect(milestonesOf(reel, ["moved"], line).length).toBe(15);
});

test("whoever points beside a moment points at it, and elsewhere at no other", () => {
  const marks = marksOf(replay, [], (key) => key, [], String);

  expect([5, 6, 7.5, 8].map((at) => momentAt(marks, at, 1.5)?.at)).toEqual([6, 6, 6, undefined]);
});

test("where everything is a turn, the line is counted by moves", () => {
  const turns = Array.from({ length: 50 }, (_, nth) => ({ version: nth, facts: {}, begins: true }));
  const stops = Array.from({ length: 31 }, (_, at) => at * 2);

  const marks = marksOf(
    { ...replay, rounds: turns, highlights: [] },
    [],
    (key) => key,
    stops,
    String,
  );

  expect(marks.map(({ at, text }) => [at, text])).toEqual([
    [20, "10"],
    [40, "20"],
    [60, "30"],
  ]);
});

test("a file that is larger than any game is not even sent", async () => {
  const asked = opened(new Blob([new Uint8Array(2 ** 22 + 1)]));

  await expect(asked).rejects.toMatchObject({ reason: "replay-too-large", facts: { most: 4 } });
});

test("whoever sees everything open sees what each alone held", async () => {
  const voice = { language: "en" as const, game: {}, names: nobody };
  await projector.choose("archive");
  const hands = (version: number) => [...heldAt(projector.held!, version, voice)];

  expect(hands(FIRST)).toEqual([[1, ["arc-en-ciel"]]]);
  expect(hands(FIRST + 2)).toEqual([[1, ["arc-en-ciel", "10♥"]]]);
  expect(hands(FIRST + 3)).toEqual([[1, ["10♥"]]]);
});

test("what she did not know then, and when she learned it", () => {
  const voice = {
    language: "en" as const,
    game: { "fact.found": "Found {word:text}.", "fact.lit": "A {it:name|clue}." },
    names: {
      seats: {},
      people: {},
      teams: {},
      things: { "screen.clue.open 9": "Clue of the night", "screen.tv.open 9": "No title" },
    },
  };
  const open = spliced(chunks("open"));
  const at = (version: number) => knowingAt(secrets, open, version, voice);

  expect(at(FIRST)).toEqual({ hidden: [], learned: [], veiled: 0, things: [] });
  expect(at(FIRST + 2).hidden.map(({ text, isPart }) => [text, isPart])).toEqual([
    ["Found “open 9”.", true],
    ["Found “open 8”.", false],
  ]);
  expect(at(FIRST + 2).hidden.map(({ things }) => things)).toEqual([["Clue of the night"], []]);
  expect(at(FIRST + 3).things).toEqual(["Clue of the night"]);
  const later = at(FIRST + 6);
  expect([later.hidden.length, later.learned[0]?.learned, later.veiled]).toEqual([1, FIRST + 6, 0]);
  expect(unseenLines(secrets, FIRST + 2)).toEqual(["8.0", "9.0", "16.0"]);
});

test("what was learned hangs on the line where it was, once for each move", () => {
  const one = { id: "8.0", things: [], isPart: false, version: FIRST + 1, learned: FIRST + 6 };
  const learned = [
    { ...one, text: "Ann found it." },
    { ...one, text: "Bob hid it.", learned: FIRST + 9 },
    { ...one, text: "A word is drawn.", things: ["moon"], learned: FIRST + 9 },
  ];
  const known = { hidden: [], learned, veiled: 0, things: [] };

  const marks = learnedMarks(known, FIRST, (what) => `Bob learns: ${what}`);

  expect(marks.map(({ at, text }) => [at, text])).toEqual([
    [6, "Bob learns: Ann found it."],
    [9, "Bob learns: Bob hid it. …"],
  ]);
});

test("five hundred moves are sought without a pause", () => {
  const [start] = chunks("ann");
  const updates = Array.from({ length: 500 }, (_, nth) => update(FIRST + 1 + nth, "ann"));
  const long = spliced([{ ...start!, updates }]);

  expect(long.pictures.length).toBe(501);
  // Pictures share what did not change: nothing is worked out again when one goes back.
  expect(long.pictures[500]!.table).toBe(long.pictures[0]!.table);
  expect(pastOf(long, 500).length).toBe(300);
});
