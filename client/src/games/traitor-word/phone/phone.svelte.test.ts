import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import type { Step } from "../beats";
import type { Screen } from "../reading";
import type { AnyWish, Fate, Trial, View } from "../types.gen";
import { ANN, BOB, CLEO, heard, listening, screen, seen } from "./example";

let shown: Record<string, unknown> | null = null;
let props: Screen;

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  vi.useRealTimers();
});

function draw(part: Component<Screen>, view: View, granted = true) {
  const play = vi.fn<(wish: AnyWish) => Promise<boolean>>(async () => granted);
  const reactive = $state(screen(view, play));
  props = reactive;
  shown = mount(part, { target: document.body, props, intro: false });
  flushSync();
  return play;
}

function becomes(changes: Partial<View>) {
  props.view = { ...props.view, ...changes };
  flushSync();
}

const button = (label: string) =>
  [...document.querySelectorAll("button")].find((one) =>
    [one.textContent?.trim(), one.getAttribute("aria-label")].some((text) =>
      text?.startsWith(label),
    ),
  );

function tap(label: string) {
  button(label)!.click();
  flushSync();
}

function hold(label: string, ms: number) {
  const one = button(label)!;
  one.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(ms);
  flushSync();
  one.dispatchEvent(new Event("pointerup", { bubbles: true }));
  one.click();
  flushSync();
}

