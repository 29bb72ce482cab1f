import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { chosen } from "../chosen.svelte";
import type { GameClient } from "../games/contract";
import type { Happening } from "../wire/events";
import type { Picture } from "../wire/picture";
import { BESIDE_TV, IN_HAND, ON_TV, Stage, STAYS, type Pace } from "./stage.svelte";

const picture = (gold: number, more: object = {}): Picture =>
  ({
    table: { phase: "playing", scores: [], outcome: null, deadline: null, ...more },
    view: { gold, may: [], waiting: [], channels: [] },
  }) as unknown as Picture;

const happening = (type: string, amount = 0): Happening => ({
  id: `${type} ${amount}`,
  version: 1,
  at: 0,
  fact: { type, amount },
  from: type.startsWith("table:") ? "table" : "game",
  names: { seats: {}, people: {} },
});

const beats = {
  paid: ({ amount }: { amount: number }) => [
    {
      ms: 400,
      sound: "coin",
      shows: (seen: { gold: number }) => ({ ...seen, gold: seen.gold + amount }),
    },
  ],
  judged: () => [{ ms: 1_000, moment: true }],
  found: () => [{ ms: 800, moment: true, stays: true }],
  read: () => [{ ms: 1_000, moment: true, reads: true }],
};
const client = { beats, Tv: {} } as unknown as GameClient;

function staged(pace: Pace = ON_TV, played: GameClient | null = client) {
  const listener = { beat: vi.fn(), told: vi.fn(), settled: vi.fn() };
  const stage = new Stage(
    () => pace,
    () => played,
    listener,
  );
  stage.arrive(picture(10), []);
  return { stage, listener };
}

const gold = ({ scene }: Stage) => scene?.view?.["gold"];
const told = ({ happened }: Stage) => happened.map(({ id }) => id);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a screen shows the past until its moment has been told", () => {
  const { stage, listener } = staged();

  stage.hear(
    [happening("paid", 5), happening("paid", 7)],
    picture(10),
    picture(22, { deadline: 9 }),
  );

  expect([gold(stage), told(stage), stage.scene!.deadline]).toEqual([15, [], null]);
  vi.advanceTimersByTime(400);
  expect([gold(stage), told(stage)]).toEqual([22, ["paid 5"]]);
  vi.advanceTimersByTime(400);
  expect([told(stage), stage.scene!.deadline, stage.beat]).toEqual([["paid 5", "paid 7"], 9, null]);
  expect(
    [listener.beat, listener.told, listener.settled].map(({ mock }) => mock.calls.length),
  ).toEqual([2, 2, 1]);
});

test("what the table asks has its clock, even while it is still told", () => {
  const { stage } = staged(ON_TV, { ...client, beats: { said: () => [{ ms: 400, asks: true }] } });

  stage.hear([happening("said")], picture(10), picture(10, { deadline: 9 }));

  expect([stage.scene!.deadline, told(stage)]).toEqual([9, []]);
});

test("what nobody sees happen is there at once", () => {
  const { stage } = staged();

  stage.hear([happening("shuffled"), happening("table:joined")], picture(10), picture(11));

  expect([gold(stage), told(stage)]).toEqual([11, ["shuffled 0", "table:joined 0"]]);
});

test("what comes meanwhile is told afterwards, and both in half the time", () => {
  const { stage } = staged();

  stage.hear([happening("paid", 5)], picture(10), picture(15));
  stage.hear([happening("paid", 7)], picture(15), picture(22));

  expect(gold(stage)).toBe(15);
  vi.advanceTimersByTime(200);
  expect(gold(stage)).toBe(22);
  expect(told(stage)).toEqual(["paid 5"]);
});

test("what there is to read can be read, though something waits", () => {
  const { stage } = staged();

  stage.hear([happening("read")], picture(10), picture(10));
  stage.hear([happening("paid", 7)], picture(10), picture(17));
  vi.advanceTimersByTime(790);
  expect(told(stage)).toEqual([]);
  vi.advanceTimersByTime(20);
  expect(told(stage)).toEqual(["read 0"]);
});

test("what lies far behind is told at once", () => {
  const { stage } = staged();
  for (let nth = 0; nth < 60; nth += 1)
    stage.hear([happening("paid", 1)], picture(10 + nth), picture(11 + nth));

  vi.advanceTimersByTime(ON_TV.patience + 400);

  expect(gold(stage)).toBe(70);
});

test.each([
  [ON_TV, false],
  [IN_HAND, true],
])("a game that has much to tell is waited for on the TV, and in no hand", (pace, isTold) => {
  const { stage } = staged(pace, { ...client, patience: 24_000 });
  for (let nth = 0; nth < 20; nth += 1)
    stage.hear([happening("judged", nth)], picture(10), picture(10));

  vi.advanceTimersByTime(ON_TV.patience + 400);

  expect(told(stage).includes("judged 19")).toBe(isTold);
});

test("whoever has seen enough is told the rest at once, and not what comes next", () => {
  const { stage } = staged();
  stage.hear([happening("paid", 5), happening("judged")], picture(10), picture(15));

  stage.skip();
  vi.advanceTimersByTime(0);
  expect(told(stage)).toEqual(["paid 5", "judged 0"]);

  stage.hear([happening("paid", 1)], picture(15), picture(16));
  expect(told(stage)).toHaveLength(2);
});

