import { expect, test } from "vitest";

import { heard, seen, untouched } from "../phone/example";
import type { Fate, Trial, View } from "../types.gen";
import { beats, type Act } from "./beats";

const trial: Trial = { word: 3, by: 0, whom: 2, charge: "off-topic", voters: [1, 3], text: "they grow there", voted: [1], down: [] };
const chain = [heard(1, 0, "nature"), heard(2, 1, "flower"), heard(3, 2, "garden")];
const withFate = (fate: Partial<Fate>) => [...chain.slice(0, 2), { ...chain[2]!, fate: { ...untouched, ...fate } }];
const view = (changes: Partial<View> = {}) => seen({ me: null, chain, speaker: 3, ...changes });
const acts = (...told: ReturnType<typeof beats>) => told.flatMap(({ act }) => (act ? [act] : []));
const steps = (told: readonly Act[]) => told.map((act) => (act.kind === "trial" ? act.case.step : act.kind));

test("a new word tightens the chain at once", () => {
  const [tighten, rest] = beats(view(), view({ chain: [...chain, heard(4, 3, "rose")] }));

  expect(tighten).toMatchObject({ sound: "step", view: { chain: { length: 4 } } });
  expect(rest!.ms).toBe(0);
});

test("a secret word is struck by a flash when the next one has come", () => {
  const after = view({ chain: [...withFate({ secret: "garden", validated: true }), heard(4, 3, "rose")] });

  const told = beats(view(), after);

  expect(acts(...told)).toEqual([{ kind: "strike", word: 3, by: 2, card: "garden" }]);
  expect(told.findIndex(({ act }) => act)).toBe(1);
});

test("an off-topic accusation freezes the room and stays open", () => {
  const told = beats(view(), view({ phase: "defence", trial: { ...trial, text: "", voted: [] } }));

  expect(acts(...told)).toMatchObject([{ kind: "trial", case: { step: "open", by: 0, whom: 2, plea: null, linked: { text: "flower" } } }]);
});

test("thumbs are counted down, turn together, and then the verdict falls", () => {
  const after = view({ chain: withFate({ charge: "off-topic", accuser: 0, verdict: "guilty", down: [1, 3], payer: 2 }) });

  const told = beats(view({ phase: "vote", trial }), after);

  expect(steps(acts(...told))).toEqual([3, 2, 1, "turned", "stamped"]);
  expect(acts(...told).at(-1)).toMatchObject({ case: { down: [1, 3], voted: [1, 3], plea: "they grow there", payer: 2 } });
});

test("where nobody voted there is nothing to count", () => {
  const after = view({ chain: withFate({ charge: "off-topic", accuser: 0, verdict: "void" }) });

  expect(steps(acts(...beats(view({ phase: "vote", trial }), after)))).toEqual(["stamped"]);
});

test("a vote that a secret word came through is not struck by a second flash", () => {
  const after = view({ chain: withFate({ secret: "garden", validated: true, charge: "off-topic", accuser: 0, verdict: "innocent", up: [1, 3], payer: 0 }) });

  expect(steps(acts(...beats(view({ phase: "vote", trial }), after)))).not.toContain("strike");
});

test("an accusation of a secret word is answered after a held breath", () => {
  const after = view({ chain: withFate({ charge: "secret", accuser: 3, verdict: "innocent", payer: 3 }) });

  expect(steps(acts(...beats(view(), after)))).toEqual(["open", "stamped"]);
});

test("every claim is called out", () => {
  const after = view({ chain: withFate({ claims: [0, 3] }) });

  expect(acts(...beats(view(), after))).toMatchObject([{ kind: "claim", by: 0 }, { kind: "claim", by: 3 }]);
});

test("a word that is taken back falls off the chain before it is gone", () => {
  const [fall, rest] = beats(view(), view({ chain: chain.slice(0, 2), turn: 4, phase: "speaking" }));

  expect(fall).toMatchObject({ act: { kind: "struck", word: 3 }, view: { chain: { length: 3 } } });
  expect(rest!.view.chain).toHaveLength(2);
});

test("a silence is broken by the draw pile", () => {
  const after = view({ rounds: false, turn: 4, chain: [...chain, heard(4, null, "rose")] });

  expect(acts(...beats(view({ rounds: false, phase: "free" }), after))).toEqual([{ kind: "deck", by: null }]);
});

test("who says nothing is heard to say nothing", () => {
  const before = view({ phase: "speaking", speaker: 3 });

  expect(acts(...beats(before, view({ phase: "speaking", speaker: 0, turn: 4 })))).toEqual([{ kind: "passed", by: 3 }]);
  expect(acts(...beats({ ...before, rounds: false }, view({ phase: "free", rounds: false, turn: 4, barred: [3] })))).toEqual([{ kind: "gave-back", by: 3 }]);
});

test("the last verdict is told before the end", () => {
  const after = view({ phase: "over", chain: withFate({ charge: "secret", accuser: 3, verdict: "guilty", secret: "garden", payer: 2 }) });

  const told = beats(view(), after);

  expect(told.slice(0, -1).every((beat) => beat.view.phase !== "over")).toBe(true);
  expect(told.at(-1)).toMatchObject({ view: { phase: "over" }, sound: "won" });
});

test("a new game begins without catching up with the old one", () => {
  expect(beats(view({ turn: 30 }), view({ turn: 0 }))).toHaveLength(1);
});

test("an accused who had to tell the truth is judged without a second hush", () => {
  const answered = view({ chain: withFate({ charge: "secret", accuser: 3, verdict: "guilty", secret: "garden", payer: 2 }) });

  const told = acts(...beats(view({ phase: "answer", trial: { ...trial, charge: "secret", voters: [], voted: [] } }), answered));

  expect(steps(told)).toEqual(["stamped"]);
});

test("a card that most did not hear is called back", () => {
  const after = view({ chain: withFate({ returned: [[0, "river"]] }) });

  expect(acts(...beats(view({ phase: "showing" }), after))).toMatchObject([{ kind: "returned", by: 0, card: "river" }]);
});
