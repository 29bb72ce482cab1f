import { expect, test } from "vitest";

import { coach } from "../coach";
import { isNext, payee, settled, shownCard, undecided } from "../reading";
import type { Trial } from "../types.gen";
import { ANN, BOB, CLEO, heard, listening, seen } from "./example";
import { statusOf } from "./status";

const trial: Trial = {
  word: 2,
  by: CLEO,
  whom: BOB,
  charge: "off-topic",
  voters: [ANN, 3],
  text: "",
  voted: [],
  down: [],
  whys: [],
};

test("an accusation is settled once there is a verdict", () => {
  expect(settled(heard(2, BOB, "boat", { charge: "off-topic", accuser: CLEO }))).toBeNull();
  expect(
    settled(heard(2, BOB, "boat", { charge: "off-topic", accuser: CLEO, verdict: "void" }))?.whom,
  ).toBe(BOB);
});

test("who does not pay is paid", () => {
  const story = (payer: number) =>
    settled(heard(2, BOB, "boat", { charge: "secret", accuser: CLEO, verdict: "guilty", payer }))!;

  expect(payee(story(BOB))).toBe(CLEO);
  expect(payee(story(CLEO))).toBe(BOB);
});

test("my own secret is no shown card until it is lost or through", () => {
  const fate = heard(2, BOB, "boat", { secret: "boat", verdict: "innocent" }).fate!;

  expect(shownCard(fate)).toBe("");
  expect(shownCard({ ...fate, validated: true })).toBe("boat");
});

test("who comes next may type while the last word stands, and not while somebody pleads", () => {
  expect(isNext(seen({ me: CLEO }))).toBe(true);
  expect(isNext(seen({ me: CLEO, phase: "defence" }))).toBe(false);
  expect(isNext(seen({ me: null, speaker: null }))).toBe(false);
});

test("of whoever left nobody says that they look for a word", () => {
  const alone = { phase: "speaking", speaker: CLEO, empty: [BOB, CLEO] } as const;

  expect(statusOf(seen({ ...alone, empty: [...alone.empty] }), null)).toBe("speaking.empty");
});

test("the line below the word says what I have to do, or for whom we wait", () => {
  expect(statusOf(seen(), null)).toBe("hold");
  expect(statusOf(seen({ may: listening }), null)).toBe("hold.fishy");
  expect(statusOf(seen({ me: BOB }), null)).toBe("hold.mine");
  expect(statusOf(seen({ chain: [heard(1, ANN, "river")] }), null)).toBe("hold");
  expect(statusOf(seen({ me: CLEO }), null)).toBe("hold.next");
  expect(statusOf(seen({ phase: "speaking", me: CLEO }), null)).toBe("speaking.mine");
  expect(statusOf(seen({ phase: "defence", me: BOB, trial }), null)).toBe("defence.mine");
  expect(statusOf(seen({ phase: "vote", trial }), null)).toBe("vote.mine");
  expect(statusOf(seen({ phase: "vote", trial: { ...trial, voted: [ANN] } }), null)).toBe(
    "vote.ready",
  );
  expect(statusOf(seen({ phase: "vote", me: CLEO, trial }), null)).toBe("vote");
});

test("once my word was judged, nobody asks me to look innocent", () => {
  const caught = heard(2, BOB, "boat", { charge: "secret", accuser: ANN, verdict: "guilty" });

  expect(statusOf(seen({ me: BOB, chain: [heard(1, ANN, "river"), caught] }), null)).toBe("hold");
});

test("once my word was judged, the coach does not promise that it may still pass", () => {
  const caught = heard(2, BOB, "boat", { charge: "secret", accuser: ANN, verdict: "guilty" });

  expect(coach(seen({ me: BOB }), BOB)).toBe("mine");
  expect(coach(seen({ me: BOB, chain: [heard(1, ANN, "river"), caught] }), BOB)).toBe("settled");
});

