/** A phone of Traitor Word, drawn for tests, and fingers that use it. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { vi } from "vitest";

import type { Screen } from "../reading";
import type { AnyWish, View } from "../types.gen";
import { screen } from "./example";

let shown: Record<string, unknown> | null = null;
let props: Screen;

/** After each test, or between two screens of one. */
export function clear() {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
}

export function draw(
  part: Component<Screen>,
  view: View,
  granted = true,
  target: Element = document.body,
) {
  const play = vi.fn<(wish: AnyWish) => Promise<boolean>>(async () => granted);
  const reactive = $state(screen(view, play));
  props = reactive;
  shown = mount(part, { target, props, intro: false });
  flushSync();
  return play;
}

/** Draw it again as it is now, with what is told just then. */
export function becomes(changes: Partial<View>, beat: Screen["beat"] = props.beat) {
  props.beat = beat;
  props.view = { ...props.view, ...changes };
  flushSync();
}

export const button = (label: string) =>
  [...document.querySelectorAll("button")].find((one) =>
    [one.textContent?.trim(), one.getAttribute("aria-label")].some((text) =>
      text?.startsWith(label),
    ),
  );

export function tap(label: string) {
  button(label)!.click();
  flushSync();
}

export function write(text: string) {
  const field = document.querySelector("input")!;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

export async function settle() {
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
}
