import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import type { FilmBeat } from "../changes";
import Tv from "../Tv.svelte";
import type { View } from "../types.gen";
import { bid, clash, scare, screen, seen, sheet } from "./example";
import { POSTER, TALE } from "./ending";
import { standing } from "./standing";

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
});

function put(view: View, beat: Partial<FilmBeat> = {}) {
  const props = $state({ ...screen(view), beat: { ms: 0, ...beat } });
  shown = mount(Tv, { target: document.body, props, intro: false });
  flushSync();
  return (next: View, told: Partial<FilmBeat> = {}) => {
    props.view = next;
    props.beat = { ms: 0, ...told };
    flushSync();
  };
}

const sees = (...texts: string[]) =>
  texts.forEach((text) => expect(document.body.textContent).toContain(text));
const misses = (...texts: string[]) =>
  texts.forEach((text) => expect(document.body.textContent).not.toContain(text));
const labels = () =>
  [...document.querySelectorAll("[aria-label]")].map((node) => node.getAttribute("aria-label"));

/** The map is made once the rest of the theatre has been drawn, and sheets are dealt out one by one. */
const drawn = (what = ".map") =>
  vi.waitFor(() => expect(document.querySelector(what)).not.toBeNull());

test("the map tells who is where, and the cast who they are", async () => {
  put(seen({ floor: { bridge: ["rum"] } }));
  await drawn();

  expect(labels()).toContain("screen.map.room lounge Juno,Biff,Zed,Otto");
  expect(labels()).toContain("screen.map.room bridge rum screen.map.exit");
  sees("Juno", "Ann", "Otto", "The Last Pod", "screen.tv.now.act 0 Juno The alien");
});

test("the monster is on the map only where it is seen", async () => {
  const then = put(seen());
  await drawn();
  expect(document.querySelector(".monster")).toBeNull();

  then(
    seen({
      monster: { room: "bridge", is_seen: true, beaten: false, defeats: 0, lives: 3, dead: false },
    }),
  );

  expect(document.querySelectorAll(".map .monster")).toHaveLength(1);
  expect(labels()).toContain("screen.map.room bridge The alien screen.map.exit");
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

  then(seen({ conflict: { ...laid, obstacle: ["4♦"] } }));
  expect(labels()).toContain("4♦");
  expect(labels().filter((label) => label === "screen.card.down")).toHaveLength(2);

  const open = { ...laid, bids: [bid(0, "Q♥")], obstacle: ["4♦", "2♣"], is_open: true };
  then(seen({ conflict: open }));
  expect(labels()).toContain("Q♥");
  misses("screen.tv.stamp");

  then(seen({ conflict: { ...open, won: true, active_total: 19, opposing_total: 6 } }));
  sees("screen.tv.stamp.goal.won");

  then(seen({ last: { ...open, won: true } }));
  misses("screen.tv.stamp", "Search for the key");
});

test("who acts is asked for a card, the others whether they take part", () => {
  const then = put(seen({ conflict: clash(), ask: "bid", waiting: [0] }));
  sees("screen.tv.now.stake 0");

  then(seen({ conflict: clash({ bids: [bid(0, "")] }), ask: "bid", waiting: [1] }));

  sees("screen.tv.now.bid 1");
});

test("a search in the wrong place is stamped as such", () => {
  put(seen({ conflict: clash({ bids: [bid(0, "Q♥")], is_open: true, won: true }) }), {
    inVain: true,
  });

  sees("screen.tv.stamp.in-vain");
});

test("a tie is told in words", () => {
  put(
    seen({ conflict: clash({ is_open: true, tie: { by: "suit", active: "A♦", opposing: "A" } }) }),
  );

  sees("screen.tv.tie.suit A♦ screen.tv.suitless A");
});

test("a card for damage lies there before it is said what it does", () => {
  put(seen({ conflict: clash({ is_open: true, won: false, damage: "9♣" }) }));

  sees("screen.tv.damage");
  misses("screen.tv.reckoned", "screen.tv.stamp.");
});

test("damage is reckoned aloud", () => {
  const lost = clash({
    bids: [bid(0, "2♥")],
    obstacle: ["K♦", "Q♣"],
    is_open: true,
    won: false,
    active_total: 11,
    opposing_total: 20,
    damage: "9♣",
    damage_total: 20,
    fortune: "saved",
  });

  put(seen({ conflict: lost, ask: "hurt" }));

  sees("screen.tv.reckoned.saved 11 9 20 20", "screen.tv.stamp.saved");
});

test("a challenge shows who dares whom to do what", () => {
  put(
    seen({
      ask: "answer",
      waiting: [1],
      dare: {
        by: 0,
        seat: 1,
        dare: "room:bridge",
        is_answered: false,
        words: "",
        attributes: [],
      },
    }),
  );

  sees("Juno", "Biff", "screen.dare.room bridge");
});

test("a dare shows what it takes, once the Game Master has said so", () => {
  const dare = { by: 1, seat: 0, dare: "own", is_answered: false, words: "Sing.", attributes: [] };
  const tell = put(seen({ dare }));
  misses("screen.phone.answer.tests");

  tell(seen({ dare: { ...dare, attributes: ["brave"] } }));

  sees("Sing.", "screen.phone.answer.tests screen.attribute.brave");
});

