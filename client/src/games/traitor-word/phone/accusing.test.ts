import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Controls from "../Controls.svelte";
import type { View } from "../types.gen";
import { becomes, button, clear, draw, tap } from "./drawing.svelte";
import { BOB, CLEO, heard, listening, seen } from "./example";

beforeEach(() => vi.useFakeTimers());
afterEach(clear);

function hold(label: string, ms: number) {
  const one = button(label)!;
  one.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(ms);
  flushSync();
  one.dispatchEvent(new Event("pointerup", { bubbles: true }));
  one.click();
  flushSync();
}

const SECRET = "field.charge.secret";
const struck = { type: "accuse", word: 2, charge: "secret" };

test("a token that is held accuses, once", () => {
  const play = draw(Controls, seen({ may: listening }));

  hold(SECRET, 320);

  expect(play.mock.calls).toEqual([[struck]]);
});

test("a token that is only brushed accuses nobody", () => {
  const play = draw(Controls, seen({ may: listening }));

  hold(SECRET, 100);
  vi.advanceTimersByTime(3000);
  flushSync();
  hold(SECRET, 100);

  expect(play).not.toHaveBeenCalled();
});

test("two short presses accuse as well, for those who cannot hold", () => {
  const play = draw(Controls, seen({ may: listening }));

  tap(SECRET);
  tap(SECRET);

  expect(play.mock.calls).toEqual([[struck]]);
});

test("a key that is held accuses", () => {
  const play = draw(Controls, seen({ may: listening }));

  button(SECRET)!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  vi.advanceTimersByTime(320);

  expect(play.mock.calls).toEqual([[struck]]);
});

test("if another word comes while a token is pressed or armed, it is not hit", () => {
  const play = draw(Controls, seen({ may: listening }));
  const next: View["may"] = [{ type: "may-accuse", word: 3, charges: ["secret", "off-topic"] }];

  tap("field.charge.off-topic");
  button(SECRET)!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(200);
  becomes({ may: next, chain: [...seen().chain, heard(3, CLEO, "sail")] });
  vi.advanceTimersByTime(200);
  tap("field.charge.off-topic");

  expect(play).not.toHaveBeenCalled();
});

test("nobody is asked to object to the word that opens the chain", () => {
  const opening = [heard(1, BOB, "river")];
  draw(Controls, seen({ chain: opening, may: [{ type: "may-let-stand", word: 1 }] }));

  expect(button("screen.go-on")).toBeDefined();
  expect(button("wish.let-stand")).toBeUndefined();
});
