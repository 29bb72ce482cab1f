import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { ON_TV, Stage, STAYS } from "../../../live/stage.svelte";
import type { Happening } from "../../../wire/events";
import type { Picture } from "../../../wire/picture";
import { untouched } from "../changes";
import traitorWord from "../index";
import { heard, screen, seen } from "../phone/example";
import Tv from "../Tv.svelte";
import type { AnyFact, Fate, Trial, View } from "../types.gen";

const chain = [heard(1, 0, "nature"), heard(2, 1, "flower"), heard(3, 2, "garden")];
const look = (changes: Partial<View> = {}): View =>
  seen({ me: null, hand: [], flashes: null, chain, speaker: 3, ...changes });
const withFate = (fate: Partial<Fate>) => [
  ...chain.slice(0, 2),
  { ...chain[2]!, fate: { ...untouched, ...fate } },
];
const trial: Trial = {
  word: 3,
  by: 0,
  whom: 2,
  charge: "off-topic",
  voters: [1, 3],
  text: "",
  voted: [],
  down: [],
  whys: [],
};

let shown: Record<string, unknown> | null = null;
let stage: Stage;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
});

const happening = (fact: AnyFact) => ({ fact, from: "game" }) as unknown as Happening;

/** Draw what is seen, and return what tells the stage how it goes on. */
function put(view: View) {
  const frame = screen(view);
  const picture = (view: View) => ({ table: frame.table, view }) as unknown as Picture;
  stage = new Stage(
    () => ON_TV,
    () => traitorWord,
  );
  stage.arrive(picture(view), []);
  const props = {
    ...frame,
    get view() {
      return stage.scene!.view as unknown as View;
    },
    get beat() {
      return stage.beat;
    },
    get entry() {
      return stage.entry;
    },
  };
  shown = mount(Tv, { target: document.body, props, intro: false });
  flushSync();
  let before = view;
  return (after: View, ...facts: AnyFact[]) => {
    stage.hear(facts.map(happening), picture(before), picture(after));
    before = after;
    flushSync();
  };
}

const sees = (...texts: string[]) =>
  texts.forEach((text) => expect(document.body.textContent).toContain(text));
const misses = (...texts: string[]) =>
  texts.forEach((text) => expect(document.body.textContent).not.toContain(text));

function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 50) {
    vi.advanceTimersByTime(50);
    flushSync();
  }
}

test("the chain tells who said what", () => {
  put(look());

  sees("garden", "Cleo");
});

test("an accusation shows both sides, the charge and the two words", () => {
  const then = put(look());

  then(look({ phase: "defence", trial, chain: withFate({ charge: "off-topic", accuser: 0 }) }), {
    type: "accused",
    word: 3,
    by: 0,
    whom: 2,
    charge: "off-topic",
    voters: [1, 3],
    until: 20,
    left: null,
  });

  sees("Ann", "Cleo", "field.charge.off-topic", "flower", "screen.tv.pleads 2");
});

test("thumbs stay face down until all have counted to one", () => {
  const charged = { charge: "off-topic", accuser: 0 } as const;
  const then = put(
    look({
      phase: "vote",
      chain: withFate(charged),
      trial: { ...trial, text: "they grow there", voted: [1] },
    }),
  );
  sees("screen.tv.plea they grow there", "screen.tv.ready");

  then(
    look({ chain: withFate({ ...charged, verdict: "guilty", down: [1, 3], payer: 2 }) }),
    { type: "voted", word: 3, by: 3, down: null, to: [3], why: "" },
    { type: "judged", word: 3, by: 0, whom: 2, down: [1, 3], up: [], verdict: "guilty", whys: [] },
    { type: "flash-passed", word: 3, giver: 2, taker: 0 },
    { type: "resumed", until: 0 },
  );

  const ribbon = () => stage.happened.map(({ fact }) => fact.type);
  sees("3");
  expect(document.querySelector("[aria-label='screen.vote.down']")).toBeNull();
  pass(3 * 620);
  expect(document.querySelectorAll("[aria-label='screen.vote.down']")).toHaveLength(2);
  misses("screen.verdict.off-topic.guilty");
  expect(ribbon()).toEqual(["voted"]);
  pass(800);
  sees("screen.verdict.off-topic.guilty");
  misses("screen.verdict.pays 2 0");
  pass(1_200);
  sees("screen.verdict.off-topic.guilty", "screen.verdict.pays 2 0");
  expect(ribbon()).toEqual(["voted", "judged"]);
  expect(document.querySelectorAll("[aria-label='screen.vote.down']")).toHaveLength(2);
  pass(STAYS);
  misses("screen.verdict.off-topic.guilty");
});

