import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { screen, wishes } from "./example";

let shown: Record<string, unknown> | null = null;

beforeEach(() => {
  const answer = { build: "b1", origin: "", games: [{ name: "whisper", wishes }] };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(answer)));
});

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

async function draw(
  component: Component<ReturnType<typeof screen>>,
  props: ReturnType<typeof screen>,
) {
  shown = mount(component, { target: document.body, props });
  await vi.waitFor(() => {
    flushSync();
    if (props.view.may.length > 0 && !document.querySelector("button"))
      throw new Error("not drawn yet");
  });
}

const button = (label: string) =>
  [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.trim() === label);

function tap(label: string) {
  button(label)?.click();
  flushSync();
}

test("an invitation without questions is one button", async () => {
  const play = vi.fn(async () => true);
  await draw(Controls, screen({ may: [{ type: "may-object", turn: 4 }] }, play));

  tap("Objection!");

  expect(play).toHaveBeenCalledWith({ type: "object", turn: 4 });
});

test("a word is typed and sent as it was meant", async () => {
  const play = vi.fn(async () => true);
  await draw(Controls, screen({ may: [{ type: "may-guess", turn: 4 }] }, play));
  const field = document.querySelector("input")!;
  expect(button("Guess")?.disabled).toBe(true);

  field.value = "moon";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector("form")!.requestSubmit();

  expect(play).toHaveBeenCalledWith({ type: "guess", turn: 4, word: "moon" });
  await vi.waitFor(() => expect(field.value).toBe(""));
});

test("a refused word stays, to be mended", async () => {
  const play = vi.fn(async () => false);
  await draw(Controls, screen({ may: [{ type: "may-guess", turn: 4 }] }, play));
  const field = document.querySelector("input")!;

  field.value = "moon";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  document.querySelector("form")!.requestSubmit();
  await play.mock.results[0]!.value;
  flushSync();

  expect(field.value).toBe("moon");
});

test("one of the offered words is chosen and then confirmed", async () => {
  const play = vi.fn(async () => true);
  await draw(
    Controls,
    screen({ may: [{ type: "may-choose", turn: 1, words: ["moon", "lake"] }] }, play),
  );

  document.querySelectorAll<HTMLInputElement>("input[type=radio]")[1]!.click();
  flushSync();
  document.querySelector("form")!.requestSubmit();

  expect(play).toHaveBeenCalledWith({ type: "choose", turn: 1, word: "lake" });
});

test("what is secret on the board lies face down in the hand, and is seen only while it is held", async () => {
  const play = vi.fn(async () => true);
  await draw(Controls, screen({ may: [{ type: "may-lay", cards: ["moon", "lake"] }] }, play));
  const lake = document.querySelectorAll("label")[1]!;
  expect(document.body.textContent).not.toMatch(/moon|lake/);

  lake.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();
  expect(lake.textContent).toContain("lake");
  expect(document.body.textContent).not.toContain("moon");

  lake.dispatchEvent(new Event("pointerup", { bubbles: true }));
  lake.querySelector("input")!.click();
  flushSync();
  expect(document.body.textContent).not.toContain("lake");

  document.querySelector("form")!.requestSubmit();
  expect(play).toHaveBeenCalledWith({ type: "lay", card: "lake" });
});

test("who cannot hold sees a card by choosing it, until they go on", async () => {
  await draw(Controls, screen({ may: [{ type: "may-lay", cards: ["moon", "lake"] }] }));
  const moon = document.querySelector<HTMLInputElement>("input[type=radio]")!;

  moon.click();
  flushSync();
  expect(document.body.textContent).toContain("moon");

  moon.dispatchEvent(new Event("blur"));
  flushSync();
  expect(document.body.textContent).not.toContain("moon");
});

test("a yes or no is one tap", async () => {
  const play = vi.fn(async () => true);
  await draw(Controls, screen({ may: [{ type: "may-swear" }] }, play));

  tap("No");

  expect(play).toHaveBeenCalledWith({ type: "swear", linked: false });
});

test("people are chosen by name, and oneself is not among them", async () => {
  await draw(Controls, screen({ may: [{ type: "may-accuse" }] }));

  const names = [...document.querySelectorAll("label")].map(({ textContent }) =>
    textContent?.trim(),
  );

  expect(names).toEqual(["Bob", "Cleo", "Dan"]);
});

test("a secret is on the board only while it is held", async () => {
  await draw(Board, screen({ secret: "moon", scores: [2, 1] }));

  expect(document.body.textContent).toContain("Points");
  expect(document.body.textContent).not.toContain("moon");
});
