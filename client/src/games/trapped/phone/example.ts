/** Bob's phone in tests: what it shows, and how it is pressed. */

import { flushSync, mount, unmount, type Component } from "svelte";
import { expect, vi } from "vitest";

import { BIFF, BOB, screen, seen } from "../gm/example";
import type { Screen } from "../reading";
import type { AnyWish, View } from "../types.gen";

let shown: Record<string, unknown> | null = null;

/** Put it away after each test. */
export function clear() {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
}

/** He is Biff, and holds four cards. */
export function bobs(changes: Partial<View> = {}): View {
  return seen({ me: BOB, figure: BIFF, hand: ["2♣", "5♦", "9♥", "J♠"], events: [], ...changes });
}

export function draw(part: Component<Screen>, view: View) {
  const play = vi.fn<(wish: AnyWish) => Promise<boolean>>(async () => true);
  shown = mount(part, { target: document.body, props: screen(view, play), intro: false });
  flushSync();
  return play;
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

export function choose(label: string) {
  const rows = [...document.querySelectorAll<HTMLInputElement>("input[type=radio]")];
  const found = rows.find(
    (one) =>
      one.getAttribute("aria-label")?.startsWith(label) ||
      one.closest("label")!.textContent!.trim().startsWith(label),
  )!;
  found.click();
  flushSync();
}

export const says = (text: string) => expect(document.body.textContent).toContain(text);

export const pass: View["may"][number] = { type: "may-pass", number: 7 };
export const always: View["may"] = [{ type: "may-tell" }, { type: "may-halt" }];
