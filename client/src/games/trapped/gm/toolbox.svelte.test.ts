import { afterEach, beforeEach, expect, test } from "vitest";

import Controls from "./Controls.svelte";
import { BIFF, BOB, CLEO, seen } from "./example";
import { inHand, clear, draw, tap, choose, write } from "./pressing";

beforeEach(inHand);
afterEach(clear);

test("a thing is given out of the toolbox", () => {
  const play = draw(
    Controls,
    seen({
      may: [
        { type: "may-put", leashes: [{ figure: BIFF, rooms: ["lab"] }] },
        { type: "may-hand-out", holders: [{ figure: BIFF, items: ["rum"] }] },
      ],
    }),
  );

  tap("screen.gm.tool.box");
  choose("Biff");
  choose("rum");
  tap("screen.gm.box.give");

  expect(play).toHaveBeenCalledWith({ type: "hand-out", figure: BIFF, item: "rum" });
});

test("a goal is done because the Game Master says so", () => {
  const play = draw(
    Controls,
    seen({
      may: [
        { type: "may-put", leashes: [] },
        { type: "may-grant", goals: ["radio"] },
      ],
    }),
  );

  tap("screen.gm.tool.box");
  choose("screen.gm.box.done");
  choose("radio");
  tap("screen.gm.box.done");

  expect(play).toHaveBeenCalledWith({ type: "grant", goal: "radio" });
});

test("the monster is let loose on somebody when it gets slow", () => {
  const lairs = [{ room: "lounge", figures: [BIFF], steps: 0 }];
  const play = draw(Controls, seen({ may: [{ type: "may-let-loose", lairs }] }));

  tap("screen.gm.tool.monster");
  choose("Lounge");
  choose("screen.gm.loose.attack");
  tap("wish.let-loose");

  expect(play).toHaveBeenCalledWith({ type: "let-loose", room: "lounge", whom: BIFF });
});

test("a whisper goes to one player, and a note to nobody", () => {
  const play = draw(
    Controls,
    seen({ may: [{ type: "may-whisper-to", seats: [BOB, CLEO] }, { type: "may-keep-notes" }] }),
  );

  tap("screen.gm.tool.whisper");
  choose("Cleo");
  write("He lies.");
  [...document.querySelectorAll("button")]
    .findLast((one) => one.textContent?.includes("wish.whisper-to"))!
    .click();
  expect(play).toHaveBeenCalledWith({ type: "whisper-to", seat: CLEO, words: "He lies." });

  tap("screen.gm.tool.notes");
  tap("wish.keep-notes");
  expect(play).toHaveBeenLastCalledWith({ type: "keep-notes", words: "" });
});
