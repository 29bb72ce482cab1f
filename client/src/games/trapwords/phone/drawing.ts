/** A phone of Trapwords, drawn for tests: Ann gives clues to Cleo, Bob and Dan listen. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { vi } from "vitest";

import { chair, clock, table } from "../../../wire/scripted";
import type { DungeonBeat } from "../dungeon/beats";
import type { AnyWish, View } from "../types.gen";
import type { Screen } from "./reading";

export const ANN = 0;
export const BOB = 1;

const names = ["Ann", "Bob", "Cleo", "Dan"];
const chairs = names.map((name, seat) => ({ ...chair(seat, name, seat), team: seat % 2 }));

const options = {
  speaking: "typed",
  first_room: 3,
  second_room: 4,
  third_room: 5,
  fourth_room: 6,
  last_room: 7,
};

const opening: Partial<View> = {
  may: [],
  waiting: [],
  channels: [],
  round: 1,
  phase: "cluing",
  turn: 4,
  teams: [
    [0, 2],
    [1, 3],
  ],
  away: [],
  queue: [],
  torches: [0, 1],
  clue_rules: true,
  rooms: [0, 0],
  monster: 4,
  card: { monster: "troll", hard: false },
  curses: [],
  drawn: [],
  terror: "",
  sizes: [3, 3],
  dug: [0, 0],
  word: "",
  drafts: [],
  agreed: [[], []],
  opposed: [[], []],
  claims: [[], []],
  late_clocks: [],
  done: [true, true],
  reopened: [false, false],
  traps: [],
  guessing: 0,
  giver: ANN,
  voices: [2],
  clues: [],
  guesses: [],
  guesses_left: 5,
  silenced: false,
  flags: 0,
  flagged: [],
  hints: [],
  call: null,
  stood: null,
  settled: [],
  results: [null, null],
  rested: [],
  review: null,
  voted: false,
  book: [],
  precedents: [],
  winners: [],
  cause: null,
};

let shown: Record<string, unknown> | null = null;

/** After each test, or between two screens of one. */
export function clear() {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
}

export function draw(
  part: Component<Screen>,
  changes: Partial<View>,
  {
    seat = ANN as number | null,
    speaking = "typed",
    granted = true,
    beat = null as DungeonBeat | null,
  } = {},
) {
  const play = vi.fn<(wish: AnyWish) => Promise<boolean>>(async () => granted);
  const around = { ...table, chairs, options: { ...options, speaking } } as Screen["table"];
  const props: Screen = {
    view: { ...opening, ...changes } as View,
    beat,
    table: around,
    seat,
    play,
    say: () => undefined,
    clock,
    t: (key) => key,
    sentence: (template) => template,
  };
  shown = mount(part, { target: document.body, props, intro: false });
  flushSync();
  return play;
}

export const button = (label: string) =>
  [...document.querySelectorAll("button")].find((one) =>
    [one.textContent?.trim(), one.getAttribute("aria-label")].includes(label),
  );

export function tap(label: string) {
  button(label)!.click();
  flushSync();
}

export function type(text: string) {
  const field = document.querySelector("input")!;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  return field;
}

export async function write(text: string) {
  const field = type(text);
  document.querySelector("form")!.requestSubmit();
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
  return field;
}

export const call: View["settled"][number]["call"] = {
  by: BOB,
  clue: 7,
  said: "daylight",
  trap: "light",
  rule: null,
  kind: "stop",
  agreed: false,
};

export const stopped: Partial<View> = {
  phase: "stopped",
  call,
  may: [
    { type: "may-accept", turn: 4 },
    { type: "may-contest", turn: 4 },
  ],
};
