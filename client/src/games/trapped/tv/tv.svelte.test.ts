import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Tv from "../Tv.svelte";
import type { View } from "../types.gen";
import { bid, clash, scare, screen, seen, sheet } from "./example";

let shown: Record<string, unknown> | null = null;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
});

function put(view: View) {
  const props = $state(screen(view));
  shown = mount(Tv, { target: document.body, props, intro: false });
  flushSync();
  return (next: View) => {
    props.view = next;
    flushSync();
  };
}

const sees = (...texts: string[]) => texts.forEach((text) => expect(document.body.textContent).toContain(text));
const misses = (...texts: string[]) => texts.forEach((text) => expect(document.body.textContent).not.toContain(text));
const labels = () => [...document.querySelectorAll("[aria-label]")].map((node) => node.getAttribute("aria-label"));

function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  flushSync();
}

test("the map tells who is where, and the cast who they are", () => {
  put(seen({ floor: { bridge: ["rum"] } }));

  expect(labels()).toContain("screen.map.room lounge Juno,Biff,Zed,Otto");
  expect(labels()).toContain("screen.map.room bridge rum");
  sees("Juno", "Ann", "Otto", "The Last Pod", "screen.tv.now.act 0 Juno The alien");
});

test("the monster is on the map only where it is seen", () => {
  const then = put(seen());
  expect(document.querySelector(".monster")).toBeNull();

  then(seen({ monster: { room: "bridge", is_seen: true, beaten: false, defeats: 0, dead: false } }));
  pass(10_000);

  expect(document.querySelectorAll(".map .monster")).toHaveLength(1);
  expect(labels()).toContain("screen.map.room bridge The alien");
});

test("a way out shows which of its needs are met", () => {
  put(seen({ goals: ["dish"] }));

  expect(labels()).toContain("screen.tv.needs 1 2");
});

test("bids lie face down, are turned over, and the stamp falls", () => {
  const laid = clash({ bids: [bid(0, "")] });
  const then = put(seen({ conflict: laid, ask: "bid" }));
  sees("screen.aim.goal Search for the key", "screen.tv.side.active");
  expect(labels().filter((label) => label === "screen.card.down")).toHaveLength(3);

  then(seen({ last: { ...laid, bids: [bid(0, "Q♥")], obstacle: ["4♦", "2♣"], is_open: true, won: true, active_total: 19, opposing_total: 6 } }));

  pass(700 + 100);
  expect(labels()).toContain("4♦");
  expect(labels()).not.toContain("Q♥");
  pass(2 * 720);
  expect(labels()).toContain("Q♥");
  misses("screen.tv.stamp");
  pass(720);
  sees("screen.tv.stamp.goal.won");
  pass(5_000);
  misses("screen.tv.stamp", "Search for the key");
});

test("who acts is asked for a card, the others whether they take part", () => {
  const then = put(seen({ conflict: clash(), ask: "bid", waiting: [0] }));
  sees("screen.tv.now.stake 0");

  then(seen({ conflict: clash({ bids: [bid(0, "")] }), ask: "bid", waiting: [1] }));

  sees("screen.tv.now.bid 1");
});

test("damage is reckoned aloud", () => {
  const lost = clash({ bids: [bid(0, "2♥")], obstacle: ["K♦", "Q♣"], is_open: true, won: false, active_total: 11, opposing_total: 20, damage: "9♣", fortune: "saved" });

  put(seen({ conflict: lost, ask: "hurt" }));

  sees("screen.tv.reckoned.saved 11 9 20 20", "screen.tv.stamp.saved");
});

test("a challenge shows who dares whom to do what", () => {
  put(seen({ ask: "answer", waiting: [1], dare: { by: 0, seat: 1, dare: "room:bridge", is_answered: false } }));

  sees("Juno", "Biff", "screen.dare.room bridge");
});

test("an event is a poster for a while", () => {
  const then = put(seen());

  then(seen({ event: scare("door", "The door sighs"), happening: { number: 1, card: "9♠", figure: 1 } }));

  sees("The door sighs", "Biff", "screen.gm.trouble.S");
  pass(6_000);
  misses("The door sighs");
});

test("sheets are filled in on a board that everybody sees", () => {
  const blank = { name: "", seat: null, attributes: {}, feelings: {}, room: "" };
  const then = put(seen({ phase: "characters", turn: 0, sheets: [sheet(0, "Juno"), sheet(1, "", blank), sheet(2, "", blank), sheet(3, "", blank)] }));
  sees("The Last Pod", "Juno", "Bob", "screen.phone.opening.making");

  then(seen({ phase: "extras", turn: 0, sheets: [sheet(0, "Juno"), sheet(1, "Biff"), sheet(2, "", { ...blank, attributes: { brave: "A" } }), sheet(3, "", blank)] }));

  sees("screen.tv.extras", "screen.extra.nameless 1", "A");
});

test("the end is a poster with everybody's fate and last words", () => {
  const story = [{ number: 9, by: 1, deed: "concluded", words: "I never liked space." }];

  put(seen({ phase: "over", verdict: "escaped", cause: "escaped", winners: [0], story, sheets: [sheet(0, "Juno", { fate: "escaped" }), sheet(1, "Biff", { fate: "insane" })] }));

  sees("screen.tv.end.escaped", "Juno", "screen.tv.end.survived", "Biff", "screen.tv.end.insane", "I never liked space.");
});