function write(text: string) {
  const field = document.querySelector("input")!;
  field.value = text;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

async function settle() {
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
}

const SECRET = "field.charge.secret";
const struck = { type: "accuse", word: 2, charge: "secret" };

test("a keyboard capitalises no word by itself: a capital makes a name of a verb (TT-12)", () => {
  draw(Controls, seen({ phase: "speaking", speaker: ANN, may: [{ type: "may-say", turn: 3 }] }));

  expect(document.querySelector("input")!.getAttribute("autocapitalize")).toBe("none");
});

test("a token that is held accuses, once", () => {
  const play = draw(Controls, seen({ may: listening }));

  hold(SECRET, 320);

  expect(play.mock.calls).toEqual([[struck]]);
});

test("a token that is only brushed accuses nobody", () => {
  const play = draw(Controls, seen({ may: listening }));

  hold(SECRET, 100);
  vi.advanceTimersByTime(3000);
  flushSync();
  hold(SECRET, 100);

  expect(play).not.toHaveBeenCalled();
});

test("two short presses accuse as well, for those who cannot hold", () => {
  const play = draw(Controls, seen({ may: listening }));

  tap(SECRET);
  tap(SECRET);

  expect(play.mock.calls).toEqual([[struck]]);
});

test("a key that is held accuses", () => {
  const play = draw(Controls, seen({ may: listening }));

  button(SECRET)!.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  vi.advanceTimersByTime(320);

  expect(play.mock.calls).toEqual([[struck]]);
});

test("if another word comes while a token is pressed or armed, it is not hit", () => {
  const play = draw(Controls, seen({ may: listening }));
  const next: View["may"] = [{ type: "may-accuse", word: 3, charges: ["secret", "off-topic"] }];

  tap("field.charge.off-topic");
  button(SECRET)!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  vi.advanceTimersByTime(200);
  becomes({ may: next, chain: [...props.view.chain, heard(3, CLEO, "sail")] });
  vi.advanceTimersByTime(200);
  tap("field.charge.off-topic");

  expect(play).not.toHaveBeenCalled();
});

test("a claim is one tap where words are typed, and names no card", () => {
  const play = draw(Controls, seen({ may: listening }));

  tap("wish.claim");

  expect(play).toHaveBeenCalledWith({ type: "claim", word: 2 });
});

test("the claim is offered in the same way whether I hold the word or not", () => {
  draw(Controls, seen({ may: listening }));
  const without = document.body.innerHTML;
  void unmount(shown!);
  document.body.innerHTML = "";
  draw(Controls, seen({ may: listening, hand: ["boat", "horse", "night", "bread", "king"] }));

  const plain = (html: string) => html.replaceAll(/(id|for|aria-describedby|name)="[^"]*"/g, "");
  expect(plain(document.body.innerHTML)).toBe(plain(without));
});

test("a word that was only spoken is claimed by showing a card", () => {
  const spoken = {
    speaking: "spoken",
    chain: [heard(1, ANN, "river"), heard(2, BOB, "")],
  } as const;
  const play = draw(Controls, seen({ ...spoken, chain: [...spoken.chain], may: listening }));

  tap("wish.claim");
  document.querySelectorAll<HTMLInputElement>("input[type=radio]")[2]!.click();
  flushSync();
  tap("screen.claim.show");

  expect(play).toHaveBeenCalledWith({ type: "claim", word: 2, card: "night" });
});

test("a word typed ahead goes off by itself as soon as it may", async () => {
  const play = draw(Controls, seen({ me: CLEO, may: listening }));
  write("sail");
  tap("screen.say.load");
  expect(play).not.toHaveBeenCalled();

  becomes({ phase: "speaking", may: [{ type: "may-say", turn: 4 }] });
  await settle();

  expect(play.mock.calls).toEqual([[{ type: "say", turn: 4, text: "sail" }]]);
  expect(document.querySelector("input")!.value).toBe("");
});

test("a word typed ahead waits for my tap if I did not let it go, or the chain has changed", async () => {
  const play = draw(Controls, seen({ me: CLEO, may: listening }));
  write("sail");
  tap("screen.say.load");

  becomes({ chain: [heard(1, ANN, "river"), heard(3, BOB, "swan")] });
  becomes({ phase: "speaking", may: [{ type: "may-say", turn: 4 }] });
  await settle();

  expect(play).not.toHaveBeenCalled();
  expect(document.querySelector("input")!.value).toBe("sail");
});

test("what I typed survives an accusation, and a refusal", async () => {
  draw(Controls, seen({ me: CLEO, may: listening }), false);
  write("sail");

  becomes({
    phase: "vote",
    may: [],
    trial: {
      word: 2,
      by: ANN,
      whom: BOB,
      charge: "off-topic",
      voters: [CLEO],
      text: "",
      voted: [],
      down: [],
      whys: [],
    },
  });
  expect(document.querySelector("input")).toBeNull();
  becomes({ phase: "speaking", may: [{ type: "may-say", turn: 4 }], trial: null });
  tap("wish.say");
  await settle();

  expect(document.querySelector("input")!.value).toBe("sail");
});

test("what I did not get to say is forgotten when others go on", () => {
  draw(Controls, seen({ me: CLEO, may: listening }));
  write("sail");

  becomes({ speaker: ANN, may: listening });
  becomes({ speaker: CLEO });

  expect(document.querySelector("input")!.value).toBe("");
});

test("the hand is shut until it is held", () => {
  draw(Controls, seen());
  expect(document.body.textContent).not.toContain("horse");

  document.querySelector(".peek")!.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  flushSync();

  expect(document.body.textContent).toContain("horse");
});

test("a thumb can be turned, and shows how it stands", () => {
  const trial: Trial = {
    word: 2,
    by: CLEO,
    whom: BOB,
    charge: "off-topic",
    voters: [ANN],
    text: "",
    voted: [ANN],
    down: [ANN],
    whys: [],
  };
  const play = draw(Controls, seen({ phase: "vote", trial, may: [{ type: "may-vote", word: 2 }] }));

  expect(button("screen.vote.down")!.getAttribute("aria-pressed")).toBe("true");
  tap("screen.vote.up");

  expect(play).toHaveBeenCalledWith({ type: "vote", word: 2, down: false });
});

/** It is Cleo's turn to speak aloud, with two cards in hand. */
const aloud = (turn: number) =>
  seen({
    me: CLEO,
    speaking: "spoken",
    phase: "speaking",
    may: [{ type: "may-speak", turn, secrets: ["-", "sand", "wolf"] }],
  });

/** Hold the pad, slide to a word, let go. */
function slides(word: string) {
  const pad = button("wish.speak")!;
  pad.setPointerCapture = vi.fn<(pointer: number) => void>();
  pad.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  flushSync();
  const slot = document.querySelector(`[data-word="${word}"]`);
  document.elementFromPoint = () => slot;
  pad.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
  pad.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  pad.click();
  flushSync();
}

test.each(["-", "wolf"])(
  "a word that was said is told by one gesture, whatever it was: %s",
  (secret) => {
    const play = draw(Controls, aloud(4));
    expect(document.body.textContent).not.toContain("wolf");

    slides(secret);

    expect(play).toHaveBeenCalledExactlyOnceWith({ type: "speak", turn: 4, secret });
    expect(document.querySelector("[data-word]")).toBeNull();
  },
);

test.each(["-", "sand"])("who cannot slide taps twice, whatever it was: %s", (secret) => {
  const play = draw(Controls, aloud(4));

  tap("wish.speak");
  document.querySelector<HTMLElement>(`[data-word="${secret}"]`)!.click();

  expect(play).toHaveBeenCalledExactlyOnceWith({ type: "speak", turn: 4, secret });
});

test("an ordinary word lies in another place each turn, so that no thumb tells", () => {
  const places = [3, 4, 5].map((turn) => {
    draw(Controls, aloud(turn));
    tap("wish.speak");
    const words = [...document.querySelectorAll<HTMLElement>("[data-word]")];
    void unmount(shown!);
    shown = null;
    document.body.innerHTML = "";
    return words.findIndex(({ dataset }) => dataset["word"] === "-");
  });

  expect(places.toSorted()).toEqual([0, 1, 2]);
});

test("the circle shows who speaks, and who comes next", () => {
  draw(Board, seen({ phase: "speaking", speaker: CLEO }));
  const now = () => document.querySelector("[aria-current=step]")?.textContent;
  expect(now()).toContain("Cleo");

  becomes({ phase: "hold" });

  expect(now()).toBeUndefined();
  expect(document.querySelector(".next")?.textContent).toContain("Cleo");
});

test("nobody is asked to object to the word that opens the chain", () => {
  const opening = [heard(1, BOB, "river")];
  draw(Controls, seen({ chain: opening, may: [{ type: "may-let-stand", word: 1 }] }));

  expect(button("screen.go-on")).toBeDefined();
  expect(button("wish.let-stand")).toBeUndefined();
});

test("who has no voice types the word, and the table finds the card", () => {
  const play = draw(Controls, aloud(4));

  tap("screen.mute");
  write("wolf");
  document.querySelector("form")!.requestSubmit();

  expect(play).toHaveBeenCalledWith({ type: "speak", turn: 4, secret: "-", text: "wolf" });
});

/** Show a beat of the trial of Bob's word, with what has come of it so far. */
function tells(step: Step | null, fate: Partial<Fate>) {
  props.beat = step === null ? null : { ms: 0, trial: { word: 2, step } };
  becomes({
    chain: [
      heard(1, ANN, "river"),
      heard(2, BOB, "boat", { charge: "off-topic", accuser: CLEO, ...fate }),
    ],
  });
}

test("thumbs are counted down, then seen together, and then it is told who pays", () => {
  const thumbs = { down: [ANN], up: [3] };
  draw(Board, seen());

  tells(3, {});
  expect(document.querySelector(".count")!.textContent).toBe("3");
  tells("turned", thumbs);
  expect(document.querySelectorAll(".verdict li")).toHaveLength(2);
  expect(document.body.textContent).not.toContain("screen.verdict.off-topic.innocent");
  tells("stamped", { ...thumbs, verdict: "innocent" });
  expect(document.body.textContent).not.toContain("screen.verdict.pays");
  tells(null, { ...thumbs, verdict: "innocent", payer: CLEO });

  expect(document.querySelectorAll(".verdict li")).toHaveLength(2);
  expect(document.body.textContent).toContain(`screen.verdict.pays ${CLEO} ${BOB}`);
});

test("an accusation that the table can answer is cried out first", () => {
  draw(Board, seen());

  tells("open", { charge: "secret" });

  expect(document.querySelector(".held")!.textContent).toContain(
    `screen.verdict.cry.secret ${CLEO} ${BOB}`,
  );
});

test("a word that falls is crossed out before it is gone", () => {
  draw(Board, seen());

  props.beat = { ms: 0, call: { kind: "struck", word: 2, by: BOB } };
  flushSync();

  expect(document.querySelector(".falls")!.textContent).toContain("boat");
});

test("who comes back finds a verdict told, without theatre", () => {
  const fate = {
    charge: "secret",
    accuser: ANN,
    verdict: "guilty",
    secret: "boat",
    payer: BOB,
  } as const;
  draw(Board, seen({ chain: [heard(1, ANN, "river"), heard(2, BOB, "boat", fate)] }));

  expect(document.querySelector(".lightning")).toBeNull();
  expect(document.body.textContent).toContain("screen.verdict.secret.guilty");
});

test("a spoken word can be written down by anybody", () => {
  const chain = [heard(1, ANN, "river"), heard(2, BOB, "")];
  const play = draw(
    Board,
    seen({ speaking: "spoken", chain, may: [{ type: "may-note", words: [2] }] }),
  );

  write("boat");
  document.querySelector("form")!.requestSubmit();

  expect(play).toHaveBeenCalledWith({ type: "note", word: 2, text: "boat" });
});

test("a word that no list knows is put to me as a question, and my answer can be turned (TT-12)", () => {
  const asked = seen({
    asked: true,
    stands: [ANN],
    may: listening.filter(({ type }) => type !== "may-let-stand"),
  });
  const play = draw(Controls, asked);
  expect(button("wish.claim")).toBeUndefined();
  expect(button("screen.asked.yes")!.getAttribute("aria-pressed")).toBe("true");

  tap("screen.asked.yes");
  tap("screen.asked.no");

  expect(play.mock.calls).toEqual([[{ type: "object", word: 2 }]]);
});

test("whose word it is is not asked", () => {
  draw(Controls, seen({ me: BOB, asked: true }));

  expect(button("screen.asked.yes")).toBeUndefined();
});

test("what the judge of words thinks is told where it has a vote, and somebody doubts", () => {
  draw(Board, seen({ judge: true }));
  expect(document.body.textContent).not.toContain("screen.judge");

  becomes({ objects: [ANN] });
  expect(document.body.textContent).toContain("screen.judge.yes");
  becomes({ judge: false, asked: true, objects: [] });

  expect(document.body.textContent).toContain("screen.judge.no");
});

const spoken = [heard(1, ANN, "river"), heard(2, BOB, "")];
const held = {
  cards: [[CLEO, "boat"]] as [number, string][],
  heard: [3],
  denied: [],
  is_last: false,
};

test("of a card that is shown I say whether its word was said (TT-19)", () => {
  const play = draw(
    Controls,
    seen({
      speaking: "spoken",
      phase: "showing",
      chain: spoken,
      shown: held,
      may: [{ type: "may-vouch", word: 2 }],
    }),
  );

  tap("screen.vouch.no");

  expect(play).toHaveBeenCalledWith({ type: "vouch", word: 2, said: false });
});

test("everybody sees the card that is shown, and who heard it", () => {
  draw(Board, seen({ speaking: "spoken", phase: "showing", chain: spoken, shown: held }));

  expect(document.querySelector(".cards")!.textContent).toContain("boat");
  expect(document.querySelector(".answers")!.textContent).toContain("Dan");
  expect(document.body.textContent).toContain(`screen.status.showing ${CLEO}`);
});

test("a card that makes seven lies there for a while in place of the word, and can be joined (TT-47)", () => {
  const shown = { ...held, heard: [], is_last: true };
  draw(Board, seen({ phase: "showing", shown }));

  expect(document.querySelector(".cards")!.textContent).toContain("boat");
  expect(document.querySelector(".last .word")).toBeNull();
  expect(document.body.textContent).toContain(`screen.status.showing.last ${CLEO}`);
});

test("who wrote down what another said is named (TT-28)", () => {
  draw(
    Board,
    seen({ speaking: "spoken", chain: [spoken[0]!, { ...heard(2, BOB, "boat"), noted: CLEO }] }),
  );

  expect(document.querySelector(".noted")!.textContent).toBe(`screen.chain.noted ${CLEO}`);
});

test("a card that went back is still known", () => {
  draw(
    Board,
    seen({
      speaking: "spoken",
      chain: [spoken[0]!, heard(2, BOB, "", { returned: [[CLEO, "boat"]] })],
    }),
  );

  expect(document.body.textContent).toContain(`screen.chain.returned ${CLEO} boat`);
});

test("the accused is asked with the cards face down, and what was marked lies ready (TT-28)", () => {
  const trial: Trial = {
    word: 2,
    by: CLEO,
    whom: ANN,
    charge: "secret",
    voters: [],
    text: "",
    voted: [],
    down: [],
    whys: [],
  };
  const may: View["may"] = [{ type: "may-answer", word: 2, cards: ["-", "bridge", "horse"] }];
  const play = draw(
    Controls,
    seen({ speaking: "spoken", phase: "answer", secret: "horse", trial, may }),
  );
  expect(document.body.textContent).not.toContain("horse");

  tap("wish.answer");
  document.querySelectorAll<HTMLInputElement>("input[type=radio]")[0]!.click();
  flushSync();
  tap("wish.answer");

  expect(play.mock.calls.map(([wish]) => wish)).toEqual([
    { type: "answer", word: 2, card: "horse" },
    { type: "answer", word: 2, card: "-" },
  ]);
});
