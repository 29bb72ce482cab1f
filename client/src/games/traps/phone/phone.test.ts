import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import { coach } from "../coach";
import Controls from "../Controls.svelte";
import type { AnyWish, View } from "../types.gen";
import { ANN, BOB, board, CLEO, JAGUAR, screen, seen } from "./example";
import { fingers, letGo } from "./fingers.svelte";
import { speechOf, type Speech } from "../../reading";
import { type Screen } from "../reading";
import Rivals from "./Rivals.svelte";
import Traps from "./Traps.svelte";

let shown: Record<string, unknown> | null = null;

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  letGo();
  fingers.covered = false;
});

function draw(part: Component<Screen & Speech>, view: View) {
  const play = vi.fn<(wish: AnyWish) => Promise<boolean>>(async () => true);
  const props = screen(view, play);
  shown = mount(part, {
    target: document.body,
    props: { ...props, ...speechOf(props.t, props.table) },
    intro: false,
  });
  flushSync();
  return play;
}

const named = (one: Element) => `${one.getAttribute("aria-label") ?? ""} ${one.textContent ?? ""}`;

function tap(label: string) {
  const found = [...document.querySelectorAll<HTMLElement>("button, [role=button]")].find((one) =>
    named(one).includes(label),
  );
  expect(found, label).toBeDefined();
  found!.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

const hiding: View["may"] = [
  { type: "may-hide-trap", turn: 4, cards: ["quicksand"], spaces: [7, 9, 12] },
  { type: "may-end-turn", turn: 4 },
];

test("one die or two is chosen with one tap", () => {
  const play = draw(
    Controls,
    seen({ phase: "roll", may: [{ type: "may-roll", turn: 4, counts: [1, 2] }] }),
  );

  tap("screen.roll.dice 2");

  expect(play).toHaveBeenCalledWith({ type: "roll", turn: 4, count: 2 });
});

test("a Trap is hidden in steps: the card, how, where, and yes", () => {
  const play = draw(Controls, seen({ may: hiding }, { hand: ["quicksand"] }));

  tap("screen.card.quicksand");
  tap("screen.do.hide-trap.later 10");
  expect(play).not.toHaveBeenCalled();
  tap("screen.lay.next");
  tap("screen.lay.confirm.hide-trap");

  expect(play).toHaveBeenCalledWith({ type: "hide-trap", turn: 4, card: "quicksand", space: 7 });
});

test.each([
  ["arrows", ["ArrowRight", "ArrowRight", "Enter"], 9],
  ["its number", ["1", "2", "Enter"], 12],
  ["another number after a slip", ["9", "1", "2", "Enter"], 12],
])("by keyboard a Trap is laid with %s, from where the focus is", (_, keys, space) => {
  fingers.laying = { card: "quicksand", how: "hide-trap" };
  const play = draw(Controls, seen({ may: hiding }, { hand: ["quicksand"] }));

  for (const key of keys) {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    flushSync();
  }

  expect(play).toHaveBeenCalledWith({ type: "hide-trap", turn: 4, card: "quicksand", space });
});

test.each(["again", "enough"] as const)(
  "whoever moved is told why nothing happened: %s",
  (spared) => {
    draw(Controls, seen({ spared, may: [{ type: "may-end-turn", turn: 4 }] }));

    expect(document.body.textContent).toContain(`screen.turn.${spared}`);
  },
);

test("what costs nothing is said to cost nothing", () => {
  fingers.laying = { card: "puddle", how: "place-trap" };
  const may: View["may"] = [
    { type: "may-place-trap", turn: 4, cards: ["puddle"], spaces: [7] },
    { type: "may-end-turn", turn: 4 },
  ];
  draw(Controls, seen({ may }, { hand: ["puddle"] }));

  tap("screen.lay.next");

  expect(document.body.textContent).toContain("screen.lay.confirm.place-trap.free");
});

test("whoever changes their mind is back at their hand", () => {
  const play = draw(Controls, seen({ may: hiding }, { hand: ["quicksand"] }));

  tap("screen.card.quicksand");
  tap("screen.do.hide-trap.later 10");
  tap("screen.lay.cancel");

  expect(document.body.textContent).toContain("screen.turn");
  expect(play).not.toHaveBeenCalled();
});

test("a space that was tapped on the board is what is confirmed", () => {
  fingers.laying = { card: "quicksand", how: "hide-trap" };
  const view = seen({ may: hiding }, { hand: ["quicksand"] });
  const play = draw(Controls, view);

  fingers.space = 9;
  flushSync();
  tap("screen.lay.confirm.hide-trap");

  expect(play).toHaveBeenCalledWith({ type: "hide-trap", turn: 4, card: "quicksand", space: 9 });
});

test("a question is answered by one tap", () => {
  const play = draw(
    Controls,
    seen({ may: [{ type: "may-send-back", choice: 9, pieces: [JAGUAR, 1] }] }),
  );

  tap("screen.at.path");

  expect(play).toHaveBeenCalledWith({ type: "send-back", choice: 9, piece: JAGUAR });
});

test("a card that must go is held up before it is dropped", () => {
  const may: View["may"] = [{ type: "may-drop-card", choice: 9, cards: ["shove"], count: 1 }];
  const play = draw(Controls, seen({ may, settling: "drop" }, { hand: ["shove"] }));

  tap("screen.card.shove");
  tap("screen.do.drop-card.free");

  expect(play).toHaveBeenCalledWith({ type: "drop-card", choice: 9, card: "shove" });
});

test("whoever waits can read every card, and is told why it cannot be played", () => {
  draw(Controls, seen({ waiting: [BOB], active: BOB }, { hand: ["shove"] }));

  tap("screen.card.shove");

  expect(document.body.textContent).toContain("screen.does.shove");
  expect(document.body.textContent).toContain("reason.not-your-turn");
});

test("cards that were turned over are not on the page", () => {
  draw(Controls, seen({}, { hand: ["shove"] }));

  tap("screen.hand.cover");
  expect(document.body.textContent).not.toContain("screen.card.shove");

  tap("screen.hand.covered");
  expect(document.body.textContent).toContain("screen.card.shove");
});

test("the drawer of Traps names mine, and turns a hidden one up", () => {
  const traps = [
    { space: 7, owner: ANN, card: "quicksand", up: false, worth: 0, caught: [] },
    { space: 9, owner: BOB, card: "", up: false, worth: 0, caught: [] },
  ];
  const play = draw(
    Traps,
    seen({
      traps,
      may: [
        { type: "may-flip-trap", turn: 4, spaces: [7] },
        { type: "may-end-turn", turn: 4 },
      ],
    }),
  );
  fingers.drawer = "traps";
  flushSync();

  expect(document.body.textContent).toContain("screen.hidden-trap");
  tap("screen.traps.flip 40");

  expect(play).toHaveBeenCalledWith({ type: "flip-trap", turn: 4, space: 7 });
});

test("who looks on sees all players", () => {
  draw(Rivals, seen({ me: null, boards: [board(ANN, { hand: [""] }), board(BOB)] }));

  expect(document.body.textContent).toContain("Ann");
  expect(document.body.textContent).toContain("Bob");
});

test("dice tumble on the button that threw them, and are read there when they have landed", () => {
  vi.useFakeTimers();
  const view = seen({ may: [{ type: "may-roll", turn: 4, counts: [1, 2] }], dice: [6, 4] });
  const beat = { ms: 1_000, sound: "dice" } as const;
  shown = mount(Controls, {
    target: document.body,
    props: { ...screen(view), beat },
    intro: false,
  });
  flushSync();
  const [one, two] = document.querySelectorAll(".roll .dice");
  expect(two!.classList).toContain("tumbling");
  expect(one!.classList).not.toContain("tumbling");

  vi.advanceTimersByTime(700);
  flushSync();

  expect(two!.querySelectorAll("circle")).toHaveLength(6 + 4);
  expect(two!.classList).not.toContain("tumbling");
  vi.useRealTimers();
});

test("a bot that I struck is seen to bear a grudge, and a person is not", () => {
  const struck = { struck_by: [ANN, CLEO, ANN] };
  const view = seen({ boards: [board(ANN), board(BOB, struck), board(CLEO, struck)] });
  const props = screen(view);
  const chairs = props.table.chairs.map((one) =>
    one.seat === BOB ? { ...one, bot: "keen" } : one,
  );
  const table = { ...props.table, chairs };
  shown = mount(Rivals, {
    target: document.body,
    props: { ...props, table, ...speechOf(props.t, table) },
    intro: false,
  });
  flushSync();

  const labels = [...document.querySelectorAll("button")].map((one) =>
    one.getAttribute("aria-label"),
  );
  expect(labels[0]).toContain("screen.grudge 2");
  expect(labels[1]).not.toContain("grudge");
});

test.each<[string, View, string]>([
  [
    "the first roll",
    seen({ may: [{ type: "may-roll", turn: 4, counts: [1] }] }, { pieces: [0, 0] }),
    "first-roll",
  ],
  ["two dice", seen({ may: [{ type: "may-roll", turn: 4, counts: [1, 2] }] }), "two-dice"],
  ["a fork", seen({ may: [{ type: "may-take-path", choice: 9, spaces: [12, 60] }] }), "take-path"],
  ["a Trap to hide", seen({ may: hiding }, { hand: ["quicksand", "shove"] }), "trap"],
  ["nothing left", seen({ may: [{ type: "may-end-turn", turn: 4 }] }), "end"],
  ["somebody else", seen({ waiting: [BOB] }), "waiting"],
])("the coach speaks of %s", (_, view, key) => {
  expect(coach(view, ANN)).toBe(key);
});
