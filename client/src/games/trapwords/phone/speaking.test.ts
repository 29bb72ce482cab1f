import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import type { View } from "../types.gen";
import { BOB, button, clear, draw, write } from "./drawing";

afterEach(clear);

test("a guess that was taken leaves the field, a refused one stays to be mended", async () => {
  const may: View["may"] = [{ type: "may-guess", turn: 4, left: 5 }];
  const play = draw(Controls, { may }, { seat: 2 });

  expect((await write("owl")).value).toBe("");
  expect(play).toHaveBeenCalledWith({ type: "guess", turn: 4, word: "owl" });

  clear();
  draw(Controls, { may }, { seat: 2, granted: false });
  expect((await write("owl")).value).toBe("owl");
});

test("no secret lies open: the word must be held to be read", () => {
  draw(Board, { word: "owl", traps: ["light"] }, { seat: BOB });

  expect(document.body.textContent).not.toContain("owl");
  expect(document.body.textContent).toContain("light");
});

test.each(["typed", "spoken"])(
  "a book that was tapped lies open, until a reload (%s)",
  (speaking) => {
    draw(Controls, { phase: "waiting", may: [{ type: "may-take-book", turn: 4 }] }, { speaking });
    button("wish.take-book")?.click();
    clear();

    draw(Board, { phase: "reading", word: "owl" }, { speaking });
    expect(document.body.textContent).toContain("owl");

    clear();
    draw(Board, { phase: "reading", word: "owl" }, { speaking });
    expect(document.body.textContent).not.toContain("owl");
  },
);

test("who speaks sees the word to be opened, and that it is their time to speak", () => {
  draw(Board, { word: "owl", until: 30_000 }, { speaking: "spoken" });

  expect(document.body.textContent).toContain("screen.speak");
  expect(document.querySelector("[role=timer]")).not.toBeNull();
});

test("who speaks reads of nobody else who is waited for", () => {
  draw(Controls, { waiting: [2] }, { speaking: "spoken" });

  expect(document.querySelector(".waiting")).toBeNull();
});
