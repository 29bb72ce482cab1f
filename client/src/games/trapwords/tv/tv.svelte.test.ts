import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { clock, table } from "../../../wire/scripted";
import type { GameProps } from "../../contract";
import type { DungeonBeat } from "../dungeon/beats";
import Tv from "../Tv.svelte";
import type { AnyWish, Result, View } from "../types.gen";

const view = {
  may: [],
  waiting: [],
  round: 1,
  phase: "writing",
  rooms: [0, 0],
  monster: 4,
  card: { monster: "troll", hard: false },
  curses: [{ laid: 1, room: 0, curse: "fog" }],
  drawn: [],
  terror: "",
  sizes: [3, 3],
  dug: [0, 0],
  torches: [0, 1],
  done: [false, false],
  reopened: [false, false],
  guessing: null,
  giver: null,
  away: [],
  late_clocks: [],
  clues: [],
  guesses: [],
  settled: [],
  results: [null, null],
  call: null,
  review: null,
  book: [],
  winners: [],
  cause: null,
} as unknown as View;
const result: Result = {
  team: 0,
  failure: "trap",
  word: "orphan",
  traps: ["child"],
  said: "children",
  trap: "child",
  wrote: 1,
  rule: null,
  took: 0,
  giver: null,
  finder: null,
  clue: "",
  votes: [],
};
const options = {
  speaking: "typed",
  first_room: 3,
  second_room: 4,
  third_room: 5,
  fourth_room: 6,
  last_room: 7,
};

let seen: { view: View; beat: DungeonBeat | null } = $state({ view, beat: null });
let shown: Record<string, unknown> | null = null;

function show(now: Partial<View>, beat: DungeonBeat | null = null) {
  seen.view = { ...view, ...now };
  seen.beat = beat;
  flushSync();
}

function draw(now: Partial<View>, beat: DungeonBeat | null = null) {
  seen = { view: { ...view, ...now }, beat };
  const props: GameProps<View, AnyWish, DungeonBeat> = {
    get view() {
      return seen.view;
    },
    get beat() {
      return seen.beat;
    },
    table: { ...table, options } as GameProps["table"],
    seat: null,
    play: async () => true,
    say: () => undefined,
    clock,
    t: (key) => key,
    sentence: (template) => template,
  };
  shown = mount(Tv, { target: document.body, props, intro: false });
  flushSync();
}

function away() {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
}

const told = () => document.querySelector(".slate")!.textContent;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  away();
  vi.useRealTimers();
});

test("a curse is read once its card has been seen to turn", () => {
  draw({}, { ms: 800, waking: ["fog"] });
  expect(document.body.textContent).not.toContain("fog");

  away();
  draw({});

  expect(document.body.textContent).toContain("field.drawn.fog");
});

test("the law of a monster that nobody fights yet is told as that of its room", () => {
  draw({ curses: [] });
  expect(document.body.textContent).toContain("screen.tv.awaits");

  show({ curses: [], rooms: [4, 0] });

  expect(document.body.textContent).toContain("field.card.troll.easy");
  expect(document.body.textContent).not.toContain("screen.tv.awaits");
});

test("the jaws are open for a breath, then closed", () => {
  draw({ phase: "stopped" }, { ms: 520, verdict: result, hush: true });
  expect(document.querySelector(".verdict.hush .jaws:not(.closed)")).not.toBeNull();

  show({ phase: "waiting" }, { ms: 780, verdict: result });

  expect(document.querySelector(".verdict:not(.hush) .jaws.closed")).not.toBeNull();
});

test("the end of a turn stands while the next traps are dug, for a while", () => {
  draw({ phase: "waiting" }, { ms: 780, verdict: result });
  show({ phase: "writing", book: [result] });
  vi.advanceTimersByTime(7_900);
  flushSync();
  expect(told()).toContain("field.results.trap");

  vi.advanceTimersByTime(200);
  flushSync();

  expect(told()).toContain("screen.tv.digging");
});

test("the room sees each trap that is dug, and that a full list only waits to be sealed", () => {
  draw({ dug: [2, 3] });

  const [digging, sealing] = document.querySelectorAll(".lists section");
  expect(digging!.querySelectorAll(".pits .dug")).toHaveLength(2);
  expect(digging!.textContent).toContain("screen.tv.digging");
  expect(sealing!.textContent).toContain("screen.tv.sealing");

  show({ dug: [2, 3], done: [true, false] });

  expect(document.querySelectorAll(".pits .set")).toHaveLength(2);
});

test("what a team must answer for has the whole screen until it has answered", () => {
  const call = { kind: "stop", by: 1, clue: 1, said: "climb", trap: "climb", rule: null };
  draw({ phase: "stopped", guessing: 0, call } as unknown as Partial<View>);

  expect(document.querySelector(".hall.alone")).not.toBeNull();

  show({ phase: "cluing", guessing: 0, giver: 0 });

  expect(document.querySelector(".hall.alone")).toBeNull();
});

test("once both teams had their turn, the room sees how the round went", () => {
  const found = { ...result, team: 1, failure: null, word: "lamp" };
  const book = [result, found];
  draw({ phase: "resting", book, results: [result, found] }, { ms: 780, verdict: found });
  expect(told()).not.toContain("screen.round-over");

  show({ phase: "resting", book, results: [result, found], rooms: [0, 1] });

  expect(told()).toContain("screen.round-over");
  expect([told()!.includes("orphan"), told()!.includes("lamp")]).toEqual([true, true]);
});

test("the end of a turn stands as long as everybody looks at it, and is told once", () => {
  const results: View["results"] = [result, null];
  draw({ phase: "waiting" }, { ms: 780, verdict: result });
  const verdict = document.querySelector(".verdict");
  show({ phase: "resting", book: [{ ...result }], results });
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(document.querySelector(".verdict")).toBe(verdict);

  show({ phase: "reading", book: [{ ...result }], results, guessing: 1, giver: 1 });
  vi.advanceTimersByTime(0);
  flushSync();

  expect(document.querySelector(".verdict")).toBeNull();
});
