import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";

import Board from "../Board.svelte";
import Controls from "../Controls.svelte";
import { BIFF, BOB, clash, CLEO, VALDA, ZED } from "../gm/example";
import type { Cue, Episode, View } from "../types.gen";
import { clearDesk } from "./desk.svelte";
import { bobs, button, choose, clear, draw, pass, says, tap } from "./example";

afterEach(() => {
  clear();
  clearDesk();
});

const cue: Cue = {
  number: 3,
  seat: BOB,
  prompt: "failed",
  figure: BIFF,
  about: "",
  conflict: 1,
};
const mine: View["may"] = [{ type: "may-narrate", cue: 3 }];
const asked: Partial<View> = { ask: "narrate", waiting: [BOB], cue, may: mine };

function write(words: string) {
  const box = document.querySelector("textarea")!;
  box.value = words;
  box.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
}

test("who failed is asked why, and tells it in writing, aloud, or not at all", () => {
  const play = draw(Controls, bobs(asked));
  says("screen.prompt.failed Biff");
  expect(button("screen.phone.narrate.tell")!.disabled).toBe(true);

  write("The lamp fell on my head.");
  tap("screen.phone.narrate.tell");
  tap("screen.phone.narrate.aloud");
  tap("screen.phone.narrate.pass");

  const wish = { type: "narrate", cue: 3 };
  expect(play.mock.calls).toEqual([
    [{ ...wish, words: "The lamp fell on my head.", aloud: false }],
    [{ ...wish, words: "", aloud: true }],
    [{ ...wish, words: "", aloud: false }],
  ]);
});

test("when the table has gone on, it may still be told", () => {
  draw(Controls, bobs({ ask: "prowl", waiting: [0], cue, may: mine }));

  says("screen.phone.narrate.late");
});

test("the others hear who has the floor, and may go on", () => {
  const may: View["may"] = [{ type: "may-move-on", number: 9 }];
  const play = draw(
    Controls,
    bobs({ ...asked, waiting: [CLEO], cue: { ...cue, seat: CLEO, figure: VALDA }, may }),
  );
  says("screen.phone.narrate.listen Valda");

  tap("screen.phone.narrate.go-on");

  expect(play.mock.calls).toEqual([[{ type: "move-on", number: 9 }]]);
});

test("a search that found nothing is not stamped as achieved", () => {
  const last = clash({ kind: "goal", is_open: true, won: true, prompt: "in-vain" });
  draw(Board, bobs({ last, news: "result", active: CLEO }));

  says("screen.tv.stamp.in-vain");
  says("screen.result.in-vain Biff");
  expect(document.body.textContent).not.toContain("screen.tv.stamp.goal.won");
});

test("a result says which score fell, and what was told of it", () => {
  const scar = { spot: "0.brave", before: "9", after: "3" };
  const last = clash({ is_open: true, won: false, prompt: "marked", about: "brave", scar });
  const story = [
    { number: 0, by: BOB, deed: "narrated", words: "A dent, here.", figure: BIFF },
    { number: 1, by: BOB, deed: "motion-made", words: "There is a lift.", figure: BIFF },
  ];
  draw(Board, bobs({ last, news: "result", active: CLEO, story }));

  says("screen.result.marked Biff screen.attribute.brave");
  says("9 3");
  says("A dent, here.");
  expect(document.body.textContent).not.toContain("There is a lift.");
});

test("a result says who came to feel otherwise by it (TD-60)", () => {
  const turned = [{ figure: BIFF, about: VALDA, suit: "C" as const }];
  const last = clash({ is_open: true, won: false, prompt: "stood-firm", turned });
  draw(Board, bobs({ last, news: "result", active: CLEO }));

  says("screen.story.feeling Biff Valda screen.suit.C.feels");
});

test("one scene at a time: an event takes the place of the room, and a result that of the event", () => {
  const happening = {
    number: 1,
    card: "7♠",
    figure: BIFF,
    words: "Sparks!",
    turn: 1,
    conflicts: 0,
    others: [VALDA],
    asked: 0,
  };
  draw(Board, bobs({ active: CLEO, news: "event", happening, last: clash() }));

  says("Sparks!");
  says("screen.phone.event.whom screen.phone.you and Valda");
  expect(document.querySelectorAll(".where, .result")).toHaveLength(0);
});

const episode = (told: Pick<Episode, "kind" | "figure"> & Partial<Episode>): Episode => ({
  turn: 2,
  subject: "",
  contest: null,
  words: "",
  prompt: null,
  about: "",
  scar: null,
  fate: null,
  ...told,
});

