import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

import Board from "../Board.svelte";
import type { Step } from "../beats";
import Controls from "../Controls.svelte";
import type { Fate, Trial, View } from "../types.gen";
import { becomes, button, clear, draw, tap } from "./drawing.svelte";
import { ANN, BOB, CLEO, heard, seen } from "./example";

afterEach(clear);

test("a thumb can be turned, and shows how it stands", () => {
  const trial: Trial = {
    word: 2,
    by: CLEO,
    whom: BOB,
    charge: "off-topic",
    voters: [ANN],
    text: "",
    voted: [ANN],
    down: [ANN],
    whys: [],
  };
  const play = draw(Controls, seen({ phase: "vote", trial, may: [{ type: "may-vote", word: 2 }] }));

  expect(button("screen.vote.down")!.getAttribute("aria-pressed")).toBe("true");
  tap("screen.vote.up");

  expect(play).toHaveBeenCalledWith({ type: "vote", word: 2, down: false });
});

/** Show a beat of the trial of Bob's word, with what has come of it so far. */
function tells(step: Step | null, fate: Partial<Fate>) {
  const beat = step === null ? null : { ms: 0, trial: { word: 2, step } };
  const boat = heard(2, BOB, "boat", { charge: "off-topic", accuser: CLEO, ...fate });
  becomes({ chain: [heard(1, ANN, "river"), boat] }, beat);
}

test("thumbs are counted down, then seen together, and then it is told who pays", () => {
  const thumbs = { down: [ANN], up: [3] };
  draw(Board, seen());

  tells(3, {});
  expect(document.querySelector(".count")!.textContent).toBe("3");
  tells("turned", thumbs);
  expect(document.querySelectorAll(".verdict li")).toHaveLength(2);
  expect(document.body.textContent).not.toContain("screen.verdict.off-topic.innocent");
  tells("stamped", { ...thumbs, verdict: "innocent" });
  expect(document.body.textContent).not.toContain("screen.verdict.pays");
  tells(null, { ...thumbs, verdict: "innocent", payer: CLEO });

  expect(document.querySelectorAll(".verdict li")).toHaveLength(2);
  expect(document.body.textContent).toContain(`screen.verdict.pays ${CLEO} ${BOB}`);
});

test("what a verdict comes to is brought into sight, however small the phone", () => {
  const into = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  draw(Board, seen());

  tells("turned", { down: [ANN] });
  expect(into).not.toHaveBeenCalled();
  tells("stamped", { down: [ANN], verdict: "guilty" });
  tells(null, { down: [ANN], verdict: "guilty", payer: BOB });

  expect(into).toHaveBeenCalledTimes(2);
});

test("when a verdict is gone, advice above the board is seen again", () => {
  const board = document.createElement("main");
  const back = vi.spyOn(board, "scrollTo");
  document.body.append(board);
  draw(Board, seen(), true, board);
  tells(null, { verdict: "guilty", payer: BOB });
  expect(back).not.toHaveBeenCalled();

  becomes({ chain: [heard(1, ANN, "river"), heard(2, BOB, "boat")] });

  expect(back).toHaveBeenCalledWith(0, 0);
});

test("an accusation that the table can answer is cried out first", () => {
  draw(Board, seen());

  tells("open", { charge: "secret" });

  expect(document.querySelector(".held")!.textContent).toContain(
    `screen.verdict.cry.secret ${CLEO} ${BOB}`,
  );
});

test("a word that falls is crossed out before it is gone", () => {
  draw(Board, seen());

  becomes({}, { ms: 0, call: { kind: "struck", word: 2, by: BOB } });

  expect(document.querySelector(".falls")!.textContent).toContain("boat");
});

test("who comes back finds a verdict told, without theatre", () => {
  const fate = {
    charge: "secret",
    accuser: ANN,
    verdict: "guilty",
    secret: "boat",
    payer: BOB,
  } as const;
  draw(Board, seen({ chain: [heard(1, ANN, "river"), heard(2, BOB, "boat", fate)] }));

  expect(document.querySelector(".lightning")).toBeNull();
  expect(document.body.textContent).toContain("screen.verdict.secret.guilty");
});

test("the accused is asked with the cards face down, and what was marked lies ready (TT-28)", () => {
  const trial: Trial = {
    word: 2,
    by: CLEO,
    whom: ANN,
    charge: "secret",
    voters: [],
    text: "",
    voted: [],
    down: [],
    whys: [],
  };
  const may: View["may"] = [{ type: "may-answer", word: 2, cards: ["-", "bridge", "horse"] }];
  const play = draw(
    Controls,
    seen({ speaking: "spoken", phase: "answer", secret: "horse", trial, may }),
  );
  expect(document.body.textContent).not.toContain("horse");

  tap("wish.answer");
  document.querySelectorAll<HTMLInputElement>("input[type=radio]")[0]!.click();
  flushSync();
  tap("wish.answer");

  expect(play.mock.calls.map(([wish]) => wish)).toEqual([
    { type: "answer", word: 2, card: "horse" },
    { type: "answer", word: 2, card: "-" },
  ]);
});
