import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import GivenAddress from "./GivenAddress.svelte";

const ADDRESS = "http://table.test/t/K7PQ4M#a-token";
const PROGRAM = { id: 5, name: "Rook", program: true };

function table(people: readonly unknown[], here: readonly number[] = []) {
  return {
    table: { people, chairs: [{ seat: 1, name: "Rook", holder: 5 }], code: "K7PQ4M" },
    me: 0,
    here,
    watching: 0,
  };
}

let drawer: Record<string, unknown>;

function shown(seen: unknown) {
  HTMLDialogElement.prototype.showModal ??= () => undefined;
  const onclose = vi.fn();
  const props = $state({ seen, person: 5, address: ADDRESS, onclose } as never);
  drawer = mount(GivenAddress, { target: document.body, props });
  flushSync();
  return { onclose, props: props as { seen: unknown } };
}

function tap(text: string) {
  [...document.querySelectorAll("button")].find((one) => one.textContent.includes(text))!.click();
  flushSync();
}

const leaves = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));

afterEach(() => unmount(drawer));

test("an address that nobody has copied is not put away without a warning", () => {
  const { onclose } = shown(table([PROGRAM]));

  expect(leaves()).toBe(false);
  tap("Done");

  expect(onclose).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain("not shown again");
  expect(document.body.textContent).toContain(ADDRESS);

  tap("Close without it");

  expect(onclose).toHaveBeenCalledOnce();
});

test("once it is copied, it is put away at once", async () => {
  const { onclose } = shown(table([PROGRAM]));
  vi.stubGlobal("navigator", { clipboard: { writeText: async () => undefined } });

  tap("Copy the address");
  await vi.waitFor(() => expect(document.body.textContent).toContain("Copied"));
  vi.unstubAllGlobals();

  expect(leaves()).toBe(true);
  tap("Done");
  expect(onclose).toHaveBeenCalledOnce();
});

test("where the program sits, or was sent home, nobody is warned", () => {
  const { onclose, props } = shown(table([PROGRAM]));

  props.seen = table([PROGRAM], [5]);
  flushSync();
  expect(document.body.textContent).toContain("has sat down");

  props.seen = table([]);
  flushSync();
  expect(document.body.textContent).not.toContain(ADDRESS);
  expect(document.body.textContent).toContain("opens nothing any more");
  tap("Done");
  expect(onclose).toHaveBeenCalledOnce();
});