test("an event is a poster for a while", () => {
  const then = put(seen(), {
    act: {
      kind: "event",
      scare: scare("door", "The door sighs"),
      card: "9♠",
      figures: [1, 0],
      words: "",
    },
  });
  sees("The door sighs", "Biff and Juno", "screen.gm.trouble.S");

  then(seen());

  misses("The door sighs");
});

test("who was lost is mourned, and who became somebody else is greeted", () => {
  const then = put(seen({ sheets: [sheet(0, "Juno", { fate: "dead" })] }), {
    act: { kind: "lost", figure: 0, words: "Tell my cat." },
  });
  sees("Juno", "screen.tv.fate.dead", "screen.quote Tell my cat.");

  then(seen({ sheets: [sheet(2, "Zed", { seat: 0 })] }), { act: { kind: "became", figure: 2 } });

  sees("Zed", "screen.tv.became 0");
});

test("what the Game Master sets right is told to everybody", () => {
  const handed = { type: "thing-handed", figure: 0, name: "Juno", item: "rum" } as const;
  const then = put(seen(), { act: { kind: "step", step: handed } });
  sees("screen.tv.steps-in", "Juno", "screen.tv.step.thing-handed");

  then(seen(), { act: { kind: "step", step: { type: "goal-granted", goal: "radio" } } });

  sees("radio", "screen.tv.step.goal-granted");
});

test("Extras that nobody had to write are shown before play begins", async () => {
  put(seen(), { act: { kind: "newcomers" } });
  await drawn(".board article + article");

  sees("screen.tv.extras", "Zed", "Otto");
});

test("what the table waits for stays on the wall, a pause above all", () => {
  const dare = { by: 0, seat: 1, dare: "monster", is_answered: false, words: "", attributes: [] };
  const motion = {
    number: 1,
    matter: "invention" as const,
    by: 0,
    words: "A trapdoor!",
    seat: null,
    until: 0,
    yes: [0],
    no: [],
    becomes: "detail" as const,
    because: null,
  };
  const kind = (changes: Partial<View>) => standing(seen(changes))?.kind;

  expect(kind({})).toBeUndefined();
  expect(kind({ conflict: clash() })).toBe("scene");
  expect(kind({ dare })).toBe("dare");
  expect(kind({ dare: { ...dare, is_answered: true } })).toBeUndefined();
  expect(kind({ ask: "event", laid: ["7♠"] })).toBe("omen");
  expect(kind({ motion, conflict: clash() })).toBe("motion");
  expect(kind({ halted: true, motion, conflict: clash() })).toBe("halted");
});

test("sheets are filled in on a board that everybody sees", async () => {
  const blank = { name: "", seat: null, attributes: {}, feelings: {}, room: "" };
  const then = put(
    seen({
      phase: "characters",
      turn: 0,
      sheets: [sheet(0, "Juno"), sheet(1, "", blank), sheet(2, "", blank), sheet(3, "", blank)],
    }),
  );
  await drawn(".characters article + article");
  sees("The Last Pod", "Juno", "Bob", "screen.phone.opening.making");

  then(
    seen({
      phase: "extras",
      turn: 0,
      sheets: [
        sheet(0, "Juno"),
        sheet(1, "Biff"),
        sheet(2, "", { ...blank, attributes: { brave: "A" } }),
        sheet(3, "", blank),
      ],
    }),
  );

  await drawn(".extras article + article");
  sees("screen.tv.extras", "screen.extra.nameless 1", "A");
});

test("sheets are dealt out one at a time, so that no TV has to draw all at once", async () => {
  const dealt = [0];
  const hands = new MutationObserver(() => dealt.push(document.querySelectorAll("article").length));
  hands.observe(document.body, { childList: true, subtree: true });

  put(seen({ phase: "extras", turn: 0 }));
  await vi.waitFor(() => expect(dealt.at(-1)).toBe(2));
  hands.disconnect();

  expect(dealt.every((all, nth) => all - (dealt[nth - 1] ?? 0) <= 1)).toBe(true);
});

test("the end is a poster with everybody's fate and last words", () => {
  const story = [
    { number: 9, by: 1, deed: "concluded", words: "I never liked space.", figure: null },
  ];

  put(
    seen({
      phase: "over",
      verdict: "escaped",
      cause: "escaped",
      winners: [0],
      story,
      sheets: [sheet(0, "Juno", { fate: "escaped" }), sheet(1, "Biff", { fate: "insane" })],
    }),
  );

  sees(
    "screen.tv.end.escaped",
    "Juno",
    "screen.tv.end.survived",
    "Biff",
    "screen.tv.end.insane",
    "screen.quote I never liked space.",
  );
});

test("after the poster the evening is told, and then the poster stands there again", async () => {
  vi.useFakeTimers();
  const log = [{}, { version: 1, facts: [] }].map((line) => JSON.stringify(line)).join("\n");
  vi.stubGlobal("fetch", async () => new Response(log));
  put(seen({ phase: "over", verdict: "all-lost", cause: "all-lost" }));
  misses("And somewhere behind that door");

  await vi.advanceTimersByTimeAsync(POSTER);
  await vi.waitFor(() => sees("And somewhere behind that door"));

  await vi.advanceTimersByTimeAsync(TALE);
  misses("And somewhere behind that door");
  sees("screen.tv.end.all-lost");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
