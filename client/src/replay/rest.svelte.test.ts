import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { live } from "../kit/live.svelte";
import { Projector } from "./projector.svelte";
import { addressed, aloud } from "./rest.svelte";
import { film, FIRST } from "./screening";

let projector: Projector;
let end: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/t/AAAAAA/replay/1");
  projector = new Projector(film);
  const words = () => ({
    eyes: `eyes of ${projector.chair}`,
    place: `move ${projector.move}`,
    news: "A trap springs!",
  });
  end = $effect.root(() => {
    projector.run();
    addressed(projector);
    aloud(projector, words);
  });
  flushSync();
  await projector.choose("public");
  rests();
});

afterEach(() => {
  end();
  document.body.replaceChildren();
  vi.useRealTimers();
});

function rests() {
  flushSync();
  vi.advanceTimersByTime(5_000);
  flushSync();
}

test("the address says where one came to rest, and through whose eyes", async () => {
  projector.show(3);
  projector.show(4);
  flushSync();
  expect(location.hash).toBe("");

  rests();
  expect(location.hash).toBe(`#${FIRST + 4}`);

  await projector.choose(1);
  rests();
  expect(location.hash).toBe(`#${FIRST + 4}.2`);
});

test("whoever leaps hears where they are and what happened there", () => {
  projector.show(4);
  rests();

  expect(live.text).toBe("move 3. A trap springs!");
});

test("what was told on the way is not said again", () => {
  projector.step(1);
  rests();

  expect(live.text).toBe("move 1");
});

test("other eyes are named once", async () => {
  await projector.choose(0);
  rests();
  expect(live.text).toMatch(/^eyes of 0\. move 0/);

  projector.show(4);
  rests();
  expect(live.text).toBe("move 3. A trap springs!");
});

test("a line that has the focus says its own place", () => {
  const line = document.createElement("div");
  line.role = "slider";
  line.tabIndex = 0;
  document.body.append(line);
  line.focus();

  projector.show(4);
  rests();

  expect(live.text).toBe("A trap springs!");
});
