import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import { ANN, BIFF, BOB, clash, CLEO, slime, VALDA } from "../gm/example";
import { bobs, clear, draw, pass, says, tap } from "./example";

afterEach(clear);

test("an event that must be met is told on the board", () => {
  draw(
    Board,
    bobs({
      ask: "face",
      event: slime,
      conflict: clash({ kind: "event", subject: slime.id }),
      happening: {
        number: 1,
        card: "7♠",
        figure: BIFF,
        words: "",
        turn: 1,
        conflicts: 0,
        others: [],
        asked: 0,
      },
      may: [{ type: "may-face", number: 7, attributes: ["fast", "brave"] }],
    }),
  );

  says("Mind the slime");
});

test("somebody who only looks on sees the scene, and has nothing to press", () => {
  draw(Controls, bobs({ me: null, figure: null, hand: [], may: [] }));

  expect(document.querySelectorAll("button")).toHaveLength(0);
});

test("in the first turn, those who wait have a look at the Extras", () => {
  draw(Board, bobs({ turn: 1, active: CLEO }));

  says("screen.phone.drafting");
  expect([...document.querySelectorAll("article h3")].map((one) => one.textContent)).toContain(
    "Zed",
  );
});

test("who is waited for is counted, so that two do not bid as one does", () => {
  draw(Controls, bobs({ ask: "contest", waiting: [ANN, CLEO] }));

  says("screen.phone.wait.contest 2");
});

test("a conflict is stamped with what came of it", () => {
  draw(
    Board,
    bobs({
      last: clash({ kind: "challenge", opponent: CLEO, is_open: true, won: false }),
      news: "result",
      active: CLEO,
    }),
  );

  says("screen.tv.stamp.challenge.lost");
});

test("what lies here can be picked up where one acts", () => {
  const play = draw(Controls, bobs({ may: [pass, { type: "may-take", items: ["key"] }] }));

  says("locker key");
  tap("wish.take");

  expect(play.mock.calls).toEqual([[{ type: "take", item: "key" }]]);
});

test("while last words are written, everybody sees who got out", () => {
  draw(
    Board,
    bobs({
      verdict: "escaped",
      winners: [BOB],
      may: [{ type: "may-conclude", number: 7, won: true }],
    }),
  );

  says("screen.phone.survived");
  says("screen.phone.doomed");
  expect(document.querySelector(".where")).toBeNull();
});

test("the room to go to can be tapped on the map", () => {
  const play = draw(
    Controls,
    bobs({
      may: [{ type: "may-explore", number: 7, rooms: ["bridge", "duct"], companion: null }, pass],
      ask: "act",
    }),
  );
  tap("screen.phone.deed.explore");

  document
    .querySelector(".plan [aria-label*='Bridge']")!
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  tap("screen.phone.explore.go");

  expect(play.mock.calls[0]![0]).toMatchObject({ type: "explore", room: "bridge" });
});

test("what ticks is said to whoever acts", () => {
  draw(Controls, bobs({ may: [pass], ask: "act", round: 4, countdown: 5 }));

  says("screen.phone.where.countdown 2");
});

test("everybody sees who leaves, with whom, and which seats are free", () => {
  const way = {
    id: "pod",
    at: [],
    needs: [],
    own: false,
    seats: 3,
    attributes: [],
    gives: [],
    arrive: "",
    search: "",
    undoes: [],
    disarms: false,
    serves: [],
  };
  const place = { ...bobs().place, ways: [way] };

  draw(
    Board,
    bobs({ place, leaving: { way: "pod", figure: VALDA, passengers: [BIFF] }, ask: "agree" }),
  );

  says("Valda");
  says("screen.phone.seat.free");
});
