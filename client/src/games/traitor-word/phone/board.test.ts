import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import { becomes, button, clear, draw, tap, write } from "./drawing.svelte";
import { ANN, BOB, CLEO, heard, listening, seen } from "./example";

afterEach(clear);

test("the hand is shut until it is held", () => {
  draw(Controls, seen());
  expect(document.body.textContent).not.toContain("horse");

  document.querySelector(".peek")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();

  expect(document.body.textContent).toContain("horse");
});

test("the circle shows who speaks, and who comes next", () => {
  draw(Board, seen({ phase: "speaking", speaker: CLEO }));
  const now = () => document.querySelector("[aria-current=step]")?.textContent;
  expect(now()).toContain("Cleo");

  becomes({ phase: "hold" });

  expect(now()).toBeUndefined();
  expect(document.querySelector(".next")?.textContent).toContain("Cleo");
});

test("a spoken word can be written down by anybody", () => {
  const chain = [heard(1, ANN, "river"), heard(2, BOB, "")];
  const play = draw(
    Board,
    seen({ speaking: "spoken", chain, may: [{ type: "may-note", words: [2] }] }),
  );

  write("boat");
  document.querySelector("form")!.requestSubmit();

  expect(play).toHaveBeenCalledWith({ type: "note", word: 2, text: "boat" });
});

test("who wrote down what another said is named (TT-28)", () => {
  draw(
    Board,
    seen({
      speaking: "spoken",
      chain: [heard(1, ANN, "river"), { ...heard(2, BOB, "boat"), noted: CLEO }],
    }),
  );

  expect(document.querySelector(".noted")!.textContent).toBe(`screen.chain.noted ${CLEO}`);
});

test("a word that no list knows is put to me as a question, and my answer can be turned (TT-12)", () => {
  const asked = seen({
    asked: true,
    stands: [ANN],
    may: listening.filter(({ type }) => type !== "may-let-stand"),
  });
  const play = draw(Controls, asked);
  expect(button("wish.claim")).toBeUndefined();
  expect(button("screen.asked.yes")!.getAttribute("aria-pressed")).toBe("true");

  tap("screen.asked.yes");
  tap("screen.asked.no");

  expect(play.mock.calls).toEqual([[{ type: "object", word: 2 }]]);
});

test("whose word it is is not asked", () => {
  draw(Controls, seen({ me: BOB, asked: true }));

  expect(button("screen.asked.yes")).toBeUndefined();
});

test("what the judge of words thinks is told where it has a vote, and somebody doubts", () => {
  draw(Board, seen({ judge: true }));
  expect(document.body.textContent).not.toContain("screen.judge");

  becomes({ objects: [ANN] });
  expect(document.body.textContent).toContain("screen.judge.yes");
  becomes({ judge: false, asked: true, objects: [] });

  expect(document.body.textContent).toContain("screen.judge.no");
});
