import { expect, test } from "vitest";

import type { Happening } from "../wire/events";
import { befallen, type Befell } from "./befell";
import { befell as inTraitorWord } from "./traitor-word/befell";
import { befell as inTraps } from "./traps/befell";
import { befell as inTrapwords } from "./trapwords/befell";
import { toGo } from "./traps/ways";

const [ANN, BOB, CLEO] = [0, 1, 2];

const happened = (...facts: { type: string; [field: string]: unknown }[]): Happening[] =>
  facts.map((fact, at) => ({
    id: `${at}`,
    version: at + 1,
    at: 0,
    fact,
    from: fact.type.startsWith("table:") ? "table" : "game",
    names: { seats: {}, people: {} },
  }));

const asked = (
  rows: Befell<any, any>, // eslint-disable-line @typescript-eslint/no-explicit-any
  story: Happening[],
  { acked = 0, missed = false, view = {} as unknown, me = ANN } = {},
) =>
  befallen(rows, story, { me, view, acked, isMissed: () => missed }).map(({ key, facts }) => [
    key,
    facts,
  ]);

const board = (seat: number, animal: string, human: string) => ({
  seat,
  animal,
  human,
  pieces: [0, 0],
  frozen: [false, false],
  spent: [false, false],
});
const jungle = { boards: [board(ANN, "toucan", "explorer"), board(BOB, "jaguar", "singer")] };

test("somebody whose piece is sent back is told by whom, and how far it is now", () => {
  const story = happened(
    { type: "turn-began", by: BOB },
    { type: "action-played", by: BOB, card: "shove" },
    { type: "went-back", by: ANN, piece: 0, steps: 3, path: [6, 5, 4] },
  );

  expect(asked(inTraps, story, { view: jungle })).toEqual([
    ["went-back", { who: BOB, piece: "toucan", steps: 3, from: toGo(4) - 3, to: toGo(4) }],
  ]);
});

test("nobody is told of what was taken back", () => {
  const story = happened(
    { type: "turn-began", by: BOB },
    { type: "went-back", by: ANN, piece: 0, steps: 3, path: [6, 5, 4] },
    { type: "table:undone", to: 1 },
  );

  expect(asked(inTraps, story, { view: jungle })).toEqual([]);
});

test("a piece that goes back past a fork has as far to go as before and after it had", () => {
  const story = happened(
    { type: "turn-began", by: BOB },
    { type: "action-played", by: BOB, card: "shove" },
    { type: "went-back", by: ANN, piece: 0, steps: 3, path: [12, 11, 10] },
  );

  const [[, facts] = []] = asked(inTraps, story, { view: jungle });

  expect(facts).toMatchObject({ from: toGo(13), to: toGo(10) });
});

test("two pieces that change places are told to whoever did not want it", () => {
  const swapped = {
    type: "swapped",
    by: BOB,
    piece: 0,
    other: 2,
    path: [1, 2],
    other_path: [1, 2, 3],
  };
  const facts = { by: BOB, piece: "toucan", from: toGo(3), to: toGo(2) };

  expect(asked(inTraps, happened(swapped), { view: jungle })).toEqual([["swapped", facts]]);
  expect(asked(inTraps, happened(swapped), { view: jungle, me: BOB })).toEqual([]);
});

test("whoever is made to pay is told to whom only if that is somebody else", () => {
  const pays = (whom: number | null) =>
    happened(
      { type: "turn-began", by: BOB },
      { type: "action-played", by: BOB, card: "tax-day" },
      { type: "debt-paid", by: ANN, whom, amount: 20 },
    );

  expect(asked(inTraps, pays(BOB), { view: jungle })).toEqual([
    ["charged", { who: BOB, amount: 20 }],
  ]);
  expect(asked(inTraps, pays(null), { view: jungle })).toEqual([
    ["paid", { who: BOB, to: null, amount: 20 }],
  ]);
});

