import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Controls from "../Controls.svelte";
import { becomes, button, clear, draw, settle, tap, write } from "./drawing.svelte";
import { ANN, BOB, CLEO, heard, listening, seen } from "./example";

afterEach(clear);

test("a keyboard capitalises no word by itself: a capital makes a name of a verb (TT-12)", () => {
  draw(Controls, seen({ phase: "speaking", speaker: ANN, may: [{ type: "may-say", turn: 3 }] }));

  expect(document.querySelector("input")!.getAttribute("autocapitalize")).toBe("none");
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
    clear();
    return words.findIndex(({ dataset }) => dataset["word"] === "-");
  });

  expect(places.toSorted()).toEqual([0, 1, 2]);
});

test("who has no voice types the word, and the table finds the card", () => {
  const play = draw(Controls, aloud(4));

  tap("screen.mute");
  write("wolf");
  document.querySelector("form")!.requestSubmit();

  expect(play).toHaveBeenCalledWith({ type: "speak", turn: 4, secret: "-", text: "wolf" });
});
