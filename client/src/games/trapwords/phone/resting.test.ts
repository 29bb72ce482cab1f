import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import type { View } from "../types.gen";
import { button, clear, draw, stopped, tap } from "./drawing";

afterEach(clear);

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
  clear();

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