test("whoever had to sell a Trap for it is told that too", () => {
  const story = happened(
    { type: "turn-began", by: BOB },
    { type: "action-played", by: BOB, card: "tax-day" },
    { type: "part-paid", by: ANN, whom: BOB, amount: 5 },
    { type: "trap-sold", by: ANN, space: 9, card: "skunk", amount: 20 },
    { type: "debt-paid", by: ANN, whom: BOB, amount: 15 },
  );

  expect(asked(inTraps, story, { view: jungle }).map(([key]) => key)).toEqual([
    "charged",
    "sold",
    "charged",
  ]);
});

test("what comes of one’s own turn was done by nobody else", () => {
  const story = happened(
    { type: "turn-began", by: ANN },
    { type: "trap-met", by: ANN, owner: BOB, card: "toll-gate" },
    { type: "debt-paid", by: ANN, whom: BOB, amount: 30 },
  );

  expect(asked(inTraps, story, { view: jungle })).toEqual([]);
});

test("a Trap that is destroyed or taken was somebody’s", () => {
  const story = happened(
    { type: "trap-hidden", by: ANN, space: 9 },
    { type: "trap-placed", by: CLEO, space: 11 },
    { type: "trap-destroyed", by: BOB, space: 9, card: "skunk" },
    { type: "trap-seized", by: BOB, space: 11 },
  );

  expect(asked(inTraps, story, { view: jungle })).toEqual([
    ["destroyed", { by: BOB, card: "skunk", space: 9 }],
  ]);
});

test("what had a scene of its own is told only to those who did not look", () => {
  const caught = happened({ type: "trap-met", by: BOB, owner: ANN, card: "skunk" });

  expect(asked(inTraps, caught)).toEqual([]);
  expect(asked(inTraps, caught, { missed: true })).toEqual([
    ["caught", { by: BOB, card: "skunk" }],
  ]);
});

test("what was put away stays away, and no game tells of the last one", () => {
  const theft = { type: "stole", by: BOB, whom: ANN, amount: 30 };

  expect(asked(inTraps, happened(theft, theft), { acked: 1 })).toHaveLength(1);
  expect(asked(inTraps, happened(theft, { type: "table:started" }))).toEqual([]);
});

test("a thief who found nothing did nothing", () => {
  const theft = { type: "stole", by: BOB, whom: ANN, amount: 0 };

  expect(asked(inTraps, happened(theft))).toEqual([]);
});

test("a crossed-out trap is told to whoever thought of it", () => {
  const story = happened(
    { type: "proposed", by: ANN, word: "root" },
    { type: "proposed", by: CLEO, word: "leaf" },
    { type: "struck", by: CLEO, word: "root" },
    { type: "struck", by: BOB, word: "leaf" },
  );

  expect(asked(inTrapwords, story)).toEqual([["struck", { by: CLEO, word: "root" }]]);
});

test("a team that was away hears how its turn went", () => {
  const result = { word: "tree", trap: "root", wrote: BOB, said: "roots", giver: ANN };
  const ended = happened({ type: "turn-ended", team: 0, failure: "trap", result });
  const view = { teams: [[ANN], [BOB]], rooms: [0, 0] };

  expect(asked(inTrapwords, ended, { view, missed: true })).toMatchObject([
    ["sprung", { word: "tree" }],
  ]);
  expect(asked(inTrapwords, ended, { view, missed: true, me: BOB })).toMatchObject([
    ["bit", { trap: "root", giver: ANN }],
  ]);
});

test("whoever said another’s secret word is told that it was claimed", () => {
  const story = happened(
    { type: "said", number: 4, by: ANN, text: "moon" },
    { type: "claimed", word: 4, by: BOB, card: "moon" },
    { type: "flash-passed", word: 4, giver: CLEO, taker: BOB },
  );

  expect(asked(inTraitorWord, story)).toEqual([["claimed", { by: BOB, card: "moon" }]]);
});
