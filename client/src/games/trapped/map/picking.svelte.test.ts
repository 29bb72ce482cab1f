import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { screen, seen } from "../tv/example";
import Map from "./Map.svelte";

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
});

function put(lit: string[]) {
  const pick = vi.fn();
  const { view, t } = screen(seen());
  shown = mount(Map, { target: document.body, props: { view, t, named: String, pick, lit } });
  flushSync();
  return pick;
}

const buttons = () => [...document.querySelectorAll("[role=button]")];

test("rooms that are lit can be picked, by finger and by key", () => {
  const pick = put(["bridge"]);

  buttons()[0]!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  buttons()[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));

  expect(buttons()).toHaveLength(1);
  expect(pick.mock.calls).toEqual([["bridge"], ["bridge"]]);
});

test("where none is lit, every room can be picked", () => {
  put([]);

  expect(buttons()).toHaveLength(2);
});
