import { expect, test } from "vitest";

import { areTold, entriesOf, tellAll } from "../../../../test/told";
import { silent } from "../../beats";
import type { AnyFact, CurseCard, Result, RoundEnded, View } from "../types.gen";
import { beats, type DungeonBeat } from "./beats";

const lies = (laid: number, room = laid): CurseCard => ({ laid, room, curse: null });
const view = (more: Partial<View> = {}): View =>
  ({
    phase: "stopped",
    round: 1,
    turn: 4,
    may: [{ type: "may-accept", turn: 4 }],
    waiting: [0],
    guessing: 0,
    giver: 0,
    call: null,
    review: null,
    rooms: [0, 0],
    monster: 4,
    curses: [lies(1), lies(3)],
    drawn: [],
    terror: "",
    book: [],
    ...more,
  }) as View;
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
const ended = (more: Partial<Result> = {}): AnyFact => ({
  type: "turn-ended",
  team: 0,
  word: "orphan",
  failure: "trap",
  said: "children",
  trap: "child",
  result: { ...result, ...more },
  at: 0,
  is_open: true,
  turn: 5,
  to: [],
});
const round = (more: Partial<RoundEnded>): AnyFact => ({
  type: "round-ended",
  teams: [0, 0],
  monster: 4,
  curses: [1, 3],
  pushed: [],
  ...more,
});

interface Step extends DungeonBeat {
  seen: View;
}

/** What is told in which order, and what is seen meanwhile. */
function tell(before: View, ...facts: AnyFact[]): Step[] {
  return tellUntil(before, before, ...facts);
}

function tellUntil(after: View, before: View, ...facts: AnyFact[]): Step[] {
  let seen = before;
  return tellAll(beats, { facts, before, after }).told.map((beat) => ({
    ...beat,
    seen: (seen = beat.shows?.(seen) ?? seen),
  }));
}

const cards = ({ seen }: Step) =>
  seen.curses.map(({ laid, room, curse }) => `${laid} in ${room}: ${curse}`);

test("a breath is held before the jaws close, and only then the word is in the book", () => {
  const [breath, snap] = tell(view(), ended());

  expect([breath!.hush, breath!.sound, breath!.seen.book]).toEqual([true, undefined, []]);
  expect([snap!.hush, snap!.sound, snap!.seen.book]).toEqual([undefined, "sprung", [result]]);
});

test("the jaws are heard only where a word sprang them", () => {
  const heard = (more: Partial<Result>) => tell(view(), ended(more)).at(-1)!.sound;

  expect(heard({ failure: "time", said: "" })).toBe("lost");
  expect(heard({ failure: null, said: "" })).toBe("turn");
});

test("nobody is asked for anything, and it is nobody’s turn, while it is told how one went", () => {
  const told = tell(view(), ended());

  expect(told.map(({ seen }) => [seen.may, seen.waiting])).toEqual([
    [[], []],
    [[], []],
  ]);
  expect([told[1]!.seen.guessing, told[1]!.seen.giver, told[1]!.seen.phase]).toEqual([
    null,
    null,
    "resting",
  ]);
});

test("whoever has read how a turn went may press on at once, but not before the jaws close", () => {
  const onward: View["may"] = [{ type: "may-press-on", turn: 5 }];
  const after = view({ phase: "resting", may: onward, waiting: [0, 1] });

  const told = tellUntil(after, view(), ended());

  expect(told.map(({ seen, asks }) => [seen.may, seen.waiting, asks])).toEqual([
    [[], [], undefined],
    [onward, [0, 1], true],
  ]);
});

test("votes are counted before the jaws close on what they uphold", () => {
  const call = {
    by: 1,
    clue: 2,
    said: "children",
    trap: "child",
    rule: null,
    kind: "stop" as const,
    agreed: false,
  };
  const voting = view({
    phase: "review",
    review: {
      number: 1,
      call,
      lean: true,
      voters: [],
      until: 0,
      is_stop: true,
      voted: [],
      springs: [],
      denied: false,
      topic: null,
      before: null,
    },
  });
  const votes: [[number, number], [number, number]] = [
    [1, 1],
    [2, 0],
  ];

  const [count, breath] = tell(
    voting,
    { type: "review-settled", review: 1, springs: true, votes, precedent: null, decided: "lean" },
    ended(),
  );

  expect(count!.counted).toEqual({ call, springs: true, votes, decided: "lean", lean: true });
  expect(breath!.hush).toBe(true);
});

test("a vote that falls holds nobody up: the clock runs on", () => {
  const votes: [[number, number], [number, number]] = [
    [0, 2],
    [0, 2],
  ];

  expect(
    tell(view({ phase: "review" }), {
      type: "review-settled",
      review: 1,
      springs: false,
      votes,
      precedent: null,
      decided: "agreed",
    }),
  ).toEqual([]);
});

