import { expect, test } from "vitest";

import { ANN, BOB, CLEO, heard } from "./phone/example";
import { DAN, chain, view, tell, steps, fates, said, validated, paid, resumed } from "./telling";
import type { AnyFact, View } from "./types.gen";

test("a word tightens the chain, and whoever may do something about it may do so at once", () => {
  const may: View["may"] = [{ type: "may-let-stand", word: 4 }];

  const { told, last } = tell(
    view(),
    view({ may, chain: [...chain, heard(4, DAN, "rose")] }),
    said(4, DAN, "rose"),
  );

  expect(told).toMatchObject([{ sound: "step" }]);
  expect([last.chain.at(-1)!.text, last.may]).toEqual(["rose", may]);
});

test("a secret word is struck by a flash, and then the next one comes", () => {
  const { told, seen } = tell(
    view(),
    view({ chain: [...chain, heard(4, DAN, "rose")] }),
    validated,
    said(4, DAN, "rose"),
  );

  expect(told[0]!.call).toEqual({ kind: "strike", word: 3, by: CLEO, card: "garden" });
  expect(seen.map(({ chain }) => chain.length)).toEqual([3, 4]);
  expect(fates(seen)[0]).toMatchObject({ secret: "garden", validated: true });
});

test("every claim is called out, and a word that was only spoken is read from the card", () => {
  const spoken = view({ chain: [...chain.slice(0, 2), heard(3, CLEO, "")] });
  const facts = [ANN, DAN].map((by): AnyFact => ({ type: "claimed", word: 3, by, card: "garden" }));

  const { told, last } = tell(spoken, view(), ...facts);

  expect(told.map(({ call }) => call)).toEqual(
    [ANN, DAN].map((by) => ({ kind: "claim", word: 3, by, card: "garden" })),
  );
  expect(last.chain.at(-1)).toMatchObject({ text: "garden", fate: { claims: [ANN, DAN] } });
});

test("my pile and my hand change when it is told why", () => {
  const mine = view({ me: CLEO, flashes: 3, hand: ["garden", "sand"] });
  const drew: AnyFact = { type: "drew", seat: CLEO, words: ["moon"], to: [CLEO] };

  const { seen } = tell(mine, view(), validated, drew, paid(CLEO, ANN), {
    type: "swapped",
    seat: CLEO,
    out: "sand",
    words: ["wolf"],
    to: [CLEO],
  });

  expect(seen.map(({ flashes }) => flashes)).toEqual([4, 4, 3, 3]);
  expect(seen.map(({ hand }) => hand)).toEqual([
    ["sand"],
    ["sand", "moon"],
    ["sand", "moon"],
    ["moon", "wolf"],
  ]);
});

test("a word that is taken back falls off the chain before it is gone", () => {
  const facts: AnyFact[] = [
    { type: "objected", word: 3, by: BOB },
    { type: "struck", word: 3, by: CLEO, text: "garden", turn: 4, until: null },
  ];

  const { told, seen } = tell(
    view(),
    view({ chain: chain.slice(0, 2), turn: 4, phase: "speaking" }),
    ...facts,
  );

  expect(steps(told)).toEqual(["struck"]);
  expect(seen.map(({ chain, objects }) => [chain.length, objects])).toEqual([
    [3, [BOB]],
    [3, [BOB]],
    [2, []],
  ]);
});

test("a silence is broken by the draw pile, and the first word of a game by nobody", () => {
  const opening = (number: number, by: number | null): AnyFact => ({
    type: "opening-read",
    number,
    by,
    text: "rose",
    at: 0,
    until: 0,
  });
  const after = view({ rounds: false, chain: [...chain, heard(4, null, "rose")] });

  const { told, last } = tell(
    view({ rounds: false, phase: "free" }),
    after,
    { type: "passed", turn: 3, by: null },
    opening(4, null),
  );

  expect(steps(told)).toEqual(["deck"]);
  expect(last.chain).toHaveLength(4);
  expect(tell(view(), view({ chain: [] }), opening(1, ANN)).told).toEqual([]);
});

test("who says nothing is heard to say nothing", () => {
  const after = view({ phase: "speaking", speaker: ANN, turn: 4 });

  expect(tell(view(), after, { type: "passed", turn: 3, by: DAN }).told[0]!.call).toEqual({
    kind: "passed",
    by: DAN,
  });
  expect(
    tell(view(), after, { type: "gave-back", turn: 4, by: DAN, until: 0, whose: CLEO }).told[0]!
      .call,
  ).toEqual({ kind: "gave-back", by: DAN });
});

const showing = (cards: [number, string][], heard: number[] = []) =>
  view({
    speaking: "spoken",
    phase: "showing",
    shown: { cards, heard, denied: [], is_last: false },
  });

test("a card that is held up stops everything", () => {
  const { told, last } = tell(view(), showing([[ANN, "river"]]), {
    type: "card-shown",
    word: 3,
    by: ANN,
    card: "river",
    until: 0,
    left: null,
  });

  expect(told).toMatchObject([{ sound: "stone", moment: true }]);
  expect(last.shown!.cards).toEqual([[ANN, "river"]]);
});

test("a card that most did not hear is called back, once they all have said so", () => {
  const facts: AnyFact[] = [
    { type: "vouched", word: 3, by: BOB, said: false },
    { type: "card-returned", word: 3, cards: [[ANN, "river"]] },
    resumed,
  ];

  const { told, seen } = tell(showing([[ANN, "river"]], [BOB]), view(), ...facts);

  expect(seen[0]!.shown).toMatchObject({ heard: [], denied: [BOB] });
  expect(told[1]!.call).toEqual({ kind: "returned", word: 3, by: ANN, card: "river" });
  expect(fates(seen)[1]!.returned).toEqual([[ANN, "river"]]);
});

test("a word that is written down is there for what follows from it", () => {
  const spoken = view({ chain: [...chain.slice(0, 2), heard(3, CLEO, "")] });

  expect(
    tell(spoken, view(), { type: "noted", word: 3, by: ANN, text: "garden" }).last.chain.at(-1),
  ).toMatchObject({ text: "garden", noted: ANN });
});
