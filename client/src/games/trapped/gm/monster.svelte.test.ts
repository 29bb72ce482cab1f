import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";

import type { View } from "../types.gen";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { BIFF, seen, ZED } from "./example";
import { LAPTOP, screenIs, inHand, clear, draw, text, tap, choose } from "./pressing";

beforeEach(inHand);
afterEach(clear);

test("on a phone the monster's ways are covered until the GM looks", () => {
  const may: View["may"] = [
    {
      type: "may-prowl",
      number: 7,
      rooms: ["lab", "lounge"],
      lairs: [
        { room: "lab", figures: [], steps: 1 },
        { room: "lounge", figures: [BIFF], steps: 0 },
      ],
    },
  ];
  const play = draw(Controls, seen({ ask: "prowl", may }));

  expect(text()).not.toContain("Lab");
  tap("screen.gm.prowl.uncover");
  choose("Lounge");
  tap("screen.gm.prowl.move");

  expect(play).toHaveBeenCalledWith({ type: "prowl", number: 7, room: "lounge", whom: null });
});

test("a monster that all see is moved without a cover, and attacks", () => {
  const may: View["may"] = [
    {
      type: "may-prowl",
      number: 7,
      rooms: ["lounge"],
      lairs: [{ room: "lounge", figures: [BIFF, ZED], steps: 0 }],
    },
  ];
  const play = draw(
    Controls,
    seen({
      ask: "prowl",
      may,
      monster: { room: "lounge", is_seen: true, beaten: false, defeats: 0, lives: 3, dead: false },
    }),
  );

  [...document.querySelectorAll("fieldset")].at(-1)!.querySelectorAll("input")[2]!.click();
  flushSync();
  tap("screen.gm.prowl.attack");

  expect(play).toHaveBeenCalledWith({ type: "prowl", number: 7, room: "lounge", whom: ZED });
});

test("on a phone neither the monster nor what is hidden can be read before it is held", () => {
  draw(Board, seen());

  expect(document.querySelector(".peek")?.textContent).not.toContain("Lab");
  expect(text()).not.toContain("locker key");
  document.querySelector(".peek")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();

  expect(document.querySelector(".peek")?.textContent).toMatch(
    /The alien.*Lab.*locker key.*Bridge/s,
  );
});

test("on a laptop the secrets lie open beside the map", () => {
  screenIs(LAPTOP);
  draw(Board, seen());

  expect(document.querySelector(".secrets")?.textContent).toMatch(
    /The alien.*Lab.*locker key.*Bridge/s,
  );
});
