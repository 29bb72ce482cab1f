import { afterEach, beforeEach, expect, test } from "vitest";

import type { View } from "../types.gen";
import Controls from "./Controls.svelte";
import { BIFF, BOB, clash, CLEO, seen, VALDA } from "./example";
import { inHand, clear, draw, text, labels, tap, choose } from "./pressing";

beforeEach(inHand);
afterEach(clear);

test("an attribute is confirmed with one tap, beside what was said", () => {
  const story = [{ number: 0, by: BOB, deed: "tried", words: "With chewing gum.", figure: null }];
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

test("silence is consent only where a clock runs", () => {
  const judged = (until: number | null) =>
    seen({
      ask: "rule",
      until,
      conflict: clash(),
      may: [{ type: "may-confirm", number: 7, attributes: ["clever", "fast"], proposed: "clever" }],
    });
  draw(Controls, judged(null));
  expect(text()).not.toContain("screen.gm.judge.silence");
  clear();

  draw(Controls, judged(9_000));

  expect(text()).toContain("screen.gm.judge.silence");
});

test("what was said in an earlier conflict is not said again", () => {
  const story = [{ number: 4, by: BOB, deed: "tried", words: "With gum.", figure: null }];
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
  const story = [{ number: 0, by: BOB, deed: "tried", words: "I flirt with it.", figure: null }];
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
  const story = [
    { number: 0, by: BOB, deed: "bid-placed", words: "Run, or I will.", figure: null },
  ];
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
