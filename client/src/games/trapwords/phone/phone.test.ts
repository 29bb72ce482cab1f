import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { chair, clock, table } from "../../../wire/scripted";
import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import type { DungeonBeat } from "../dungeon/beats";
import type { AnyWish, View } from "../types.gen";
import type { Screen } from "./reading";

const ANN = 0;
const BOB = 1;

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

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  vi.useRealTimers();
});

function draw(
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

const button = (label: string) =>
  [...document.querySelectorAll("button")].find((one) =>
    [one.textContent?.trim(), one.getAttribute("aria-label")].includes(label),
  );

function tap(label: string) {
  button(label)!.click();
  flushSync();
}

function type(text: string) {
  const field = document.querySelector("input")!;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  return field;
}

async function write(text: string) {
  const field = type(text);
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

const clue = { number: 7, text: "a daylight bird", at: 0, until: 8_000 };
const may: View["may"] = [
  { type: "may-cry-stop", turn: 4 },
  { type: "may-call-trap", turn: 4 },
  { type: "may-call-rule", turn: 4 },
  { type: "may-flag-clue", turn: 4 },
];
const calling: Partial<View> = { may, clues: [clue], traps: ["light"], word: "owl" };
const whisper: View["hints"][number] = {
  clue: 7,
  said: "daylight",
  trap: "light",
  sure: true,
  kind: "compound",
  question: null,
  lean: null,
  rule: null,
  doubts: false,
};

test("the first tap stops the clock, on STOP and on the word itself", () => {
  const play = draw(Controls, calling, { seat: BOB });

  tap("wish.cry-stop");
  tap("daylight");

  expect(play.mock.calls).toEqual([
    [{ type: "cry-stop", turn: 4 }],
    [{ type: "cry-stop", turn: 4 }],
  ]);
});

test("while the clock stands a listener points at a word, then at the trap it springs", () => {
  const play = draw(
    Controls,
    { ...calling, phase: "naming", stood: 5_000, may: may.slice(1, 3) },
    { seat: BOB },
  );

  tap("daylight");
  tap("light");

  expect(play).toHaveBeenCalledWith({
    type: "call-trap",
    turn: 4,
    clue: 7,
    said: "daylight",
    trap: "light",
  });
});

test("a listener who is not sure flags a word for a trap or a rule, and nothing stops", () => {
  const play = draw(Controls, calling, { seat: BOB });

  tap("wish.flag-clue");
  tap("bird");
  tap("may.may-call-rule");
  tap("field.rule.example");

  expect(play.mock.calls).toEqual([
    [{ type: "flag-clue", turn: 4, clue: 7, said: "bird", trap: null, rule: "example" }],
  ]);
});

test("what the referee whispers is called with one tap", () => {
  const play = draw(Controls, { ...calling, hints: [whisper] }, { seat: BOB });

  tap("screen.call-hint");

  expect(play).toHaveBeenCalledWith({
    type: "call-trap",
    turn: 4,
    clue: 7,
    said: "daylight",
    trap: "light",
  });
});

test("a doubt of the referee about a rule is flagged with one tap", () => {
  const name = {
    ...whisper,
    said: "Bird",
    trap: "",
    sure: false,
    kind: null,
    question: "proper-noun" as const,
    rule: "proper-noun" as const,
  };
  const play = draw(Controls, { ...calling, hints: [name] }, { seat: BOB });

  tap("wish.flag-clue");
  tap("screen.flag-question");

  expect(play).toHaveBeenCalledWith({
    type: "flag-clue",
    turn: 4,
    clue: 7,
    said: "Bird",
    trap: null,
    rule: "proper-noun",
  });
});

test("what is flagged is told, and not offered as a call", () => {
  const flagged = [{ clue: 7, said: "daylight", trap: "light", by: null, rule: null, at: 0 }];
  draw(Controls, { ...calling, hints: [{ ...whisper, sure: false }], flagged }, { seat: BOB });

  expect(document.body.textContent).toContain("screen.noted");
  expect(button("screen.call-hint")).toBeUndefined();
});

const call: View["settled"][number]["call"] = {
  by: BOB,
  clue: 7,
  said: "daylight",
  trap: "light",
  rule: null,
  kind: "stop",
  agreed: false,
};
const settled: View["settled"] = [
  {
    call,
    springs: false,
    votes: [
      [0, 2],
      [2, 0],
    ],
    decided: "lean",
    lean: false,
  },
];

test("a bell that was answered goes dark", () => {
  draw(Controls, { ...calling, hints: [whisper], settled }, { seat: BOB });

  expect(document.body.textContent).toContain("screen.answered");
  expect(button("screen.call-hint")).toBeUndefined();
});

test("a vote tells its count and what decided it", () => {
  draw(Board, { clues: [clue], settled }, { seat: BOB });

  expect(document.body.textContent).toContain("screen.tally");
  expect(document.body.textContent).toContain("screen.decided.lean");
});

test("when another was sent and its time is over, a clue can no longer be called", () => {
  vi.useFakeTimers();
  draw(
    Controls,
    {
      ...calling,
      clues: [clue, { number: 8, text: "it flies", at: 0, until: 5_000 }],
      phase: "closing",
    },
    { seat: BOB },
  );
  expect(button("flies")).toBeDefined();

  vi.advanceTimersByTime(5_200);
  flushSync();

  expect(button("flies")).toBeUndefined();
  expect(button("daylight")).toBeDefined();
});

const stopped: Partial<View> = {
  phase: "stopped",
  call,
  may: [
    { type: "may-accept", turn: 4 },
    { type: "may-contest", turn: 4 },
  ],
};

test("where people speak, what was heard can be denied", () => {
  const play = draw(Controls, stopped, { speaking: "spoken" });

  tap("screen.never-said");

  expect(play).toHaveBeenCalledWith({ type: "contest", turn: 4, heard: false });
});

test("what was typed cannot be denied, only contested", () => {
  const play = draw(Controls, stopped);

  expect(button("screen.never-said")).toBeUndefined();
  tap("wish.contest");
  expect(play).toHaveBeenCalledWith({ type: "contest", turn: 4, heard: true });
});

test("where people speak, a trap is called by its name and by what was heard", async () => {
  const play = draw(
    Controls,
    { ...calling, phase: "naming", may: may.slice(1, 3) },
    { seat: BOB, speaking: "spoken" },
  );

  tap("light");
  await write("daylight");

  expect(play).toHaveBeenCalledWith({
    type: "call-trap",
    turn: 4,
    trap: "light",
    said: "daylight",
  });
});

test("where people speak, the clue-giver too says that the word was found", () => {
  const play = draw(
    Controls,
    { may: [{ type: "may-call-right", turn: 4 }] },
    { seat: ANN, speaking: "spoken" },
  );

  tap("wish.call-right");

  expect(play).toHaveBeenCalledWith({ type: "call-right", turn: 4 });
});

test("a mistap is taken back by whoever tapped", () => {
  const play = draw(
    Controls,
    { may: [{ type: "may-take-back", turn: 4, what: "guess" }] },
    { seat: BOB, speaking: "spoken" },
  );

  tap("screen.take-back.guess");

  expect(play).toHaveBeenCalledWith({ type: "take-back", turn: 4, what: "guess" });
});

test("those who vote are shown what this table decided before, and about which sentence", () => {
  const before = {
    language: "en" as const,
    trap: "light",
    said: "daylight",
    springs: true,
    reading: "compound",
    sentence: "seen by daylight",
  };
  const review = {
    number: 1,
    call,
    lean: true,
    voters: [0, 1, 2, 3],
    until: 30_000,
    is_stop: true,
    voted: [],
    springs: [],
    denied: false,
    topic: null,
    before,
  };
  draw(Board, { phase: "review", review }, { seat: ANN });

  expect(document.body.textContent).toContain("screen.before");
  expect(document.body.textContent).toContain("screen.before-in");
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
  const play = draw(Board, {
    phase: "writing",
    guessing: null,
    may,
    drafts: [{ word: "wing", by: 2, homograph: false }],
    done: [false, false],
  });

  tap("screen.strike");

  expect(play).toHaveBeenCalledWith({ type: "strike", turn: 4, word: "wing" });
});

const full: Partial<View> = {
  phase: "writing",
  guessing: null,
  giver: null,
  done: [false, false],
  sizes: [1, 1],
  drafts: [{ word: "wing", by: 2, homograph: false }],
};
const voting: View["may"] = [
  { type: "may-propose", turn: 4, left: 0 },
  { type: "may-strike", turn: 4 },
  { type: "may-agree", turn: 4 },
  { type: "may-oppose", turn: 4 },
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

const turn: View["book"][number] = {
  team: 0,
  failure: null,
  word: "owl",
  traps: ["light"],
  said: "",
  trap: "",
  wrote: null,
  rule: null,
  took: 0,
  giver: null,
  finder: null,
  clue: "",
  votes: [],
};
const trapped = { ...turn, failure: "trap" as const, said: "daylight", trap: "light" };

test("the jaws are open for a breath, whatever the clock stood for, then closed", () => {
  draw(Board, stopped, { beat: { ms: 520, verdict: trapped, hush: true } });
  expect(document.querySelector(".hush .jaws:not(.closed)")).not.toBeNull();
  void unmount(shown!);

  draw(
    Board,
    { phase: "resting", guessing: null, giver: null, book: [trapped] },
    { beat: { ms: 780, verdict: trapped } },
  );

  expect(document.querySelector(".hush")).toBeNull();
  expect(document.querySelector(".jaws.closed")).not.toBeNull();
});

test("who looks up between two turns sees the dungeon", () => {
  draw(Board, { phase: "resting", guessing: null, giver: null, book: [trapped] });

  expect(button("screen.look")).toBeDefined();
});

test("in the end all words and lists are open", () => {
  draw(Board, { phase: "over", guessing: null, book: [turn] });

  expect(document.body.textContent).toContain("owl");
  expect(document.body.textContent).toContain("light");
});

const rested: Partial<View> = {
  phase: "resting",
  guessing: null,
  giver: null,
  book: [{ ...turn, clue: "it hoots", giver: 0, finder: 2 }],
  may: [{ type: "may-press-on", turn: 5 }],
};

test("between turns one reads what decided the last, and nothing can be written", () => {
  draw(Board, rested);

  expect(document.body.textContent).toContain("screen.decided");
  expect(document.querySelector("input")).toBeNull();
});

test("one tap presses on for all who share the phone", () => {
  const play = draw(Controls, rested);

  tap("wish.press-on");

  expect(play).toHaveBeenCalledWith({ type: "press-on", turn: 5 }, true);
});

test("the tap onward is felt at once, though the TV tells the moment to its end", () => {
  draw(Controls, rested);

  tap("wish.press-on");

  expect(button("wish.press-on")!.disabled).toBe(true);
});

test("after the second turn the round is told too", () => {
  draw(Board, { ...rested, results: [turn, { ...turn, team: 1, failure: "time" }] });

  expect(document.body.textContent).toContain("screen.round-over");
});

test("who speaks sees the word to be opened, and that it is their time to speak", () => {
  draw(Board, { word: "owl", until: 30_000 }, { speaking: "spoken" });

  expect(document.body.textContent).toContain("screen.speak");
  expect(document.querySelector("[role=timer]")).not.toBeNull();
});

test("who speaks reads of nobody else who is waited for", () => {
  draw(Controls, { waiting: [2] }, { speaking: "spoken" });

  expect(document.querySelector(".waiting")).toBeNull();
});

const writing: Partial<View> = {
  phase: "writing",
  guessing: null,
  giver: null,
  done: [false, false],
  word: "owl",
};

test("a place is claimed with the first letter", () => {
  const may: View["may"] = [
    { type: "may-propose", turn: 4, left: 2 },
    { type: "may-claim-place", turn: 4 },
  ];
  const play = draw(Controls, { ...writing, may });

  type("night");

  expect(play).toHaveBeenCalledWith({ type: "claim-place", turn: 4 });
});

test("who finds every place claimed reads by whom, and may strike", () => {
  const may: View["may"] = [{ type: "may-strike", turn: 4 }];
  draw(Controls, { ...writing, may, claims: [[], [2]] });

  expect(document.querySelector("input")).toBeNull();
  expect(document.body.textContent).toContain("screen.kept");
});

test("places that others write in are seen on the list", () => {
  draw(Board, { ...writing, claims: [[], [2]] });

  expect(document.body.textContent).toContain("screen.writes");
  expect(document.querySelectorAll("ol li")).toHaveLength(3);
});

test("a woken curse is explained while traps are set", () => {
  draw(Board, { ...writing, curses: [{ laid: 0, room: 0, curse: "fog" }] });

  expect(document.body.textContent).toContain("field.curses.fog.typed");
});
