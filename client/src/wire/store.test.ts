import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { PATIENCE } from "./commands";
import { ScriptedServer, table } from "./scripted";
import { TableStore } from "./store.svelte";

let server: ScriptedServer;
let store: TableStore;
let reload: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  server = new ScriptedServer();
  reload = vi.fn<() => void>();
  store = sit("K7QX2M");
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
});

function sit(code: string | null): TableStore {
  return new TableStore(code, { role: "player", build: "b1", dial: server.dial, reload }).open();
}

test("a table is called by its code", () => {
  expect(server.line.address).toBe(`ws://${location.host}/ws/K7QX2M`);
});

test("a welcome shows the table, the game, and who I am in it", () => {
  server.greet();

  expect(store.table).toEqual(table);
  expect(store.view?.["clue"]).toBe("moon");
  expect([store.me, store.seat, store.mySeats]).toEqual([0, 0, [0]]);
});

test("an update changes what is shown and tells what happened", () => {
  const fact = { type: "clue-given", by: 1, clue: "sun" };
  const witness = { arrive: vi.fn(), hear: vi.fn() };
  store.witness(witness);

  server
    .greet()
    .say({ type: "update", version: 8, at: 61_000, facts: [fact], view: { clue: "sun" } });

  expect(store.view?.["clue"]).toBe("sun");
  expect(store.happened).toMatchObject([
    { version: 8, fact, from: "game", names: { seats: { 1: "Bob" } } },
  ]);
  expect(witness.arrive).toHaveBeenCalledOnce();
  expect(witness.hear).toHaveBeenCalledOnce();
});

test("somebody who left still has a name in what happened", () => {
  const fact = { type: "table:departed", person: 1, kicked: false };
  const people = table.people.slice(0, 1);

  server.greet().say({ type: "update", version: 8, at: 61_000, facts: [fact], table: { people } });

  expect(store.happened[0]?.names.people[1]).toBe("Bob");
});

const clue = (version: number, said: string) => ({
  version,
  at: 1000 * version,
  facts: [{ type: "clue-given", by: 1, clue: said }],
});

const heard = () => store.happened.map(({ fact }) => fact["clue"]);

test("who comes back is told what they missed, each thing once", () => {
  server.greet({ version: 7, told: [clue(6, "sea"), clue(7, "sun")] });

  server.greet({ version: 9, told: [clue(7, "sun"), clue(8, "salt"), clue(9, "wind")] });

  expect(heard()).toEqual(["sea", "sun", "salt", "wind"]);
});

test("behind another curtain nothing is left of what the last player was told", () => {
  server.greet({ version: 7, lifted: 0, told: [clue(6, "sea")] });

  server.greet({ version: 7, lifted: 1, told: [clue(7, "sun")] });

  expect(heard()).toEqual(["sun"]);
});

test("a gap is noticed, everything is asked for once, and nothing is shown until it came", () => {
  const line = server.greet();

  line.say({ type: "update", version: 9, at: 61_000, view: { clue: "star" } });
  line.say({ type: "update", version: 10, at: 61_000, view: { clue: "comet" } });
  expect(line.heard.filter(({ type }) => type === "catch")).toHaveLength(1);
  expect(store.view?.["clue"]).toBe("moon");

  server.greet({ version: 10 });
  line.say({ type: "update", version: 11, at: 62_000, view: { clue: "sun" } });
  expect(store.view?.["clue"]).toBe("sun");
});

test("an update from before the welcome is not applied again", () => {
  server.greet().say({ type: "update", version: 7, at: 50_000, view: { clue: "old" } });

  expect(store.view?.["clue"]).toBe("moon");
});

test("a broken line says hello with the last version, then sends the unanswered with the same key", async () => {
  const before = server.greet();
  const asked = store.ask({ type: "lock", locked: true });
  const command = before.heard.at(-1);
  before.cut();
  vi.advanceTimersByTime(1_000);

  const after = server.greet();
  expect(after.heard).toEqual([{ type: "hello", role: "player", since: 7 }, command]);

  after.say({ type: "ok", key: (command as { key: string }).key, version: 8 });
  expect(await asked).toMatchObject({ type: "ok" });
});

test("what is asked before the welcome is sent after it", () => {
  void store.play(0, { type: "guess" });

  const line = server.greet();

  expect(line.heard.map(({ type }) => type)).toEqual(["hello", "play"]);
});

test("after a long silence we are still trying, and make sure that the line is alive", () => {
  const line = server.greet();
  void store.ask({ type: "start" });

  vi.advanceTimersByTime(PATIENCE);

  expect(store.stillTrying).toBe(true);
  expect(line.heard.at(-1)).toEqual({ type: "catch" });
});

test("opened elsewhere: this screen says so and does not fight", () => {
  server.greet().say({ type: "goodbye", why: "elsewhere" });

  vi.advanceTimersByTime(600_000);

  expect(store.connection).toBe("elsewhere");
  expect(server.sockets).toHaveLength(1);
});

test("a server of another build reloads the page once", () => {
  server.greet({ build: "b2" });
  server.greet({ build: "b2" });

  expect(reload).toHaveBeenCalledOnce();
  expect(store.table).toEqual(table);
});

test("a page that does not know its build stays as it is", () => {
  store.close();
  store = new TableStore("K7QX2M", {
    role: "player",
    build: "__TRAPLINE_BUILD__",
    dial: server.dial,
    reload,
  }).open();

  server.greet({ build: "b2" });

  expect(reload).not.toHaveBeenCalled();
});

test("a wish says which version it was made for", () => {
  const line = server.greet();

  void store.play(0, { type: "guess" });

  expect(line.heard.at(-1)).toMatchObject({
    type: "play",
    seat: 0,
    seen: 7,
    wish: { type: "guess" },
  });
});

test("a page that the server no longer understands reloads itself once", () => {
  server.line.say({ type: "goodbye", why: "not-understood" });
  vi.advanceTimersByTime(60_000);
  server.line.say({ type: "goodbye", why: "not-understood" });

  expect(reload).toHaveBeenCalledOnce();
  expect(store.connection).toBe("lost");
});

test("the clock of any moment is told by the table's time", () => {
  server.greet({ at: 60_000 });

  expect(store.clockTo(90_000).remaining).toBe(30_000);
});

test("the clock of the deadline stands still while the table is paused", () => {
  const deadline = 90_000;
  server.greet({ table: { ...table, deadline } });
  expect(store.clock).toMatchObject({ remaining: 30_000, running: true });

  server.line.say({ type: "update", version: 8, at: 70_000, table: { paused: true } });

  expect(store.clock).toMatchObject({ remaining: 20_000, running: false });
});

test("somebody who types is shown for a while", () => {
  server.greet().say({ type: "signal", kind: "typing", seat: 1, person: 1 });
  expect(store.signals.typing).toEqual([1]);

  vi.advanceTimersByTime(4_000);

  expect(store.signals.typing).toEqual([]);
});

test("a TV without a table shows where to pair it, and then goes there", () => {
  store.close();
  const tv = sit(null);
  server.line.accept();
  server.line.say({ type: "pairing", id: "p1" });
  expect(tv.pairing).toBe("p1");

  server.line.say({ type: "paired", code: "K7QX2M" });

  expect(tv.pairing).toBeNull();
  expect(server.line.address).toMatch(/\/ws\/K7QX2M$/);
  tv.close();
});
