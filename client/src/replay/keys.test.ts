import { beforeEach, expect, test, vi } from "vitest";

import { pressed } from "./keys";
import { marksOf } from "./marks";
import { Projector } from "./projector.svelte";
import { film, MOVES, replay } from "./screening";

let projector: Projector;
const help = vi.fn();

beforeEach(async () => {
  help.mockReset();
  projector = new Projector(film);
  await projector.choose("public");
});

test.each([
  ["ArrowRight", 3, "public"],
  ["ArrowLeft", 1, "public"],
  ["Home", 0, "public"],
  ["End", MOVES, "public"],
  ["PageDown", 8, "public"],
  ["PageUp", 0, "public"],
  ["]", 8, "public"],
  ["[", 0, "public"],
  ["m", 6, "public"],
  ["M", 0, "public"],
  ["2", 2, 1],
  ["9", 2, "archive"],
])("%s on the keyboard", async (key, at, chair) => {
  projector.show(2);
  const marks = marksOf(replay, [], (name) => name, [], String);

  expect(pressed(new KeyboardEvent("keydown", { key }), projector, marks, help)).toBe(true);
  await vi.waitFor(() => expect(projector.awaited).toBeNull());

  expect([projector.projection.at, projector.chair]).toEqual([
    key === "ArrowRight" ? 4 : at,
    chair,
  ]);
});

test("a digit is where it is on the keyboard, whatever sign stands there", async () => {
  const amp = new KeyboardEvent("keydown", { key: "&", code: "Digit1" });

  expect(pressed(amp, projector, [], help)).toBe(true);
  await vi.waitFor(() => expect(projector.awaited).toBeNull());

  expect(projector.chair).toBe(0);
});

test("keys that mean something else are left alone", () => {
  const press = (init: KeyboardEventInit) =>
    pressed(new KeyboardEvent("keydown", init), projector, [], help);

  expect([
    press({ key: "r" }),
    press({ key: "ArrowLeft", altKey: true }),
    press({ key: "7" }),
  ]).toEqual([false, false, false]);
});

test("on the line up and down go on and back; elsewhere they are not ours", () => {
  const line = document.createElement("div");
  line.role = "slider";
  document.body.append(line);
  const press = (key: string, target: Element) => {
    const event = new KeyboardEvent("keydown", { key });
    target.addEventListener("keydown", () => pressed(event, projector, [], help), { once: true });
    target.dispatchEvent(event);
    return projector.projection.at;
  };

  expect([press("ArrowUp", document.body), press("ArrowUp", line)]).toEqual([0, 1]);
  expect(press("ArrowDown", line)).toBe(0);
});

test("whoever asks is told the keys", () => {
  pressed(new KeyboardEvent("keydown", { key: "?" }), projector, [], help);

  expect(help).toHaveBeenCalledOnce();
});