test("a word that nobody wrote down is drawn", () => {
  put(look({ speaking: "spoken", chain: [...chain, heard(4, 3, "")] }));

  expect(document.querySelector("[aria-label='screen.spoken-word']")).not.toBeNull();
});

test("without rounds the token waits, and then it is somebody's", () => {
  const then = put(look({ rounds: false, phase: "free", speaker: null }));
  sees("screen.status.free");

  then(look({ rounds: false, phase: "speaking", speaker: 1, turn: 3 }), {
    type: "taken",
    turn: 3,
    by: 1,
    until: 0,
  });

  sees("screen.status.speaking.token 1");
});

const ended = {
  type: "game-ended",
  winners: [2],
  cause: "seven-flashes",
  flashes: [3, 2, 7, 4],
  hands: [[], [], [], []],
  chain: [],
  gains: [],
} satisfies AnyFact;

test("no pile is counted before the game is over", () => {
  const then = put(look());
  misses("screen.after.plot");

  then(
    look({
      phase: "over",
      winners: [2],
      cause: "seven-flashes",
      piles: [3, 2, 7, 4],
      hands: [[], [], [], []],
    }),
    ended,
  );

  sees("cause.seven-flashes");
  misses("screen.after.plot");
  pass(20_000);
  sees("screen.after.plot", "cause.seven-flashes");
});

test("at the end the chain is told once more, and every secret is lit as it passes", () => {
  const chain = [
    heard(1, 0, "nature"),
    heard(2, 1, "flower", { secret: "flower", validated: true }),
    heard(3, 2, "garden"),
  ];
  const over: Partial<View> = { phase: "over", winners: [2], cause: "seven-flashes", chain };
  put(look())(look({ ...over, piles: [3, 2, 7, 4], hands: [[], [], [], []] }), ended);
  pass(400);
  sees("nature");
  misses("flower", "garden");

  pass(500);
  sees("flower", "screen.chain.validated");
  misses("garden");

  pass(2_300);
  sees("garden");
  misses("screen.after.plot");
});

const said = (number: number, by: number, text: string): AnyFact => ({
  type: "said",
  number,
  by,
  text,
  at: 0,
  until: 0,
  secret: "",
  to: [by],
});

test("a secret word is struck before the next one hangs, and what is called out does not hold that up", () => {
  const then = put(look());
  const through = withFate({ secret: "garden", validated: true });

  then(
    look({ chain: [...through, heard(4, 3, "rose")] }),
    { type: "validated", word: 3, by: 2, card: "garden" },
    said(4, 3, "rose"),
  );
  sees("screen.tv.smuggled");
  expect(document.querySelector(".newest")!.textContent).toContain("garden");
  pass(1_000);

  expect(document.querySelector(".newest")!.textContent).toContain("rose");
  sees("screen.tv.smuggled");
  pass(1_200);
  misses("screen.tv.smuggled");
});

test("a card that is shown is held up, with those who are asked whether they heard it", () => {
  put(
    look({
      speaking: "spoken",
      phase: "showing",
      chain: [...chain, heard(4, 3, "")],
      waiting: [1],
      shown: { cards: [[0, "river"]], heard: [2], denied: [3], is_last: false },
    }),
  );

  sees("Ann", "river", "screen.tv.said", "Bob");
  expect(document.querySelectorAll(".showing [aria-label='screen.vouch.no']")).toHaveLength(1);
});

test("of a word that nobody wrote down the accused must tell the truth", () => {
  put(
    look({
      speaking: "spoken",
      phase: "answer",
      chain: withFate({ charge: "secret", accuser: 0 }),
      trial: { ...trial, charge: "secret", voters: [] },
    }),
  );

  sees("field.charge.secret", "screen.tv.truth 2");
});

test("a word that no list knows is asked about, and the judge of words has its say", () => {
  put(look({ asked: true, judge: false, objects: [1] }));

  sees("field.asked", "field.judge");
});
