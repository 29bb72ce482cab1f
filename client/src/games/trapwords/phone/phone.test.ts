import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { chair, table } from "../../../wire/scripted";
import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import type { AnyWish, View } from "../types.gen";
import type { Screen } from "./reading";

const ANN = 0;
const BOB = 1;

const names = ["Ann", "Bob", "Cleo", "Dan"];
const chairs = names.map((name, seat) => ({ ...chair(seat, name, seat), team: seat % 2 }));
const options = { speaking: "typed", first_room: 3, second_room: 4, third_room: 5, fourth_room: 6, last_room: 7 };

const opening: Partial<View> = {
  may: [], waiting: [], channels: [], round: 1, phase: "cluing", turn: 4, teams: [[0, 2], [1, 3]], away: [], queue: [],
  torches: [0, 1], clue_rules: true, rooms: [0, 0], monster: 4, card: { monster: "troll", hard: false }, curses: [], revealed: [],
  drawn: [], terror: "", sizes: [3, 3], word: "", drafts: [], agreed: [[], []], opposed: [[], []], late_clocks: [], done: [true, true], reopened: [false, false], traps: [], guessing: 0, giver: ANN,
  voices: [2], clues: [], guesses: [], guesses_left: 5, silenced: false, flags: 0, flagged: [], hints: [], call: null, results: [null, null],
  review: null, voted: false, book: [], precedents: [], winners: [], cause: null,
};

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  vi.useRealTimers();
});

function draw(part: Component<Screen>, changes: Partial<View>, { seat = ANN as number | null, speaking = "typed", granted = true } = {}) {
  const play = vi.fn<(wish: AnyWish) => Promise<boolean>>(async () => granted);
  const around = { ...table, chairs, options: { ...options, speaking } } as Screen["table"];
  const props: Screen = {
    view: { ...opening, ...changes } as View, table: around, seat, play,
    say: () => undefined, t: (key) => key, sentence: (template) => template,
  };
  shown = mount(part, { target: document.body, props, intro: false });
  flushSync();
  return play;
}

const button = (label: string) => [...document.querySelectorAll("button")].find((one) => [one.textContent?.trim(), one.getAttribute("aria-label")].includes(label));

function tap(label: string) {
  button(label)!.click();
  flushSync();
}

async function write(text: string) {
  const field = document.querySelector("input")!;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector("form")!.requestSubmit();
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
  return field;
}

test("a guess that was taken leaves the field, a refused one stays to be mended", async () => {
  const may: View["may"] = [{ type: "may-guess", turn: 4, left: 5 }];
  const play = draw(Controls, { may }, { seat: 2 });

  expect((await write("owl")).value).toBe("");
  expect(play).toHaveBeenCalledWith({ type: "guess", turn: 4, word: "owl" });

  void unmount(shown!);
  draw(Controls, { may }, { seat: 2, granted: false });
  expect((await write("owl")).value).toBe("owl");
});

const clue = { number: 7, text: "a daylight bird", at: 0, until: 3000 };
const calling: Partial<View> = { may: [{ type: "may-call-trap", turn: 4 }], clues: [clue], traps: ["light"], word: "owl" };

test("a listener points at a word, then at the trap it springs", () => {
  const play = draw(Controls, calling, { seat: BOB });

  tap("daylight");
  tap("light");

  expect(play).toHaveBeenCalledWith({ type: "call-trap", turn: 4, clue: 7, said: "daylight", trap: "light" });
});

test("what the referee whispers is called with one tap", () => {
  const hint = { clue: 7, said: "daylight", trap: "light", sure: true, kind: "compound" as const, question: null, rule: null };
  const play = draw(Controls, { ...calling, hints: [hint] }, { seat: BOB });

  tap("screen.call-hint");

  expect(play).toHaveBeenCalledWith({ type: "call-trap", turn: 4, clue: 7, said: "daylight", trap: "light" });
});

