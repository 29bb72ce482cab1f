import { expect, test } from "vitest";

import { areTold, entriesOf, tellAll } from "../../../../test/told";
import { silent } from "../../beats";
import type { AnyFact, View } from "../types.gen";
import { beats } from "./beats";
import { result, tell, view } from "./telling";

test("the end is heard: the monster fell, or it did not", () => {
  const last = (cause: "monster-slain" | "claimed") =>
    tell(view(), { type: "game-ended", winners: [0], cause, book: [result] })[0]!;

  expect([last("monster-slain").sound, last("claimed").sound]).toEqual(["won", "lost"]);
  expect(last("monster-slain").seen.cause).toBe("monster-slain");
});

/** Bots contest nothing and host nothing, and no curse is pushed to the entrance where they leave it: told by hand above. */
const UNMET = ["curse-void", "review-settled", "curses-lifted"];

test.runIf(areTold)(
  "in whole games figures, monster, curses and book are where the facts put them",
  () => {
    const known = ({
      rooms,
      monster,
      curses,
      drawn,
      terror,
      round,
      turn,
      torches,
      sizes,
      guessing,
      giver,
      book,
      winners,
      cause,
    }: View) => ({
      rooms,
      monster,
      curses,
      drawn,
      terror,
      round,
      turn,
      torches,
      sizes,
      guessing,
      giver,
      book,
      winners,
      cause,
    });
    const met = new Set<string>();
    for (const entry of entriesOf<View, AnyFact>("trapwords")) {
      for (const { type } of entry.facts) met.add(type);
      expect(known(tellAll(beats, entry).seen), JSON.stringify(entry.facts)).toEqual(
        known(entry.after),
      );
    }
    const seen = Object.entries(beats).filter(([, row]) => row !== silent);
    expect(
      seen.map(([type]) => type).filter((type) => !met.has(type) && !UNMET.includes(type)),
    ).toEqual([]);
  },
  60_000,
);
