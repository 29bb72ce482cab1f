import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { heard, screen, seen, untouched } from "../phone/example";
import Tv from "../Tv.svelte";
import type { Fate, Trial, View } from "../types.gen";

const chain = [heard(1, 0, "nature"), heard(2, 1, "flower"), heard(3, 2, "garden")];
const look = (changes: Partial<View> = {}): View => seen({ me: null, hand: [], flashes: null, chain, speaker: 3, ...changes });
const withFate = (fate: Partial<Fate>) => [...chain.slice(0, 2), { ...chain[2]!, fate: { ...untouched, ...fate } }];
const trial: Trial = { word: 3, by: 0, whom: 2, charge: "off-topic", voters: [1, 3], text: "", voted: [], down: [] };

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

function pass(ms: number) {
  vi.advanceTimersByTime(ms);
  flushSync();
}

test("the chain tells who said what", () => {
  put(look());

  sees("garden", "Cleo");
});

test("an accusation shows both sides, the charge and the two words", () => {
  const then = put(look());

  then(look({ phase: "defence", trial }));

  sees("Ann", "Cleo", "field.charge.off-topic", "flower", "screen.tv.pleads 2");
});

test("thumbs stay face down until all have counted to one", () => {
  const voting = look({ phase: "vote", trial: { ...trial, text: "they grow there", voted: [1] } });
  const then = put(voting);
  sees("screen.tv.plea they grow there", "screen.tv.ready");

  then(look({ chain: withFate({ charge: "off-topic", accuser: 0, verdict: "guilty", down: [1, 3], payer: 2 }) }));

  sees("3");
  expect(document.querySelector("[aria-label='screen.vote.down']")).toBeNull();
  pass(3 * 620);
  expect(document.querySelectorAll("[aria-label='screen.vote.down']")).toHaveLength(2);
  misses("screen.verdict.off-topic.guilty");
  pass(1_000);
  sees("screen.verdict.off-topic.guilty", "screen.verdict.pays 2 0");
  pass(3_400);
  misses("screen.verdict.off-topic.guilty");
});

test("a word that nobody wrote down is drawn", () => {
  put(look({ speaking: "spoken", chain: [...chain, heard(4, 3, "")] }));

  expect(document.querySelector("[aria-label='screen.spoken-word']")).not.toBeNull();
});

test("without rounds the token waits, and then it is somebody's", () => {
  const then = put(look({ rounds: false, phase: "free", speaker: null }));
  sees("screen.status.free");

  then(look({ rounds: false, phase: "speaking", speaker: 1, turn: 3 }));

  sees("screen.status.speaking.token 1");
});

test("no pile is counted before the game is over", () => {
  const then = put(look());
  misses("screen.after.plot");

  then(look({ phase: "over", winners: [2], cause: "seven-flashes", piles: [3, 2, 7, 4], hands: [[], [], [], []] }));

  sees("screen.after.plot", "cause.seven-flashes");
});

test("what is called out does not hold up the next word", () => {
  const then = put(look());
  const through = withFate({ secret: "garden", validated: true });
  then(look({ chain: [...through, heard(4, 3, "rose")] }));
  pass(450);
  sees("screen.tv.smuggled");

  then(look({ chain: [...through, heard(4, 3, "rose"), heard(5, 0, "thorn")] }));
  pass(50);

  expect(document.querySelector(".newest")!.textContent).toContain("thorn");
  sees("screen.tv.smuggled");
});

test("a card that is shown is held up, with those who are asked whether they heard it", () => {
  put(look({ speaking: "spoken", phase: "showing", chain: [...chain, heard(4, 3, "")], waiting: [1], shown: { cards: [[0, "river"]], heard: [2], denied: [3], is_last: false } }));

  sees("Ann", "river", "screen.tv.said", "Bob");
  expect(document.querySelectorAll(".showing [aria-label='screen.vouch.no']")).toHaveLength(1);
});

test("of a word that nobody wrote down the accused must tell the truth", () => {
  put(look({ speaking: "spoken", phase: "answer", trial: { ...trial, charge: "secret", voters: [] } }));

  sees("field.charge.secret", "screen.tv.truth 2");
});

test("a word that no list knows is asked about, and the judge of words has its say", () => {
  put(look({ asked: true, judge: false, objects: [1] }));

  sees("field.asked", "field.judge");
});