test("what seconds count for takes no time: clues, guesses, STOP, and what is made of it", () => {
  const urgent = [
    "clue-given",
    "hinted",
    "silenced",
    "guessed",
    "guess-counted",
    "burnt",
    "right-heard",
    "thought-so",
    "flagged",
    "cried",
    "stopped",
    "asked",
    "taken-back",
    "window-closed",
    "went-on",
    "review-opened",
    "voted",
    "book-taken",
    "clock-started",
    "proposed",
    "struck",
    "agreed",
    "opposed",
  ] as const;
  const facts = urgent.map((type) => ({ type }) as unknown as AnyFact);

  expect(tell(view(), ...facts)).toEqual([]);
});

test("figures walk before a curse of the new room is turned up, and used ones are gone", () => {
  const before = view({
    rooms: [1, 0],
    curses: [{ laid: 1, room: 1, curse: "echo" }, lies(2)],
    terror: "very",
  });

  const told = tell(before, round({ teams: [2, 0], curses: [2] }), {
    type: "curse-revealed",
    room: 2,
    curse: "flood",
    terror: "",
  });

  expect(told.map(({ seen }) => seen.rooms)).toEqual([
    [2, 0],
    [2, 0],
    [2, 0],
  ]);
  expect(told.map(cards)).toEqual([["2 in 2: null"], ["2 in 2: flood"], ["2 in 2: flood"]]);
  expect(told.map(({ waking }) => waking)).toEqual([undefined, ["flood"], undefined]);
  expect(told.map(({ binds }) => binds)).toEqual([undefined, undefined, ["flood"]]);
  expect(told[1]!.seen.terror).toBe("");
});

test("the monster pushes curses before it, and the first one turns up where the teams stand", () => {
  const before = view({ monster: 3, curses: [lies(1), lies(3, 2)] });

  const told = tell(
    before,
    round({
      monster: 2,
      curses: [0, 1],
      pushed: [
        [2, 1],
        [1, 0],
      ],
    }),
    { type: "curse-revealed", room: 0, curse: "fog", terror: "" },
  );

  expect(told.map(({ seen }) => seen.monster)).toEqual([2, 2, 2]);
  expect(told.slice(0, 2).map(cards)).toEqual([
    ["1 in 0: null", "3 in 1: null"],
    ["1 in 0: fog", "3 in 1: null"],
  ]);
  expect(told.map(({ sound }) => sound)).toEqual(["stone", "stone", undefined]);
});

test("a word of terror at the entrance goes without being turned up", () => {
  const [gone] = tell(view({ curses: [lies(0), lies(1)] }), { type: "curse-void", room: 0 });

  expect(cards(gone!)).toEqual(["1 in 1: null"]);
});

test("curses that the host lifts leave the one that is turned up", () => {
  const [swept] = tell(view({ curses: [{ laid: 1, room: 1, curse: "echo" }, lies(3)] }), {
    type: "curses-lifted",
  });

  expect(cards(swept!)).toEqual(["1 in 1: echo"]);
});

test("what the Mummy drew for the last round is put away before it draws again, and read once it was seen", () => {
  const before = view({ rooms: [4, 4], curses: [], drawn: ["echo"] });

  const told = tell(before, round({ teams: [4, 4], curses: [] }), {
    type: "curses-drawn",
    curses: ["fog", "word-of-terror"],
    terror: "very",
  });

  expect(told.slice(0, 2).map(({ seen }) => [seen.drawn, seen.terror])).toEqual([
    [[], ""],
    [["fog", "word-of-terror"], "very"],
  ]);
  expect(told[1]!.waking).toEqual(["fog", "word-of-terror"]);
});

test("where nothing moved there is nothing to show", () => {
  expect(tell(view(), round({}))).toEqual([]);
});

test("the end is heard: the monster fell, or it did not", () => {
  const last = (cause: "monster-slain" | "claimed") =>
    tell(view(), { type: "game-ended", winners: [0], cause, book: [result] })[0]!;

  expect([last("monster-slain").sound, last("claimed").sound]).toEqual(["won", "lost"]);
  expect(last("monster-slain").seen.cause).toBe("monster-slain");
});

/** Bots contest nothing and host nothing, and no curse is pushed to the entrance where they leave it: told by hand above. */
const UNMET = ["curse-void", "review-settled", "curses-lifted"];

test.runIf(areTold)(
  "in whole games figures, monster, curses and book are where the facts put them",
  () => {
    const known = ({
      rooms,
      monster,
      curses,
      drawn,
      terror,
      round,
      turn,
      torches,
      sizes,
      guessing,
      giver,
      book,
      winners,
      cause,
    }: View) => ({
      rooms,
      monster,
      curses,
      drawn,
      terror,
      round,
      turn,
      torches,
      sizes,
      guessing,
      giver,
      book,
      winners,
      cause,
    });
    const met = new Set<string>();
    for (const entry of entriesOf<View, AnyFact>("trapwords")) {
      for (const { type } of entry.facts) met.add(type);
      expect(known(tellAll(beats, entry).seen), JSON.stringify(entry.facts)).toEqual(
        known(entry.after),
      );
    }
    const seen = Object.entries(beats).filter(([, row]) => row !== silent);
    expect(
      seen.map(([type]) => type).filter((type) => !met.has(type) && !UNMET.includes(type)),
    ).toEqual([]);
  },
  60_000,
);
