import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { chosen } from "../chosen.svelte";
import { call, hush } from "./calling";

const shown = vi.fn();

function looksAway(isHidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
}

beforeEach(() => {
  shown.mockClear();
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
  document.title = "Your turn · TRAPS";
  const Notification = Object.assign(vi.fn(shown), { permission: "granted" });
  vi.stubGlobal("Notification", Notification);
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => undefined } });
});

afterEach(() => {
  chosen.calls = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const icon = () => document.querySelector("link")!.getAttribute("href");

test("whoever looks at the table is not called", async () => {
  looksAway(false);
  await call("TRAPS", "Your turn");

  expect([document.title, icon()]).toEqual(["Your turn · TRAPS", "/icon.svg"]);
});

test("a hidden tab says by its title and icon that it is my move, until I look", async () => {
  looksAway(true);
  await call("TRAPS", "Your turn");
  expect(document.title).toBe("● Your turn · TRAPS");
  expect(icon()).toMatch(/^data:image/);

  hush();

  expect(document.title).toBe("Your turn · TRAPS");
  expect(icon()).toMatch(/icon\.svg$/);
});

test.each([
  [true, 1],
  [false, 0],
])("a notification is shown only to whoever asked for it", async (calls, times) => {
  looksAway(true);
  chosen.calls = calls;

  await call("TRAPS", "Your turn");
  await Promise.resolve();

  expect(shown).toHaveBeenCalledTimes(times);
});
