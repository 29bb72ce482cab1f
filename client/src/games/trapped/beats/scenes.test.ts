import { expect, test } from "vitest";

import { areTold, entriesOf, tellAll } from "../../../../test/told";
import { beats } from "../beats";
import { scare, seen, sheet } from "../tv/example";
import type { AnyFact, View } from "../types.gen";
import { tell, lasting, acts, lost, beaten } from "./example";

test("an event hangs on the wall with its card and whom it touches", () => {
  const played: AnyFact = {
    type: "event-played",
    event: "door",
    card: "9♠",
    figure: 1,
    name: "Biff",
    words: "Creak.",
    hooks: [],
    shows: null,
    others: [],
  };
  const told = tell(
    seen({
      happening: {
        number: 2,
        card: "2♦",
        figure: 0,
        words: "",
        turn: 1,
        conflicts: 0,
        others: [],
        asked: 0,
      },
    }),
    [played],
    seen({ events: [scare("door", "The door sighs")] }),
  );

  expect(told).toMatchObject([
    {
      act: { kind: "event", card: "9♠", figures: [1], words: "Creak.", scare: { id: "door" } },
      seen: { happening: { number: 3, card: "9♠", figure: 1 } },
    },
  ]);
});

test("an event that the GM made up is told in the GM's words", () => {
  const told = tell(seen(), [
    {
      type: "event-played",
      event: "",
      card: "9♠",
      figure: 1,
      name: "Biff",
      words: "It rains fish.",
      hooks: [],
      shows: null,
      others: [],
    },
  ]);

  expect(told[0]!.act).toMatchObject({ scare: null, words: "It rains fish." });
});

test("deaths and new parts are announced one after the other", () => {
  const told = tell(seen(), [
    lost(0),
    { type: "became", seat: 0, figure: 2, name: "Zed" },
    lost(3),
  ]);

  expect(acts(told)).toEqual(["lost", "became", "lost"]);
  expect(told.map((beat) => beat.seen.sheets.map(({ fate }) => fate === "dead"))).toEqual([
    [true, false, false, false],
    [true, false, false, false],
    [true, false, false, true],
  ]);
  expect(told[1]!.seen.sheets[2]!.seat).toBe(0);
});

test("last words stay as long as it takes to read them", () => {
  const says = (words: string): AnyFact => ({ ...(lost(0) as AnyFact & { type: "lost" }), words });
  const [silent, brief, long] = ["", "No.", "Tell my cat that I love her. ".repeat(9)].map(
    (words) => tell(seen(), [says(words)])[0]!,
  );

  expect(long!.act).toMatchObject({
    kind: "lost",
    words: "Tell my cat that I love her. ".repeat(9),
  });
  expect(silent!.ms).toBeLessThan(brief!.ms);
  expect(brief!.ms).toBeLessThan(long!.ms);
});

test("the monster comes, is seen once, driven off, beaten, slain", () => {
  const came: AnyFact = { type: "monster-seen", room: "bridge" };
  const there = { room: "lounge", is_seen: true, beaten: false, defeats: 0, lives: 3, dead: false };

  expect(lasting(tell(seen(), [came])).map(({ sound, act }) => act?.kind ?? sound)).toEqual([
    "step",
    "seen",
  ]);
  expect(acts(tell(seen({ monster: there }), [came]))).toEqual([]);
  expect(
    [beaten(false, false), beaten(true, false), beaten(true, true)].flatMap((fact) =>
      acts(tell(seen({ monster: there }), [fact])),
    ),
  ).toEqual(["driven", "beaten", "slain"]);
});

test("only the GM sees it walk in the dark", () => {
  const moved = (room: string): AnyFact => ({ type: "monster-moved", room, prowl: true, to: [2] });

  expect(lasting(tell(seen(), [moved("")]))).toEqual([]);
  expect(
    lasting(tell(seen({ me: 2 }), [moved("bridge")])).map((beat) => beat.seen.monster),
  ).toMatchObject([{ room: "bridge", is_seen: false }]);
});

test("who is left behind in spite of a promise is heard before the end is told", () => {
  const told = tell(seen(), [
    { type: "left", way: "launch-pod", figures: [0], names: ["Juno"], winners: [0] },
    { type: "promise-broken", seat: 0, figure: 2, name: "Zed" },
    { type: "end-decided", winners: [0], cause: "escaped" },
  ]);

  expect(lasting(told).map((beat) => [beat.act?.kind, beat.seen.verdict, beat.sound])).toEqual([
    ["betrayed", null, "lost"],
    [undefined, "escaped", "won"],
  ]);
});

