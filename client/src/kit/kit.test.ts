import { createRawSnippet, flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Clock from "./Clock.svelte";
import CodeField from "./CodeField.svelte";
import Drawer from "./Drawer.svelte";
import Peek from "./Peek.svelte";

let shown: Record<string, unknown> | null = null;

function draw<P extends Record<string, unknown>>(component: Component<P>, props: P) {
  shown = mount(component as Component<Record<string, unknown>>, { target: document.body, props });
  flushSync();
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
});

const secret = createRawSnippet(() => ({ render: () => "<b>lighthouse</b>" }));
const find = <E extends Element = HTMLElement>(selector: string) =>
  document.querySelector<E & HTMLElement>(selector)!;

function press(target: Element, type: "keydown" | "keyup", key: string) {
  target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
  flushSync();
}

function point(type: string) {
  find("button").dispatchEvent(new PointerEvent(type, { bubbles: true }));
  flushSync();
}

test("a secret is not on the page until somebody peeks", () => {
  draw(Peek, { label: "Your word", children: secret });

  expect(document.body.textContent).not.toContain("lighthouse");
});

test("a secret is seen as long as a finger rests on it", () => {
  draw(Peek, { label: "Your word", children: secret });

  point("pointerdown");
  expect(document.body.textContent).toContain("lighthouse");

  point("pointerup");
  expect(document.body.textContent).not.toContain("lighthouse");
});

test.each([" ", "Enter"])("holding the key “%s” peeks as well", (key) => {
  draw(Peek, { label: "Your word", children: secret });

  press(find("button"), "keydown", key);
  expect(document.body.textContent).toContain("lighthouse");

  press(find("button"), "keyup", key);
  expect(document.body.textContent).not.toContain("lighthouse");
});

test("a secret is hidden when the focus goes elsewhere", () => {
  draw(Peek, { label: "Your word", children: secret });
  press(find("button"), "keydown", "Enter");

  find("button").dispatchEvent(new FocusEvent("blur"));
  flushSync();

  expect(document.body.textContent).not.toContain("lighthouse");
});

test("a screen reader, which cannot hold, shows by one click and hides by the next", () => {
  draw(Peek, { label: "Your word", children: secret });

  find("button").click();
  flushSync();
  expect(find("button").getAttribute("aria-expanded")).toBe("true");

  find("button").click();
  flushSync();
  expect(find("button").getAttribute("aria-expanded")).toBe("false");
});

test("a drawer is a named modal dialog", () => {
  draw(Drawer, { title: "Rules", open: true, children: secret, onclose: () => undefined });
  const dialog = find<HTMLDialogElement>("dialog");

  expect(dialog.open).toBe(true);
  expect(document.getElementById(dialog.getAttribute("aria-labelledby")!)?.textContent).toBe(
    "Rules",
  );
});

test("Escape closes a drawer", () => {
  const onclose = vi.fn();
  draw(Drawer, { title: "Rules", open: true, children: secret, onclose });

  press(find("dialog"), "keydown", "Escape");

  expect(onclose).toHaveBeenCalledOnce();
});

test("a tap beside a drawer closes it, a tap inside does not", () => {
  const onclose = vi.fn();
  draw(Drawer, { title: "Rules", open: true, children: secret, onclose });

  find("b").click();
  expect(onclose).not.toHaveBeenCalled();

  find("dialog").click();
  expect(onclose).toHaveBeenCalledOnce();
});

test("a closed drawer holds nothing that could be reached by keyboard", () => {
  draw(Drawer, { title: "Rules", open: false, children: secret, onclose: () => undefined });

  expect(find("dialog").querySelectorAll("button")).toHaveLength(0);
});

test("a full code goes on by itself", () => {
  const onfull = vi.fn();
  draw(CodeField, { label: "Got a code?", value: "", onfull });
  const input = find<HTMLInputElement>("input");

  input.value = "k7q x2m";
  input.dispatchEvent(new Event("input", { bubbles: true }));

  expect(onfull).toHaveBeenCalledWith("K7QX2M");
});

test("a clock counts down without telling a screen reader every second", () => {
  vi.useFakeTimers();
  draw(Clock, { clock: { remaining: 39_500, running: true, received: performance.now() } });
  const heard = find(".unseen").textContent;

  vi.advanceTimersByTime(4_600);
  flushSync();

  expect(find(".figures").textContent).toBe("0:35");
  expect(find(".unseen").textContent).toBe(heard);
});
