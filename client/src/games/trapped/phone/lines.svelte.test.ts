import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import { BIFF, BOB, CLEO, clash, sheet, VALDA } from "../gm/example";
import { stakesOf } from "../reading";
import type { View } from "../types.gen";
import Things from "./drawers/Things.svelte";
import { bobs, clear, draw, says } from "./example";

afterEach(clear);

const said = (title: string, text: string) => ({ en: { title, text }, fr: { title, text } });
const titled = (titles: View["place"]["titles"], changes: Partial<View> = {}): View => {
  const view = bobs(changes);
  return { ...view, place: { ...view.place, titles: { ...view.place.titles, ...titles } } };
};

test("whom the monster attacks reads what it does (TD-11)", () => {
  const attack = clash({ kind: "event", subject: "monster", attack: "attack-1", figure: BIFF });
  const view = titled({ "attack-1": said("He carves", "A wing, or a leg?") }, { conflict: attack });

  draw(Board, view);

  says("He carves. A wing, or a leg?");
});

test("an event that is no attack says nothing of the monster", () => {
  const event = clash({ kind: "event", subject: "chandelier", attack: "" });

  expect(stakesOf(bobs(), event)).toBe("");
});

test("what I carry says what it is, and the weakness what can be done (TD-99)", () => {
  const view = titled(
    {
      gong: said("dinner gong", "It would swing nicely."),
      weakness: said("Heat", "Fire kills it."),
    },
    {
      sheets: [sheet(BIFF, "Biff", BOB, { items: ["gong"] }), sheet(VALDA, "Valda", CLEO)],
    },
  );

  draw(Things, view);

  says("It would swing nicely.");
  says("Fire kills it.");
});

test("when time has run out, the scenario says what became of everybody (TD-125)", () => {
  const view = titled(
    { limit: said("The last candle", "It goes out.") },
    { phase: "over", verdict: "out-of-time", cause: "out-of-time" },
  );

  draw(Board, view);

  says("The last candle. It goes out.");
});
