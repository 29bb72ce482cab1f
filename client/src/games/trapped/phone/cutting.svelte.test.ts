import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import { BIFF, BOB, CLEO, sheet, VALDA } from "../gm/example";
import { bobs, clear, draw, says, tap } from "./example";

afterEach(clear);

test("where the story is kept, one may ask to stop for tonight", () => {
  const play = draw(Controls, bobs({ may: [{ type: "may-tell" }, { type: "may-cut-here" }] }));

  tap("screen.phone.story");
  tap("wish.cut-here");

  expect(play).toHaveBeenCalledWith({ type: "cut-here" });
});

test("who is still in there when the film stops is neither doomed nor saved", () => {
  const sheets = [sheet(BIFF, "Biff", BOB), sheet(VALDA, "Valda", CLEO, { fate: "dead" })];
  draw(
    Board,
    bobs({ phase: "over", verdict: "cut-short", cause: "cut-short", order: [BOB, CLEO], sheets }),
  );

  says("Biff");
  expect([...document.querySelectorAll("li .stamp")].map((one) => one.textContent)).toEqual([
    "screen.tv.end.inside",
    "screen.phone.doomed",
  ]);
});
