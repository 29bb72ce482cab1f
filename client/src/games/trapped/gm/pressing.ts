/** The Game Master's screen in tests, on a phone unless it is said otherwise: shown, read and pressed. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { vi } from "vitest";

import type { Screen } from "../reading";
import type { AnyWish, View } from "../types.gen";
import { screen } from "./example";

let shown: Record<string, unknown> | null = null;

const PHONE = 390;
export const LAPTOP = 1280;
export const screenIs = (width: number) =>
  (
    window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  ).happyDOM.setViewport({ width });

/** Before each test. The first change of width happy-dom only notes, and tells the next. */
export const inHand = () => [LAPTOP, PHONE].forEach(screenIs);

/** And after each. */
export function clear() {
  screenIs(1024);
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
}

export function draw(part: Component<Screen>, view: View) {
  const play = vi.fn<(wish: AnyWish) => Promise<boolean>>(async () => true);
  shown = mount(part, { target: document.body, props: screen(view, play), intro: false });
  flushSync();
  return play;
}

export const text = () => document.body.textContent ?? "";
export const labels = (kind: string) => [...document.querySelectorAll<HTMLElement>(kind)];

export function tap(label: string) {
  labels("button")
    .find((one) => one.textContent?.includes(label))!
    .click();
  flushSync();
}

export function choose(label: string) {
  labels("label")
    .find((one) => one.textContent?.includes(label))!
    .querySelector("input")!
    .click();
  flushSync();
}

export function write(words: string) {
  const field = document.querySelector("textarea")!;
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}
