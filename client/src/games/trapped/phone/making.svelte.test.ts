import { afterEach, expect, test } from "vitest";

import Controls from "../Controls.svelte";
import { BIFF, BOB, CLEO, sheet, VALDA, ZED } from "../gm/example";
import type { View } from "../types.gen";
import { bobs, choose, clear, draw, tap } from "./example";

afterEach(clear);

test("a character can be made without choosing anything, and two cards can be swapped", () => {
  const may: View["may"] = [
    {
      type: "may-make-character",
      number: 7,
      for_attributes: ["2♣", "3♣", "4♣", "5♣", "6♣", "A♥"],
      for_feelings: ["7♥", "8♠"],
    },
  ];
  const play = draw(
    Controls,
    bobs({
      phase: "characters",
      may,
      cast: [{ name: "Biff", gender: "man", occupation: "marine", face: "beard" }],
      figure: null,
    }),
  );

  tap("screen.phone.make.next");
  tap("screen.attribute.brave");
  tap("screen.attribute.lucky");
  tap("screen.phone.make.next");
  tap("wish.make-character");

  const attributes = ["A♥", "3♣", "4♣", "5♣", "6♣", "2♣"];
  expect(play.mock.calls).toEqual([
    [
      {
        type: "make-character",
        number: 7,
        name: "Biff",
        gender: "man",
        occupation: "marine",
        attributes,
        feelings: ["7♥", "8♠"],
        face: "beard",
      },
    ],
  ]);
});

test("a name on an Extra's sheet comes with an idea", () => {
  const may: View["may"] = [
    { type: "may-set-aspect", number: 7, cards: ["2♣", "5♦"], spots: ["2.name", "2.brave", "2>0"] },
  ];
  const play = draw(
    Controls,
    bobs({
      phase: "extras",
      may,
      cast: [{ name: "Otto", gender: "robot", occupation: "steward", face: null }],
      sheets: [sheet(BIFF, "Biff", BOB), sheet(VALDA, "Valda", CLEO), sheet(ZED, "", null)],
    }),
  );

  choose("field.name");
  choose("screen.card 2");
  tap("wish.set-aspect");

  expect(play.mock.calls).toEqual([
    [
      {
        type: "set-aspect",
        number: 7,
        card: "2♣",
        spot: "2.name",
        words: "Otto",
        gender: "robot",
        face: null,
      },
    ],
  ]);
});
