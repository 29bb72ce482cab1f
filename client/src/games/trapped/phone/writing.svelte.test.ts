import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Controls from "../Controls.svelte";
import { BOB } from "../gm/example";
import type { View } from "../types.gen";
import { always, bobs, clear, draw, says } from "./example";

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  clear();
});

const NUMBER = 7;
const doom: View["may"] = [
  { type: "may-meet-end", number: NUMBER },
  { type: "may-keep-writing", number: NUMBER },
];

function write() {
  document.querySelector("textarea")!.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("who writes when time is nearly up is not cut off, and says so once in a while", () => {
  const play = draw(Controls, bobs({ may: doom, number: NUMBER, until: 5_000 }));

  write();
  write();

  expect(play.mock.calls).toEqual([[{ type: "keep-writing", number: NUMBER }]]);
});

test("who writes in good time needs no more of it", () => {
  const play = draw(Controls, bobs({ may: doom, number: NUMBER, until: 60_000 }));

  write();

  expect(play).not.toHaveBeenCalled();
});

test("where no clock runs the others wait, and after a while one is told gently", () => {
  draw(Controls, bobs({ may: [...doom, ...always], number: NUMBER, until: null, waiting: [BOB] }));
  expect(document.body.textContent).not.toContain("screen.phone.they-wait");

  vi.advanceTimersByTime(46_000);
  flushSync();

  says("screen.phone.they-wait");
});
