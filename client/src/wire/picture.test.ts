import { expect, test } from "vitest";

import type { TableView, Update } from "../protocol.gen";
import { follows, mySeats, said, seeingSeat, updated, welcomed, type Picture } from "./picture";
import { chair, table, welcome } from "./scripted";

type Fields = Record<string, unknown>;

const picture = (changes = {}): Picture => welcomed(welcome(changes), 0);

test("an update replaces the fields it carries and leaves the others", () => {
  const after = updated(
    picture(),
    { type: "update", version: 8, at: 61_000, table: { locked: true } },
    5,
  );

  expect(after.table).toEqual({ ...table, locked: true });
  expect(after.view).toEqual(picture().view);
  expect([after.version, after.at, after.hold, after.heard]).toEqual([8, 61_000, 0, 5]);
});

test("what did not change keeps its identity, so that nothing is drawn again", () => {
  const before = picture();

  const after = updated(
    before,
    { type: "update", version: 8, at: 61_000, view: { clue: "sun" } },
    5,
  );

  expect(after.table).toBe(before.table);
  expect(after.view?.channels).toBe(before.view?.channels);
});

test("a view of null takes the game off the table", () => {
  expect(
    updated(picture(), { type: "update", version: 8, at: 61_000, view: null }, 5).view,
  ).toBeNull();
});

test("a game that begins brings its whole view", () => {
  const view = { may: [], waiting: [0], channels: [], side: null };

  const after = updated(picture({ view: null }), { type: "update", version: 8, at: 1, view }, 5);

  expect(after.view).toEqual(view);
});

test("of a list that grew only what is new is sent", () => {
  const before = picture({ view: { may: [], waiting: [], channels: [], story: ["a", "b", "c"] } });
  const spliced: NonNullable<Update["spliced"]> = {
    story: [
      { at: 0, out: 1, into: [] },
      { at: 2, out: 0, into: ["d"] },
    ],
  };

  const after = updated(before, { type: "update", version: 8, at: 1, spliced }, 5);

  expect(after.view?.["story"]).toEqual(["b", "c", "d"]);
  expect(before.view?.["story"]).toEqual(["a", "b", "c"]);
});

test("only the next version follows", () => {
  const update = (version: number): Update => ({ type: "update", version, at: 0 });

  expect([7, 8, 9].map((version) => follows(picture(), update(version)))).toEqual([
    false,
    true,
    false,
  ]);
});

test("a line of chat that comes twice is kept once", () => {
  const line = { id: 3, channel: "table", person: 1, seat: 1, text: "hm" };

  const once = said(picture(), line);

  expect(said(once, line).lines).toEqual([line]);
});

test("somebody with one seat sees through it", () => {
  expect(seeingSeat(picture({ me: 1 }))).toBe(1);
});

test("of several seats on one phone only the lifted one is seen through", () => {
  const shared = { ...table, chairs: [chair(0, "Ann", 0), chair(1, "Bob", 0)] };

  expect(mySeats(picture({ table: shared }))).toEqual([0, 1]);
  expect(seeingSeat(picture({ table: shared }))).toBeNull();
  expect(seeingSeat(picture({ table: shared, lifted: 1 }))).toBe(1);
});

test("a TV has no seat", () => {
  expect(seeingSeat(picture({ me: null }))).toBeNull();
});

test("whatever happens, a screen that followed every update knows what a newcomer is told", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const luck = dice(seed);
    let shown = { table: moved(table, luck), view: dealt(luck) };
    let followed = picture(shown);
    for (let version = 8; version < 20; version++) {
      const next = { table: moved(shown.table, luck), view: dealt(luck) };
      followed = updated(followed, told(version, shown, next), 0);
      shown = next;
    }
    expect(followed).toEqual(picture({ ...shown, version: 19, at: 19_000 }));
  }
});

interface Shown {
  table: TableView;
  view: Fields | null;
}

/** The update a server sends: as src/trapline/tables/audience.py makes it. */
function told(version: number, before: Shown, after: Shown): Update {
  const update: Update = { type: "update", version, at: version * 1000 };
  const changed = difference(before.table, after.table);
  if (Object.keys(changed).length > 0) update.table = changed;
  const seen = after.view && difference(before.view ?? {}, after.view);
  if (seen === null || Object.keys(seen).length > 0) update.view = seen;
  return update;
}

function difference(before: object, after: object): Fields {
  const old = before as Fields;
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(old[name]) !== JSON.stringify(value),
  );
  return Object.fromEntries(changed);
}

function moved(before: TableView, luck: (faces: number) => number): TableView {
  const changes: Partial<TableView>[] = [
    {},
    { locked: luck(2) === 0 },
    { paused: luck(2) === 0 },
    { host: luck(2) === 0 ? null : 1, deadline: luck(90_000) },
    { chairs: [chair(luck(4), "Cleo", luck(4))] },
  ];
  return { ...before, ...changes[luck(changes.length)] };
}

function dealt(luck: (faces: number) => number): Fields | null {
  if (luck(4) === 0) return null;
  return {
    may: luck(2) ? [{ type: "may-guess", turn: luck(3) }] : [],
    waiting: [luck(2)],
    channels: [],
    score: luck(3),
  };
}

function dice(seed: number): (faces: number) => number {
  let state = seed;
  return (faces) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * faces);
  };
}
