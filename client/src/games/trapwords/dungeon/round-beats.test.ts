import { expect, test } from "vitest";

import { cards, lies, round, tell, view } from "./telling";

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
