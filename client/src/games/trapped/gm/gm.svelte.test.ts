import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Screen } from "../reading";
import type { AnyWish, View } from "../types.gen";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { BIFF, BOB, clash, CLEO, screen, seen, sheet, VALDA, ZED } from "./example";

let shown: Record<string, unknown> | null = null;

const PHONE = 390;
const LAPTOP = 1280;
const screenIs = (width: number) =>
  (
    window as unknown as { happyDOM: { setViewport: (size: { width: number }) => void } }
  ).happyDOM.setViewport({ width });

beforeEach(() => screenIs(PHONE));

afterEach(() => {
  screenIs(1024);
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

function draw(part: Component<Screen>, view: View) {
  const play = vi.fn<(wish: AnyWish) => Promise<boolean>>(async () => true);
  shown = mount(part, { target: document.body, props: screen(view, play), intro: false });
  flushSync();
  return play;
}

const text = () => document.body.textContent ?? "";
const labels = (kind: string) => [...document.querySelectorAll<HTMLElement>(kind)];

function tap(label: string) {
  labels("button")
    .find((one) => one.textContent?.includes(label))!
    .click();
  flushSync();
}

function choose(label: string) {
  labels("label")
    .find((one) => one.textContent?.includes(label))!
    .querySelector("input")!
    .click();
  flushSync();
}

function write(words: string) {
  const field = document.querySelector("textarea")!;
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("an attribute is confirmed with one tap, beside what was said", () => {
  const story = [{ number: 0, by: BOB, deed: "tried", words: "With chewing gum." }];
  const play = draw(
    Controls,
    seen({
      ask: "rule",
      conflict: clash(),
      story,
      may: [
        { type: "may-confirm", number: 7, attributes: ["brave", "clever"], proposed: "clever" },
      ],
    }),
  );

  expect(text()).toContain("With chewing gum.");
  tap("screen.gm.judge.confirm");

  expect(play).toHaveBeenCalledWith({ type: "confirm", number: 7, attribute: "clever" });
});

test("what was said in an earlier conflict is not said again", () => {
  const story = [{ number: 4, by: BOB, deed: "tried", words: "With gum." }];
  draw(
    Controls,
    seen({
      conflict: clash({ since: 5 }),
      story,
      may: [{ type: "may-confirm", number: 7, attributes: ["clever", "fast"], proposed: "clever" }],
    }),
  );

  expect(text()).not.toContain("With gum.");
});

test("another attribute is a choice and a tap", () => {
  const play = draw(
    Controls,
    seen({
      ask: "rule",
      conflict: clash(),
      may: [
        { type: "may-confirm", number: 7, attributes: ["brave", "clever"], proposed: "clever" },
      ],
    }),
  );

  choose("screen.attribute.brave");
  tap("screen.gm.judge.change");

  expect(play).toHaveBeenCalledWith({ type: "confirm", number: 7, attribute: "brave" });
});

test("the GM is told what fits, and reads the reason for what does not (TD-67)", () => {
  const story = [{ number: 0, by: BOB, deed: "tried", words: "I flirt with it." }];
  draw(
    Controls,
    seen({
      ask: "rule",
      conflict: clash({ attribute: "sexy" }),
      story,
      may: [{ type: "may-confirm", number: 7, attributes: ["sexy", "clever"], proposed: "sexy" }],
    }),
  );

  expect(text()).toContain("I flirt with it.");
  expect(text()).toContain("screen.gm.fits screen.attribute.clever");
});

test("in a challenge the GM judges what both use (TD-76)", () => {
  const bid = { through: "character" as const, card: "", lucky: false, score: "5" };
  const bids = [
    { ...bid, seat: BOB, side: "active" as const, figure: BIFF, attribute: "fast" as const },
    { ...bid, seat: CLEO, side: "hinder" as const, figure: VALDA, attribute: "brave" as const },
  ];
  const story = [{ number: 0, by: BOB, deed: "bid-placed", words: "Run, or I will." }];
  const may: View["may"] = [
    { type: "may-overrule", number: 7, seats: [BOB, CLEO], attributes: ["brave", "sexy", "fast"] },
    { type: "may-reveal", number: 7 },
  ];
  const play = draw(
    Controls,
    seen({
      ask: "close",
      conflict: clash({ kind: "challenge", opponent: CLEO, fits: ["brave", "sexy"], bids }),
      story,
      may,
    }),
  );

  expect(text()).toContain("Run, or I will.");
  expect(text()).toContain("screen.gm.fits screen.attribute.brave and screen.attribute.sexy");
  const [first] = labels("select") as HTMLSelectElement[];
  first!.value = "sexy";
  first!.dispatchEvent(new Event("change", { bubbles: true }));

  expect(play).toHaveBeenCalledWith({ type: "overrule", number: 7, seat: BOB, attribute: "sexy" });
});

const asked: View["may"] = [
  {
    type: "may-play-event",
    number: 7,
    card: "9♣",
    events: ["slime"],
    figures: [BIFF, VALDA],
    troubles: [{ event: "slime", figures: [BIFF, VALDA] }],
  },
  {
    type: "may-make-up-event",
    number: 7,
    card: "9♣",
    figures: [BIFF, VALDA, ZED],
    follows: [
      { what: "harm", figures: [BIFF, VALDA], options: ["brave", "fast"] },
      { what: "light", figures: [BIFF, VALDA, ZED], options: [] },
    ],
    suggests: "harm",
    strength: "average",
  },
];

test("an event of the list says what it does, and is played on somebody", () => {
  const play = draw(Controls, seen({ ask: "event", may: asked }));

  expect(text()).toContain("screen.gm.does.test screen.attribute.fast and screen.attribute.brave");
  tap("Mind the slime");
  choose("Valda");
  tap("wish.play-event");

  expect(play).toHaveBeenCalledWith({
    type: "play-event",
    number: 7,
    event: "slime",
    figure: VALDA,
    words: "",
  });
});

test("an invented event comes first, with what the card suggests, and needs words", () => {
  const play = draw(Controls, seen({ ask: "event", may: asked }));
  expect(text()).toContain("screen.gm.suggest.C.average");

  tap("screen.gm.event.own");
  choose("Biff");
  tap("wish.play-event");
  expect(play).not.toHaveBeenCalled();
  write("The lift falls.");
  choose("screen.attribute.fast");
  tap("wish.play-event");

  expect(play).toHaveBeenCalledWith({
    type: "make-up-event",
    number: 7,
    figure: BIFF,
    others: [],
    words: "The lift falls.",
    then: [{ what: "harm", option: "fast" }],
  });
});

test("an invented event may touch several, with what would do something to each of them", () => {
  const play = draw(Controls, seen({ ask: "event", may: asked }));

  tap("screen.gm.event.own");
  choose("Biff");
  write("Lights out.");
  choose("Zed");
  expect(text()).not.toContain("screen.gm.what.harm");
  choose("screen.gm.what.light");
  tap("wish.play-event");

  expect(play).toHaveBeenCalledWith(
    expect.objectContaining({ figure: ZED, then: [{ what: "light", option: "" }] }),
  );
});

test("a thing is given out of the toolbox", () => {
  const play = draw(
    Controls,
    seen({
      may: [
        { type: "may-put", leashes: [{ figure: BIFF, rooms: ["lab"] }] },
        { type: "may-hand-out", holders: [{ figure: BIFF, items: ["rum"] }] },
      ],
    }),
  );

  tap("screen.gm.tool.box");
  choose("Biff");
  choose("rum");
  tap("screen.gm.box.give");

  expect(play).toHaveBeenCalledWith({ type: "hand-out", figure: BIFF, item: "rum" });
});

test("a goal is done because the Game Master says so", () => {
  const play = draw(
    Controls,
    seen({
      may: [
        { type: "may-put", leashes: [] },
        { type: "may-grant", goals: ["radio"] },
      ],
    }),
  );

  tap("screen.gm.tool.box");
  choose("screen.gm.box.done");
  choose("radio");
  tap("screen.gm.box.done");

  expect(play).toHaveBeenCalledWith({ type: "grant", goal: "radio" });
});

test("the monster is let loose on somebody when it gets slow", () => {
  const lairs = [{ room: "lounge", figures: [BIFF], steps: 0 }];
  const play = draw(Controls, seen({ may: [{ type: "may-let-loose", lairs }] }));

  tap("screen.gm.tool.monster");
  choose("Lounge");
  choose("screen.gm.loose.attack");
  tap("wish.let-loose");

  expect(play).toHaveBeenCalledWith({ type: "let-loose", room: "lounge", whom: BIFF });
});

test("a whisper goes to one player, and a note to nobody", () => {
  const play = draw(
    Controls,
    seen({ may: [{ type: "may-whisper-to", seats: [BOB, CLEO] }, { type: "may-keep-notes" }] }),
  );

  tap("screen.gm.tool.whisper");
  choose("Cleo");
  write("He lies.");
  [...document.querySelectorAll("button")]
    .findLast((one) => one.textContent?.includes("wish.whisper-to"))!
    .click();
  expect(play).toHaveBeenCalledWith({ type: "whisper-to", seat: CLEO, words: "He lies." });

  tap("screen.gm.tool.notes");
  tap("wish.keep-notes");
  expect(play).toHaveBeenLastCalledWith({ type: "keep-notes", words: "" });
});

test("damage goes where it hurts most unless the GM says otherwise", () => {
  const spots = ["0.brave", "0.dangerous", "0>1", "2>0"];
  const play = draw(
    Controls,
    seen({
      ask: "hurt",
      conflict: clash(),
      may: [{ type: "may-harm", number: 7, card: "2♠", spots, worst: "0.dangerous" }],
    }),
  );

  tap("screen.gm.harm.do");
  choose("Zed");
  tap("screen.gm.harm.do");

  expect(play.mock.calls.map(([wish]) => wish)).toEqual([
    { type: "harm", number: 7, spot: "0.dangerous" },
    { type: "harm", number: 7, spot: "2>0" },
  ]);
});

test("on a phone the monster's ways are covered until the GM looks", () => {
  const may: View["may"] = [
    {
      type: "may-prowl",
      number: 7,
      rooms: ["lab", "lounge"],
      lairs: [
        { room: "lab", figures: [], steps: 1 },
        { room: "lounge", figures: [BIFF], steps: 0 },
      ],
    },
  ];
  const play = draw(Controls, seen({ ask: "prowl", may }));

  expect(text()).not.toContain("Lab");
  tap("screen.gm.prowl.uncover");
  choose("Lounge");
  tap("screen.gm.prowl.move");

  expect(play).toHaveBeenCalledWith({ type: "prowl", number: 7, room: "lounge", whom: null });
});

test("a monster that all see is moved without a cover, and attacks", () => {
  const may: View["may"] = [
    {
      type: "may-prowl",
      number: 7,
      rooms: ["lounge"],
      lairs: [{ room: "lounge", figures: [BIFF, ZED], steps: 0 }],
    },
  ];
  const play = draw(
    Controls,
    seen({
      ask: "prowl",
      may,
      monster: { room: "lounge", is_seen: true, beaten: false, defeats: 0, lives: 3, dead: false },
    }),
  );

  [...document.querySelectorAll("fieldset")].at(-1)!.querySelectorAll("input")[2]!.click();
  flushSync();
  tap("screen.gm.prowl.attack");

  expect(play).toHaveBeenCalledWith({ type: "prowl", number: 7, room: "lounge", whom: ZED });
});

test("what an event hits is told apart: passages, people, feelings", () => {
  const may: View["may"] = [
    { type: "may-choose", number: 7, hook: "sour", options: ["lounge|bridge", "1", "0>1", "key"] },
  ];
  const play = draw(Controls, seen({ ask: "pick", may }));

  expect(text()).toContain("Lounge – Bridge");
  expect(text()).toContain("screen.gm.pick.spot Biff Valda");
  choose("locker key");
  tap("wish.choose");

  expect(play).toHaveBeenCalledWith({ type: "choose", number: 7, option: "key" });
});

test("a helper's attribute can be changed before the cards are turned", () => {
  const bid = {
    seat: CLEO,
    side: "help" as const,
    through: "character" as const,
    figure: VALDA,
    attribute: "fast" as const,
    card: "",
    lucky: false,
    score: "5",
  };
  const may: View["may"] = [
    { type: "may-overrule", number: 7, seats: [CLEO], attributes: ["fast", "brave"] },
    { type: "may-reveal", number: 7 },
  ];
  const play = draw(Controls, seen({ ask: "close", conflict: clash({ bids: [bid] }), may }));

  const select = document.querySelector("select")!;
  select.selectedIndex = 1;
  select.dispatchEvent(new Event("change", { bubbles: true }));
  tap("wish.reveal");

  expect(play.mock.calls.map(([wish]) => wish)).toEqual([
    { type: "overrule", number: 7, seat: CLEO, attribute: "brave" },
    { type: "reveal", number: 7 },
  ]);
});

test("an invention is put to the vote beside whatever else is asked", () => {
  const motion = {
    number: 3,
    matter: "invention" as const,
    by: BOB,
    words: "There is a lift.",
    seat: null,
    until: 0,
    yes: [BOB],
    no: [],
    becomes: "detail" as const,
    because: null,
  };
  const play = draw(
    Controls,
    seen({ motion, may: [{ type: "may-vote", motion: 3, objections: ["escape"] }] }),
  );

  expect(text()).toContain("There is a lift.");
  tap("field.because.escape");

  expect(play).toHaveBeenCalledWith({ type: "vote", motion: 3, yes: false, because: "escape" });
});

test("where others are waited for, the GM reads who and what for", () => {
  draw(Controls, seen({ ask: "bid", waiting: [CLEO] }));

  expect(text()).toContain("Cleo screen.phone.wait.bid");
});

test("on a phone neither the monster nor what is hidden can be read before it is held", () => {
  draw(Board, seen());

  expect(document.querySelector(".peek")?.textContent).not.toContain("Lab");
  expect(text()).not.toContain("locker key");
  document.querySelector(".peek")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();

  expect(document.querySelector(".peek")?.textContent).toMatch(
    /The alien.*Lab.*locker key.*Bridge/s,
  );
});

test("on a laptop the secrets lie open beside the map", () => {
  screenIs(LAPTOP);
  draw(Board, seen());

  expect(document.querySelector(".secrets")?.textContent).toMatch(
    /The alien.*Lab.*locker key.*Bridge/s,
  );
});

test("everybody's place and things, fate, and what is still lacking are seen at a glance", () => {
  const sheets = [
    sheet(BIFF, "Biff", BOB, { items: ["wire"], goals: ["reach-bridge"], room: "bridge" }),
    sheet(VALDA, "Valda", CLEO, { fate: "dead" }),
  ];
  draw(Board, seen({ sheets, countdown: 3 }));

  const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent ?? "");
  expect(rows[0]).toMatch(/Biff.*Bob.*Bridge.*wire/s);
  expect(rows[1]).toContain("screen.gm.fate.dead");
  expect(text()).toContain("screen.gm.goals 1 2");
  expect(text()).toContain("screen.gm.goals.lacks Mend the radio");
  expect(text()).toContain("screen.gm.timer.rounds 2");
});

test("while characters are made, sheets are called after their players", () => {
  const blank = (id: number) => sheet(id, "", null, { attributes: {}, feelings: {} });
  draw(
    Board,
    seen({
      phase: "characters",
      sheets: [sheet(BIFF, "Biff", BOB), blank(VALDA), blank(ZED), blank(3)],
    }),
  );

  expect(labels("tbody th b").map((one) => one.textContent)).toEqual([
    "Biff",
    "screen.character.nameless 2",
  ]);
  expect(text()).toContain("screen.phone.opening.making");
});
