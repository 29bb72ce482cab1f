import { afterEach, expect, test } from "vitest";

import Controls from "../Controls.svelte";
import { ZED } from "../gm/example";
import { always, bobs, button, clear, draw, pass, tap } from "./example";

afterEach(clear);

test("a pause is one tap away, and covers every question", () => {
  const play = draw(Controls, bobs({ may: [pass, ...always] }));

  tap("wish.halt");

  expect(play.mock.calls).toEqual([[{ type: "halt" }]]);
});

test("in a pause there is nothing to do but go on", () => {
  draw(Controls, bobs({ halted: true, may: [{ type: "may-go-on" }] }));

  expect(button("wish.go-on")).toBeDefined();
  expect(button("screen.phone.deed")).toBeUndefined();
});

test("who has lost a character takes an Extra", () => {
  const play = draw(
    Controls,
    bobs({ figure: null, may: [{ type: "may-become", figures: [ZED] }, ...always] }),
  );

  tap("screen.phone.become.go Zed");

  expect(play.mock.calls).toEqual([[{ type: "become", figure: ZED }]]);
});
