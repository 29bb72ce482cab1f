import { afterEach, beforeEach, expect, test } from "vitest";

import type { View } from "../types.gen";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { BIFF, BOB, CLEO, seen, sheet, VALDA, ZED } from "./example";
import { inHand, clear, draw, text, labels, tap } from "./pressing";

beforeEach(inHand);
afterEach(clear);

const motion: NonNullable<View["motion"]> = {
  number: 3,
  matter: "invention",
  by: BOB,
  words: "There is a lift.",
  seat: null,
  until: 0,
  yes: [BOB],
  no: [],
  becomes: "detail",
  because: null,
};

test("whoever votes on a thing or a goal knows that it would be one, and where", () => {
  const may: View["may"] = [{ type: "may-vote", motion: 3, objections: [] }];
  draw(Controls, seen({ motion: { ...motion, becomes: "goal" }, may }));

  expect(text()).toContain("screen.phone.vote.becomes.goal Lounge");
});

test("an invention is put to the vote beside whatever else is asked", () => {
  const play = draw(
    Controls,
    seen({ motion, may: [{ type: "may-vote", motion: 3, objections: ["escape"] }] }),
  );

  expect(text()).toContain("There is a lift.");
  expect(text()).not.toContain("screen.phone.vote.becomes");
  tap("field.because.escape");

  expect(play).toHaveBeenCalledWith({ type: "vote", motion: 3, yes: false, because: "escape" });
});

test("where others are waited for, the GM reads who and what for", () => {
  draw(Controls, seen({ ask: "bid", waiting: [CLEO] }));

  expect(text()).toContain("Cleo screen.phone.wait.bid");
});

test("everybody's place and things, fate, and what is still lacking are seen at a glance", () => {
  const sheets = [
    sheet(BIFF, "Biff", BOB, { items: ["wire"], goals: ["reach-bridge"], room: "bridge" }),
    sheet(VALDA, "Valda", CLEO, { fate: "dead" }),
  ];
  draw(Board, seen({ sheets, countdown: 3 }));

  const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent ?? "");
  expect(rows[0]).toMatch(/Biff.*Bob.*Bridge.*wire/s);
  expect(rows[1]).toContain("screen.gm.fate.dead");
  expect(text()).toContain("screen.gm.goals 1 2");
  expect(text()).toContain("screen.gm.goals.lacks Mend the radio");
  expect(text()).toContain("screen.gm.timer.rounds 2");
});

test("while characters are made, sheets are called after their players", () => {
  const blank = (id: number) => sheet(id, "", null, { attributes: {}, feelings: {} });
  draw(
    Board,
    seen({
      phase: "characters",
      sheets: [sheet(BIFF, "Biff", BOB), blank(VALDA), blank(ZED), blank(3)],
    }),
  );

  expect(labels("tbody th b").map((one) => one.textContent)).toEqual([
    "Biff",
    "screen.character.nameless 2",
  ]);
  expect(text()).toContain("screen.phone.opening.making");
});
