import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import type { View } from "../types.gen";
import { ANN, button, clear, draw, tap, type } from "./drawing";

afterEach(clear);

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
