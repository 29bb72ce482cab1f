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

const character: View["may"][number] = {
  type: "may-make-character",
  number: NUMBER,
  for_attributes: ["2♣", "3♣", "4♣", "5♣", "6♣", "A♥"],
  for_feelings: ["7♥", "8♠"],
};
const idea: View["may"][number] = {
  type: "may-add-idea",
  number: NUMBER,
  parts: ["place"],
  left: 3,
};

function write() {
  document
    .querySelector("textarea, input:not([type])")!
    .dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("who writes when time is nearly up is not cut off, and says so once in a while", () => {
  const play = draw(Controls, bobs({ may: doom, number: NUMBER, until: 5_000 }));

  write();
  write();

  expect(play.mock.calls).toEqual([[{ type: "keep-writing", number: NUMBER }]]);
});

test.each([
  ["a name", { phase: "characters", may: [character], figure: null }],
  ["an idea for the setting", { phase: "setting", ask: "ideas", may: [idea] }],
] as const)("who writes %s is not cut off either", (_, changes) => {
  const may: View["may"] = [...changes.may, doom[1]!];
  const play = draw(Controls, bobs({ ...changes, may, number: NUMBER, until: 5_000 }));

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
