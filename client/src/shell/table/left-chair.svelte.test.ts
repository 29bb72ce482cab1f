import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { chair, table } from "../../wire/scripted";
import LateOffers from "./LateOffers.svelte";
import People from "./People.svelte";

const person = { away: false, admitted: true, sits: false, wants: null, program: false };
const ANN = { ...person, id: 1, name: "Ann" };
const DAN = { ...person, id: 4, name: "Dan" };
/** Bob has left in the middle of a game. */
const left = { ...chair(1, "Bob", 0), holder: null, former: 2 };

let shown: Record<string, unknown>;

function draw(part: Component<never>, me: number) {
  const ask = vi.fn();
  const running = { ...table, phase: "playing", people: [ANN, DAN], host: 1 };
  const seen = {
    table: { ...running, chairs: [chair(0, "Ann", 1), left] },
    me,
    here: [1, 4],
    watching: 0,
    programs: [],
  };
  const props = { seen, muted: [], lateJoin: false, ask, onmute: vi.fn() } as never;
  shown = mount(part, { target: document.body, props });
  flushSync();
  return ask;
}

function tap(text: string) {
  [...document.querySelectorAll("button")].find((one) => one.textContent.includes(text))!.click();
  flushSync();
}

afterEach(() => unmount(shown));

test("who comes late is offered the chair of somebody who left", () => {
  const ask = draw(LateOffers as Component<never>, DAN.id);

  tap("Take the place of Bob");

  expect(ask).toHaveBeenCalledWith({ type: "take-chair", seat: 1 });
});

test("a bot can be given the chair of somebody who left", () => {
  const ask = draw(People as Component<never>, ANN.id);

  tap("Free chair");
  tap("Let a bot take over");

  expect(ask).toHaveBeenCalledWith({ type: "move", motion: { type: "bot-takes-over", seat: 1 } });
});