test("before my turn I read what I missed, and not my own doings", () => {
  const missed = episode({ kind: "loss", figure: ZED, fate: "dead" });
  const own = { ...missed, figure: BIFF };
  draw(Board, bobs({ may: [pass], ask: "act", episodes: [missed, own], news: "result" }));

  says("screen.result.dead Zed");
  expect(document.body.textContent).not.toContain("screen.result.dead Biff");
});

test("before my turn what should worry me comes first, then what I missed", () => {
  const missed = episode({ kind: "loss", figure: ZED, fate: "dead" });
  const monster = { room: "lab", is_seen: true, beaten: false, defeats: 1, lives: 3, dead: false };
  draw(Board, bobs({ may: [pass], ask: "act", episodes: [missed], monster }));

  const told = document.body.textContent!;
  const worry = told.indexOf("screen.phone.where.seen");
  expect(worry).toBeGreaterThanOrEqual(0);
  expect(told.indexOf("screen.phone.missed")).toBeGreaterThan(worry);
  expect(told.split("screen.phone.where.seen")).toHaveLength(2);
});

test("who failed without harm is told with what they failed at", () => {
  const came = episode({ kind: "result", figure: ZED, subject: "fix-radio", prompt: "spared" });
  draw(Board, bobs({ may: [pass], ask: "act", episodes: [came], news: "result" }));

  says("screen.news.spared Zed Mend the radio");
});

test("before my turn I read of the event that befell me", () => {
  const sparks = episode({ kind: "event", figure: BIFF, words: "Sparks!" });
  draw(Board, bobs({ may: [pass], ask: "act", episodes: [sparks], news: "event" }));

  says("screen.news.event Biff Sparks!");
});

test("what came of an event that the Game Master made up is told without a title", () => {
  const came = episode({
    kind: "result",
    figure: ZED,
    contest: "event",
    prompt: "survived",
    words: "It rains fish.",
  });
  draw(Board, bobs({ may: [pass], ask: "act", episodes: [came], news: "result" }));

  says("screen.result.survived.plain Zed");
  expect(document.body.textContent).not.toContain("It rains fish.");
});

test("so is its result, while it is being told", () => {
  const last = clash({ kind: "event", subject: "", is_open: true, won: false, prompt: "failed" });
  draw(Board, bobs({ active: CLEO, news: "result", last }));

  says("screen.result.failed.plain Biff");
});

test("a dare in one's own words needs words", () => {
  const dares = ["own", "stunt:moonwalk", "monster"];
  const may: View["may"] = [
    {
      type: "may-challenge",
      number: 7,
      seats: [CLEO],
      dares,
      targets: [{ seat: CLEO, dares }],
    },
    pass,
  ];
  const play = draw(Controls, bobs({ may, ask: "act" }));
  tap("screen.phone.deed.challenge");
  choose("screen.phone.challenge.own");
  expect(button("wish.challenge")!.disabled).toBe(true);

  write("Juggle three skulls");
  tap("wish.challenge");

  expect(play.mock.calls).toEqual([
    [{ type: "challenge", number: 7, seat: CLEO, dare: "own", words: "Juggle three skulls" }],
  ]);
});

test("a dare stands on the phone of whoever is dared, with what it takes", () => {
  const dare: View["dare"] = {
    by: CLEO,
    seat: BOB,
    dare: "own",
    is_answered: false,
    words: "Juggle three skulls",
    attributes: ["fast"],
  };
  const may: View["may"] = [
    { type: "may-accept", number: 7, dare: "own", by: CLEO },
    { type: "may-decline", number: 7 },
  ];
  draw(Board, bobs({ dare, may, ask: "answer" }));
  says("Juggle three skulls");
  clear();

  draw(Controls, bobs({ dare, may, ask: "answer" }));

  says("screen.phone.answer.tests screen.attribute.fast");
});

test("the suit of the card asks how", () => {
  const conflict = clash({ kind: "control", subject: String(ZED), seat: BOB, line: [BOB] });
  const may: View["may"] = [
    {
      type: "may-bid",
      number: 7,
      cards: ["2♣", "J♠"],
      sides: ["active"],
      throughs: ["character"],
      attributes: ["clever"],
      stakes: [
        {
          through: "character",
          figure: BIFF,
          owner: null,
          about: null,
          feeling: "",
          lawful: ["2♣", "J♠"],
          bars: null,
          turns: [],
        },
      ],
    },
  ];
  draw(Controls, bobs({ conflict, may, ask: "bid" }));
  expect(document.body.textContent).not.toContain("screen.phone.manner");

  choose("screen.card screen.rank.J");

  says("♠ screen.phone.manner.S.who Zed");
});
