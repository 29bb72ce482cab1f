import { flushSync, mount, unmount } from "svelte";
import { expect, test, vi } from "vitest";

import type { TableWish } from "../types";
import OptionsCard from "./OptionsCard.svelte";

const schema = {
  properties: { rooms: { type: "integer", minimum: 1, maximum: 9 }, curses: { type: "boolean" } },
};
const game = { name: "maze", title: "Maze", options: schema, presets: {}, texts: {} };

test("what was tapped is not forgotten while the server still answers the tap before", async () => {
  const asked: unknown[] = [];
  const answers: ((taken: boolean) => void)[] = [];
  const ask = (wish: TableWish) => {
    asked.push("options" in wish && wish.options);
    return new Promise<boolean>((resolve) => answers.push(resolve));
  };
  const props = $state({
    game,
    options: { rooms: 7, curses: false },
    mayChange: true,
    ask,
  } as never);
  const card = mount(OptionsCard, { target: document.body, props });
  flushSync();
  document.querySelector("button")!.click();
  flushSync();
  const less = await vi.waitUntil(() =>
    document.querySelector<HTMLButtonElement>("[role=group] button"),
  );

  less.click();
  flushSync();
  less.click();
  flushSync();
  answers[0]!(true);
  await Promise.resolve();
  (props as { options: unknown }).options = { rooms: 6, curses: false };
  flushSync();
  document.querySelector<HTMLInputElement>("[role=switch]")!.click();

  expect(asked.at(-1)).toEqual({ rooms: 5, curses: true });
  await unmount(card);
});