test.each([ON_TV, BESIDE_TV, IN_HAND])("a result stays, whatever comes meanwhile", (pace) => {
  const { stage } = staged(pace);

  stage.hear([happening("found")], picture(10), picture(10));
  stage.hear([happening("paid", 5)], picture(10), picture(15));
  vi.advanceTimersByTime(2_400);
  expect(told(stage)).toEqual([]);
  vi.advanceTimersByTime(STAYS);

  expect(told(stage)[0]).toBe("found 0");
});

test.each([
  [ON_TV, ["found 0"]],
  [BESIDE_TV, []],
  [IN_HAND, ["found 0"]],
])("a tap puts a result away, but no phone runs ahead of the TV", (pace, known) => {
  const { stage } = staged(pace);
  stage.hear([happening("found")], picture(10), picture(10));

  stage.skip();
  vi.advanceTimersByTime(0);

  expect(told(stage)).toEqual(known);
});

test("beside a TV a phone takes the TV's time, however brisk its own scenes are", () => {
  chosen.brisk = true;
  const { stage } = staged(BESIDE_TV);

  stage.hear([happening("judged")], picture(10), picture(10));
  vi.advanceTimersByTime(900);

  expect(told(stage)).toEqual([]);
  chosen.brisk = false;
});

test("short scenes take a quarter of the time", () => {
  chosen.brisk = true;
  const { stage } = staged();

  stage.hear([happening("judged")], picture(10), picture(10));
  vi.advanceTimersByTime(250);

  expect(told(stage)).toEqual(["judged 0"]);
  chosen.brisk = false;
});

test.each([
  [ON_TV, ["paid 5"]],
  [IN_HAND, ["paid 5", "judged 0"]],
])("with less motion only the TV takes time, for what is there to be read", (pace, known) => {
  chosen.motion = "reduced";
  const { stage } = staged(pace);

  stage.hear([happening("paid", 5), happening("judged")], picture(10), picture(15));

  expect(told(stage)).toEqual(known);
  chosen.motion = "auto";
});

test("a phone only hints at what the TV tells", () => {
  const { stage } = staged(IN_HAND);

  stage.hear([happening("judged")], picture(10), picture(10));
  vi.advanceTimersByTime(1_000 * IN_HAND.moments);

  expect(told(stage)).toEqual(["judged 0"]);
});

test.each([ON_TV, BESIDE_TV, IN_HAND])("the board is seen once more before the end", (pace) => {
  const { stage } = staged(pace);
  const over = picture(12, { phase: "over", outcome: { winners: [0] } });

  stage.hear([happening("game-ended")], picture(10), over);

  expect([stage.scene!.phase, gold(stage)]).toEqual(["playing", 12]);
  vi.advanceTimersByTime(pace.lastLook);
  expect(stage.scene!.phase).toBe("over");
});

test("however long the last move was told, the board is seen once more", () => {
  const { stage } = staged();
  const over = picture(12, { phase: "over", outcome: { winners: [0] } });

  stage.hear(
    Array.from({ length: 12 }, () => happening("judged")),
    picture(10),
    over,
  );
  vi.advanceTimersByTime(12_000);

  expect(stage.scene!.phase).toBe("playing");
  vi.advanceTimersByTime(ON_TV.lastLook);
  expect(stage.scene!.phase).toBe("over");
});

test("who puts a phone away cuts no last look short, and the next game does", () => {
  const look = 60_000;
  const { stage } = staged(ON_TV, { ...client, lastLook: look } as GameClient);
  const over = picture(12, { phase: "over", outcome: { winners: [0] } });
  stage.hear([happening("game-ended")], picture(10), over);

  vi.advanceTimersByTime(ON_TV.patience + 1_000);
  stage.hear([happening("table:went-away")], over, over);
  vi.advanceTimersByTime(1_000);
  expect(stage.scene!.phase).toBe("playing");

  stage.hear([happening("table:started")], over, picture(0));
  vi.advanceTimersByTime(1_000);
  expect(stage.scene!.phase).toBe("playing");
  expect(gold(stage)).toBe(0);
});

test("once the last thing has been told no clock runs on", () => {
  const { stage } = staged();
  stage.arrive(picture(10, { deadline: 9 }), []);
  const over = picture(12, { phase: "over", outcome: { winners: [0] } });

  stage.hear([happening("judged"), happening("game-ended")], picture(10, { deadline: 9 }), over);

  expect(stage.scene!.deadline).toBe(9);
  vi.advanceTimersByTime(1_000);
  expect([stage.scene!.phase, stage.scene!.deadline]).toEqual(["playing", null]);
});

test("whoever comes back is shown what there is", () => {
  const { stage } = staged();
  stage.hear([happening("paid", 5)], picture(10), picture(15));

  stage.arrive(picture(30), [happening("paid", 5), happening("paid", 15)]);
  vi.runAllTimers();

  expect([gold(stage), told(stage), stage.beat]).toEqual([30, ["paid 5", "paid 15"], null]);
});

test("a game that begins is there at once", () => {
  const { stage } = staged();
  const lobby = { ...picture(0), view: null };

  stage.hear([happening("paid", 5)], lobby, picture(10));

  expect(gold(stage)).toBe(10);
});