test("while a word stands, one waits for those who have not said what they make of it", () => {
  expect(undecided(seen({ stands: [ANN], away: [3] }))).toEqual([CLEO]);
  expect(undecided(seen({ phase: "speaking" }))).toEqual([]);
});

test("who reached for the token and does not have it learns who was faster", () => {
  const taken = seen({ phase: "speaking", rounds: false });

  expect(statusOf(taken, 3)).toBe("speaking.beaten");
  expect(statusOf(taken, 2)).toBe("speaking.token");
});

test("nobody takes the token twice in a row, or after a silence", () => {
  const free = { phase: "free", rounds: false, speaker: null } as const;

  expect(statusOf(seen({ ...free, me: BOB }), null)).toBe("free.spoke");
  expect(statusOf(seen({ ...free, barred: [ANN] }), null)).toBe("free.barred");
  expect(statusOf(seen(free), null)).toBe("free");
});

test("what my secret word does to the screens of others is nothing", () => {
  const innocent = seen({ me: BOB });

  expect(statusOf(seen({ me: BOB, secret: "boat" }), null)).toBe(statusOf(innocent, null));
  expect(coach(seen({ me: BOB, secret: "boat" }), BOB)).toBe(coach(innocent, BOB));
});

test("the coach tells a learner that somebody said their word", () => {
  const chain = [heard(1, ANN, "river"), heard(2, BOB, "bridge", { holders: [[ANN, "bridge"]] })];

  expect(coach(seen({ may: listening }), ANN)).toBe("listen");
  expect(coach(seen({ may: listening, chain }), ANN)).toBe("claim");
});

test("what interrupts the chain is said to those who decide and to those who wait", () => {
  const truth: Trial = { ...trial, charge: "secret", voters: [] };
  const shown = {
    cards: [[CLEO, "boat"]] as [number, string][],
    heard: [],
    denied: [],
    is_last: false,
  };

  expect(statusOf(seen({ asked: true }), null)).toBe("asked");
  expect(statusOf(seen({ asked: true, me: BOB }), null)).toBe("asked.mine");
  expect(statusOf(seen({ phase: "showing", shown }), null)).toBe("showing");
  expect(statusOf(seen({ phase: "showing", shown, me: CLEO }), null)).toBe("showing.mine");
  const last = { ...shown, is_last: true };
  expect(statusOf(seen({ phase: "showing", shown: last }), null)).toBe("showing.last");
  expect(statusOf(seen({ phase: "showing", shown: last, me: CLEO }), null)).toBe(
    "showing.last.mine",
  );
  expect(statusOf(seen({ phase: "answer", trial: truth }), null)).toBe("answer");
  expect(statusOf(seen({ phase: "answer", trial: truth, me: BOB }), null)).toBe("answer.mine");
});

test("the coach explains what interrupts the chain", () => {
  const truth: Trial = { ...trial, charge: "secret", voters: [] };
  const shown = {
    cards: [[CLEO, "boat"]] as [number, string][],
    heard: [],
    denied: [],
    is_last: false,
  };

  expect(coach(seen({ asked: true, may: listening }), ANN)).toBe("asked");
  expect(coach(seen({ phase: "showing", shown, may: [{ type: "may-vouch", word: 2 }] }), ANN)).toBe(
    "vouch",
  );
  expect(coach(seen({ phase: "showing", shown, me: CLEO }), CLEO)).toBe("shown");
  expect(coach(seen({ phase: "showing", shown: { ...shown, is_last: true } }), ANN)).toBe("last");
  expect(coach(seen({ phase: "answer", trial: truth }), ANN)).toBe("truth");
  expect(
    coach(
      seen({
        phase: "answer",
        trial: truth,
        me: BOB,
        may: [{ type: "may-answer", word: 2, cards: ["-"] }],
      }),
      BOB,
    ),
  ).toBe("answer");
});

test("once somebody has the token, a learner is told that the last word is settled (TT-52)", () => {
  expect(coach(seen({ phase: "speaking", rounds: false, is_open: false }), ANN)).toBe("taken");
});