test("what the referee has flagged is told, and not offered as a call", () => {
  const hint = { clue: 7, said: "daylight", trap: "light", sure: false, kind: "compound" as const, question: null, rule: null };
  draw(Controls, { ...calling, hints: [hint], flagged: [{ clue: 7, said: "daylight", trap: "light", by: null }] }, { seat: BOB });

  expect(document.body.textContent).toContain("screen.noted");
  expect(button("screen.call-hint")).toBeUndefined();
});

test("when its window has closed a clue can no longer be called", () => {
  vi.useFakeTimers();
  draw(Controls, calling, { seat: BOB });

  vi.advanceTimersByTime(3001);
  flushSync();

  expect(button("daylight")).toBeUndefined();
});

test("where people speak, a trap is called by its name alone", () => {
  const play = draw(Controls, calling, { seat: BOB, speaking: "spoken" });

  tap("wish.call-trap");
  tap("light");

  expect(play).toHaveBeenCalledWith({ type: "call-trap", turn: 4, trap: "light" });
});

test("no secret lies open: the word must be held to be read", () => {
  draw(Board, { word: "owl", traps: ["light"] }, { seat: BOB });

  expect(document.body.textContent).not.toContain("owl");
  expect(document.body.textContent).toContain("light");
});

test("who looks on while traps are set sees who holds the torches", () => {
  draw(Board, { phase: "writing", guessing: null, giver: null }, { seat: null });

  expect(document.body.textContent).toContain("Ann");
  expect(document.body.textContent).toContain("Bob");
});

test("a struck proposal is named", () => {
  const may: View["may"] = [{ type: "may-strike", turn: 4 }];
  const play = draw(Board, { phase: "writing", guessing: null, may, drafts: [{ word: "wing", by: 2, homograph: false }], done: [false, false] });

  tap("screen.strike");

  expect(play).toHaveBeenCalledWith({ type: "strike", turn: 4, word: "wing" });
});

const full: Partial<View> = {
  phase: "writing", guessing: null, giver: null, done: [false, false], sizes: [1, 1], drafts: [{ word: "wing", by: 2, homograph: false }],
};
const voting: View["may"] = [
  { type: "may-propose", turn: 4, left: 0 }, { type: "may-strike", turn: 4 }, { type: "may-agree", turn: 4 }, { type: "may-oppose", turn: 4 },
];

test("who has sealed the list types nothing, and may think better of it", () => {
  const may = voting.filter(({ type }) => type !== "may-agree");
  const play = draw(Controls, { ...full, may, agreed: [[], [ANN]] });

  expect(document.querySelector("input")).toBeNull();
  tap("wish.oppose");

  expect(play).toHaveBeenCalledWith({ type: "oppose", turn: 4 });
});

test("not yet can be said once somebody has sealed the list, and is told", () => {
  draw(Controls, { ...full, may: voting });
  expect(button("wish.oppose")).toBeUndefined();
  document.body.innerHTML = "";

  draw(Controls, { ...full, may: voting, agreed: [[], [2]], opposed: [[], [4]] });

  expect(button("wish.oppose")).toBeDefined();
  expect(document.body.textContent).toContain("screen.opposed");
});

test("who holds the torch may let the clock wait for the own first clue", () => {
  const may: View["may"] = [{ type: "may-set-late-clock", turn: 4, seats: [ANN] }];
  const play = draw(Board, { ...full, may });

  document.querySelector<HTMLInputElement>("[role=switch]")!.click();

  expect(play).toHaveBeenCalledWith({ type: "set-late-clock", turn: 4, seat: ANN, late: true });
});

test("where people speak all are told whose phone sleeps over the book", () => {
  draw(Board, { phase: "waiting", away: [ANN] }, { seat: 2, speaking: "spoken" });

  expect(document.body.textContent).toContain("screen.asleep");
});

test("in the end all words and lists are open", () => {
  const turn = { team: 0, failure: null, word: "owl", traps: ["light"], said: "", trap: "", wrote: null, rule: null, took: 0 };
  draw(Board, { phase: "over", guessing: null, book: [turn] });

  expect(document.body.textContent).toContain("owl");
  expect(document.body.textContent).toContain("light");
});
