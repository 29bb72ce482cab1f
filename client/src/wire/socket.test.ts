import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Parting } from "../protocol.gen";
import { ScriptedServer } from "./scripted";
import { FIRST_PAUSE, HANDSHAKE, Line, LONGEST_PAUSE, NAP, PROOF, type Connection } from "./socket";

let server: ScriptedServer;
let line: Line;
let connections: Connection[];

beforeEach(() => {
  vi.useFakeTimers();
  server = new ScriptedServer();
  connections = [];
  const ends = {
    hello: () => ({ type: "hello", role: "player" }) as const,
    heard: () => undefined,
    turned: (connection: Connection) => connections.push(connection),
  };
  line = new Line("ws://here/ws/K7QX2M", ends, server.dial);
  line.open();
});

afterEach(() => {
  line.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("the first message is a hello", () => {
  server.line.accept();

  expect(server.line.heard).toEqual([{ type: "hello", role: "player" }]);
});

test("a line is open only when the server has said welcome", () => {
  server.line.accept();
  expect(connections).toEqual([]);

  server.greet();

  expect(connections).toEqual(["open"]);
});

test("a cut line is opened again after a short pause", () => {
  server.greet().cut();
  expect(connections).toEqual(["open", "lost"]);

  vi.advanceTimersByTime(500);

  expect(server.sockets).toHaveLength(2);
});

test("pauses double, but never grow beyond the longest", () => {
  for (let attempt = 0; attempt < 12; attempt++) {
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** attempt);
    server.line.cut();
    const cutAt = performance.now();

    vi.advanceTimersToNextTimer();

    expect(server.sockets).toHaveLength(attempt + 2);
    expect(performance.now() - cutAt).toBeGreaterThanOrEqual(Math.floor(longest / 2));
    expect(performance.now() - cutAt).toBeLessThanOrEqual(longest);
  }
});

test("a server that never greets is tried anew", () => {
  server.line.accept();

  vi.advanceTimersByTime(HANDSHAKE + 500);

  expect(server.sockets).toHaveLength(2);
  expect(server.sockets[0]?.closed).toBe(true);
});

test("a page that is looked at again does not wait out its pause", () => {
  server.greet().cut();

  look("visible");

  expect(server.sockets).toHaveLength(2);
});

test("a device that is online again does not wait out its pause", () => {
  server.greet().cut();

  dispatchEvent(new Event("online"));

  expect(server.sockets).toHaveLength(2);
});

test("after a nap the line must prove that it is alive", () => {
  const asleep = server.greet();
  look("hidden");
  vi.advanceTimersByTime(NAP + 1);
  look("visible");
  expect(asleep.heard.at(-1)).toEqual({ type: "catch" });

  vi.advanceTimersByTime(PROOF + 500);

  expect(server.sockets).toHaveLength(2);
});

test("a line that answers after a nap is kept", () => {
  const awake = server.greet();
  look("hidden");
  vi.advanceTimersByTime(NAP + 1);
  look("visible");

  awake.say({ type: "presence", here: [], watching: 0, tvs: 0 });
  vi.advanceTimersByTime(LONGEST_PAUSE);

  expect(server.sockets).toHaveLength(1);
});

test.each<Parting>(["elsewhere", "kicked", "left", "moved", "join-first", "no-such-table"])(
  "after a goodbye of “%s” nobody calls back, not even when looked at",
  (why) => {
    server.greet().say({ type: "goodbye", why });

    vi.advanceTimersByTime(10 * LONGEST_PAUSE);
    look("visible");
    dispatchEvent(new Event("online"));

    expect(server.sockets).toHaveLength(1);
    expect(connections.at(-1)).toBe(why);
  },
);

test("a table that was opened elsewhere is taken back when asked for", () => {
  server.greet().say({ type: "goodbye", why: "elsewhere" });

  line.again();
  server.greet();

  expect(connections).toEqual(["open", "elsewhere", "connecting", "open"]);
});

test("a restarting server is called again soon", () => {
  server.greet().say({ type: "goodbye", why: "restart" });
  expect(connections.at(-1)).toBe("restarting");

  vi.advanceTimersByTime(1_000);

  expect(server.sockets).toHaveLength(2);
});

test("a closed line stays closed", () => {
  server.greet();

  line.close();
  vi.advanceTimersByTime(LONGEST_PAUSE);
  look("visible");

  expect(server.line.closed).toBe(true);
  expect(server.sockets).toHaveLength(1);
});