test("what a room is like is told when a character comes there first", () => {
  const moved = (figure: number): AnyFact => ({ type: "moved", figure, name: "", room: "bridge" });

  const told = tell(seen(), [moved(0), moved(0), moved(2)]);

  expect(told.map(({ act }) => act?.kind)).toEqual([undefined, "room", undefined, undefined]);
});

test("people walk before anything is said about it", () => {
  const told = tell(seen({ visited: ["bridge"] }), [
    { type: "moved", figure: 0, name: "Juno", room: "bridge" },
    { type: "challenged", seat: 0, whom: 1, dare: "monster", words: "", attributes: [] },
  ]);

  expect(told.map((beat) => [beat.seen.sheets[0]!.room, beat.seen.dare?.seat])).toEqual([
    ["bridge", undefined],
    ["bridge", 1],
  ]);
});

test("whoever writes while another is led about goes on writing", () => {
  const [walk] = tell(seen({ ask: "act", may: [{ type: "may-pass", number: 9 }] }), [
    { type: "extra-led", figure: 2, name: "Zed" },
    { type: "moved", figure: 2, name: "Zed", room: "bridge" },
  ]);

  expect(walk!.seen).toMatchObject({ ask: "act", may: [{ type: "may-pass" }] });
});

test("a countdown begins and stops", () => {
  const told = tell(seen(), [{ type: "countdown-began", until: 3 }, { type: "countdown-stopped" }]);

  expect(told.map((beat) => [beat.act?.kind, beat.seen.countdown])).toEqual([
    ["countdown", 3],
    ["safe", null],
  ]);
});

test.each([
  ["extras", ["title"]],
  ["characters", ["newcomers", "title"]],
] as const)(
  "play begins with a title; Extras that come ready-made are shown before",
  (phase, shown) => {
    const began: AnyFact = {
      type: "play-began",
      room: "lounge",
      sealed: true,
      goals: [],
      floor: [],
    };

    expect(acts(tell(seen({ phase, turn: 0, sheets: [sheet(0, "")] }), [began], seen()))).toEqual(
      shown,
    );
  },
);

/** What begins a game is not seen to happen; the rest never befalls bots, or seldom, or takes a human Game Master. */
const UNMET = [
  ...["aspect-set", "kept-writing", "luck-asked", "told-aloud", "moved-on"],
  ...["thing-handed", "thing-removed", "figure-put", "cleared", "mended", "nursed"],
  ...["goal-granted", "goal-reopened"],
  ...["monster-loosed", "thing-made", "goal-made", "whispered", "notes-kept"],
  ...["dare-weighed", "dare-refused"],
  "opened",
  "offered",
  "went-in",
  "developed",
  "idea-added",
  "ideas-ended",
  "ideas-judged",
  "ideas-read",
  "ideas-sifted",
  "secrets-laid",
  "setting-laid",
  "tie-drawn",
  "extra-made",
  "told",
  "struck",
  "halted",
  "went-on",
  "motion-made",
  "voted",
  "motion-closed",
  "went-away",
  "came-back",
  "let-go",
  "turn-taken",
  "passed",
  "countdown-began",
  "countdown-stopped",
  "promise-broken",
  "cured",
  "door-sealed",
  "clung",
  "item-given",
  "released",
  "promised",
  "claimed",
  "not-found",
  "bonus-granted",
  "bonus-began",
];

test.runIf(areTold)(
  "in whole games everybody, the monster and every card is where the facts put it",
  () => {
    const known = ({
      conflict,
      sheets,
      monster,
      countdown,
      happening,
      event,
      dare,
      leaving,
      phase,
      verdict,
      winners,
    }: View) => ({
      conflict,
      people: sheets.map(({ id, seat, room, fate, betrayed, lucky_used }) => ({
        id,
        seat,
        room,
        fate,
        betrayed,
        lucky_used,
      })),
      monster: { ...monster, beaten: false },
      happening,
      event: event?.id,
      countdown,
      dare,
      leaving,
      verdict,
      winners,
      phase,
    });
    const met = new Set<string>();
    for (const entry of entriesOf<View, AnyFact>("trapped")) {
      for (const { type } of entry.facts) met.add(type);
      if (entry.after.phase !== "play" || entry.before.phase === "over") continue;
      const told = tellAll(beats, entry).seen;
      expect(known(told), JSON.stringify(entry.facts)).toEqual(known(entry.after));
      if (entry.after.last) expect(told.last).toEqual(entry.after.last);
    }
    expect(Object.keys(beats).filter((type) => !met.has(type) && !UNMET.includes(type))).toEqual(
      [],
    );
  },
  60_000,
);
