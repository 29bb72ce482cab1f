import { afterEach, beforeEach, expect, test } from "vitest";

import type { View } from "../types.gen";
import Controls from "./Controls.svelte";
import { BIFF, seen, VALDA, ZED } from "./example";
import { inHand, clear, draw, text, tap, choose, write } from "./pressing";

beforeEach(inHand);
afterEach(clear);

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

test("whoever is sent elsewhere is named where the Game Master says where to", () => {
  const may: View["may"] = [
    { type: "may-choose", number: 7, hook: "flee", options: ["lounge", "bridge"] },
  ];
  const happening: View["happening"] = {
    number: 3,
    card: "9♦",
    figure: ZED,
    words: "",
    turn: 2,
    conflicts: 0,
    others: [],
    asked: 0,
  };
  draw(Controls, seen({ ask: "pick", may, happening }));

  expect(text()).toContain("screen.gm.pick.flee Zed");
  expect(text()).not.toContain("may.may-choose");
});
