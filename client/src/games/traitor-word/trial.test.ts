import { expect, test } from "vitest";

import { ANN, BOB, CLEO } from "./phone/example";
import {
  DAN,
  trial,
  view,
  withFate,
  tell,
  steps,
  fates,
  validated,
  accused,
  judged,
  paid,
  lost,
  resumed,
} from "./telling";
import type { AnyFact, View } from "./types.gen";

test("an accusation freezes the room, and is open until somebody answers for it", () => {
  const open = view({ phase: "defence", trial: { ...trial, text: "", voted: [] } });

  const { told, last } = tell(
    view(),
    open,
    accused({ charge: "off-topic", voters: [BOB, DAN], until: 20 }),
  );

  expect(told).toMatchObject([{ sound: "sprung", moment: true, trial: { word: 3, step: "open" } }]);
  expect([last.phase, last.trial, fates([last])[0]]).toMatchObject([
    "defence",
    { by: ANN },
    { charge: "off-topic", accuser: ANN },
  ]);
});

test("thumbs are counted down, turn together, and then fall verdict, flash and card", () => {
  const voted: AnyFact = { type: "voted", word: 3, by: DAN, down: null, to: [DAN], why: "" };
  const after = view({
    chain: withFate({
      charge: "off-topic",
      accuser: ANN,
      verdict: "guilty",
      secret: "garden",
      down: [BOB, DAN],
      payer: CLEO,
    }),
  });

  const { told, seen } = tell(
    view({
      phase: "vote",
      trial,
      waiting: [DAN],
      chain: withFate({ charge: "off-topic", accuser: ANN }),
    }),
    after,
    voted,
    judged({}),
    paid(CLEO, ANN),
    lost,
    resumed,
  );

  expect(steps(told)).toEqual([3, 2, 1, "turned", "stamped", "stamped", "stamped"]);
  expect([seen[0]!.trial!.voted, seen[0]!.waiting]).toEqual([[BOB, DAN], []]);
  const [, , , , turned, stamped, flash, card] = fates(seen);
  expect(
    fates(seen)
      .slice(0, 4)
      .every((fate) => fate!.down.length === 0),
  ).toBe(true);
  expect(turned).toMatchObject({ down: [BOB, DAN], verdict: null });
  expect(stamped).toMatchObject({ verdict: "guilty", payer: null, secret: "" });
  expect(flash).toMatchObject({ payer: CLEO, secret: "" });
  expect(card).toEqual(fates([after])[0]);
});

test("once thumbs are counted nobody is asked for theirs, and after the last verdict for nothing", () => {
  const may: View["may"] = [
    { type: "may-vote", word: 3 },
    { type: "may-claim", word: 3, cards: [] },
  ];

  const { seen } = tell(
    view({ phase: "vote", trial, may }),
    view({ phase: "over", chain: withFate({ payer: CLEO }) }),
    judged({}),
    paid(CLEO, ANN),
  );

  expect(seen[0]!.may.map(({ type }) => type)).toEqual(["may-claim"]);
  expect(seen.at(-1)!.may).toEqual([]);
});

test("where nobody voted there is nothing to count, and nobody pays", () => {
  const { told } = tell(
    view({ phase: "vote", trial }),
    view(),
    judged({ down: [], verdict: "void" }),
    resumed,
  );

  expect(steps(told)).toEqual(["stamped"]);
  expect(told[0]!.trial!.free).toBe(false);
});

test("a verdict for which somebody without flashes should pay costs nothing, and says so (TT-44)", () => {
  const { told } = tell(
    view(),
    view({ chain: withFate({ charge: "secret", accuser: ANN, verdict: "innocent" }) }),
    accused({}),
    { type: "answered", word: 3, by: CLEO, secret: false },
  );

  expect(told.at(-1)!.trial).toEqual({ word: 3, step: "stamped", free: true });
});

test("a secret word that a vote let through is not struck by a second flash", () => {
  const facts = [
    judged({ down: [], up: [BOB, DAN], verdict: "innocent" }),
    paid(ANN, CLEO),
    validated,
    resumed,
  ];

  const { told } = tell(
    view({ phase: "vote", trial }),
    view({ chain: withFate({ payer: ANN }) }),
    ...facts,
  );

  expect(steps(told)).toEqual([3, 2, 1, "turned", "stamped", "stamped", "stamped"]);
});

test("an accusation of a secret word is answered after a held breath", () => {
  const facts: AnyFact[] = [
    accused({}),
    { type: "answered", word: 3, by: CLEO, secret: false },
    paid(ANN, CLEO),
  ];

  const { told, seen } = tell(view(), view({ chain: withFate({ payer: ANN }) }), ...facts);

  expect(steps(told)).toEqual(["open", "stamped", "stamped"]);
  expect(fates(seen).map((fate) => fate!.verdict)).toEqual([null, "innocent", "innocent"]);
});

test("an accused who had to tell the truth is judged without a second hush", () => {
  const asked = view({
    speaking: "spoken",
    phase: "answer",
    trial: { ...trial, charge: "secret", voters: [], voted: [] },
  });

  const { told } = tell(
    asked,
    view(),
    { type: "answered", word: 3, by: CLEO, secret: true },
    paid(CLEO, ANN),
    lost,
    resumed,
  );

  expect(steps(told)).toEqual(["stamped", "stamped", "stamped"]);
});

test("the last verdict is told before the end, and what is asked then is nobody's business", () => {
  const over = view({
    phase: "over",
    winners: [ANN],
    chain: withFate({
      charge: "secret",
      accuser: ANN,
      verdict: "guilty",
      secret: "garden",
      payer: CLEO,
    }),
  });
  const ended = {
    type: "game-ended",
    winners: [ANN],
    cause: "seven-flashes",
    flashes: [],
    hands: [],
    chain: [],
    gains: [],
  } as AnyFact;

  const { told, seen } = tell(
    view(),
    over,
    accused({}),
    { type: "answered", word: 3, by: CLEO, secret: true },
    paid(CLEO, ANN),
    lost,
    ended,
  );

  expect(seen.map(({ phase }) => phase)).toEqual(["hold", "hold", "hold", "hold", "over"]);
  expect(told.at(-1)!.sound).toBe("won");
});
