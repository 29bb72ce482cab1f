import { isDeepStrictEqual } from "node:util";

import { expect, test } from "vitest";

import { areTold, entriesOf, tellAll } from "../../../test/told";
import { beats } from "./beats";
import { untouched } from "./changes";
import type { AnyFact, Heard, View } from "./types.gen";

/**
 * What begins a game is not seen to happen; bots speak in rounds, use words of the list, let all words stand, and stay.
 * They say only what people nod at, so that nobody doubts a link: trial.test.ts tells such trials.
 */
const UNMET = [
  ...[
    "opened",
    "dealt",
    "opening-read",
    "noticed",
    "swapped",
    "burnt",
    "shuffled",
    "went-away",
    "came-back",
  ],
  ...["token-freed", "taken", "gave-back", "passed", "asked", "accepted", "objected", "struck"],
  ...["noted", "compared", "card-shown", "vouched", "card-returned"],
  ...["defended", "pleaded", "voted", "judged", "resumed"],
];

/** A card is known to its holder alone until it is shown: that comes with the view. */
function publicFate({ fate, ...word }: Heard) {
  const { holders: _, secret, ...rest } = fate ?? untouched;
  return { ...word, ...rest, secret: rest.validated || rest.verdict === "guilty" ? secret : "" };
}

test.runIf(areTold)(
  "in whole games every word, verdict, flash and card is where the facts put it",
  () => {
    const known = ({ chain, flashes, hand, trial, shown }: View) => ({
      chain: chain.map(publicFate),
      flashes,
      hand,
      trial,
      shown,
    });
    const met = new Set<string>();
    for (const entry of entriesOf<View, AnyFact>("traitor-word")) {
      for (const { type } of entry.facts) met.add(type);
      const [seen, after] = [known(tellAll(beats, entry).seen), known(entry.after)];
      if (!isDeepStrictEqual(seen, after)) expect(seen, JSON.stringify(entry.facts)).toEqual(after);
    }
    expect(Object.keys(beats).filter((type) => !met.has(type) && !UNMET.includes(type))).toEqual(
      [],
    );
  },
  60_000,
);
