import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { newKey, Outbox, PATIENCE, type Command } from "./commands";

let sent: Command[];
let late: boolean[];
let outbox: Outbox;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  late = [];
  outbox = new Outbox(
    (command) => sent.push(command),
    (isLate) => late.push(isLate),
  );
});

afterEach(() => {
  outbox.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const key = (place: number): string => sent[place]?.key ?? "";

test("an answer settles the command with its key and no other", async () => {
  const first = outbox.submit({ type: "ask", wish: { type: "start" } });
  const second = outbox.submit({ type: "ask", wish: { type: "pause" } });

  outbox.settle({ type: "refused", key: key(1), reason: "not-now", facts: {} });
  outbox.settle({ type: "ok", key: key(0), version: 8 });

  expect(await first).toMatchObject({ type: "ok", version: 8 });
  expect(await second).toMatchObject({ type: "refused", reason: "not-now" });
});

test("what is unanswered is sent again with the same key, and only that", () => {
  void outbox.submit({ type: "ask", wish: { type: "start" } });
  void outbox.submit({ type: "ask", wish: { type: "pause" } });
  outbox.settle({ type: "out-of-date", key: key(0) });

  outbox.resend();

  expect(sent).toHaveLength(3);
  expect(sent[2]).toEqual(sent[1]);
});

test("an answer that comes twice is heard once", async () => {
  const asked = outbox.submit({ type: "play", seat: 0, seen: 7, wish: { type: "guess" } });
  outbox.settle({ type: "ok", key: key(0), version: 8 });

  outbox.settle({ type: "ok", key: key(0), version: 9 });

  expect(await asked).toMatchObject({ version: 8 });
});

test("what could not be read settles the command that waits longest", async () => {
  const asked = outbox.submit({ type: "say", channel: "table", text: "hm" });

  outbox.settle({ type: "refused", key: null, reason: "not-understood", facts: {} });

  expect(await asked).toMatchObject({ reason: "not-understood" });
});

test("after eight seconds without an answer we are still trying", () => {
  void outbox.submit({ type: "ask", wish: { type: "start" } });
  vi.advanceTimersByTime(PATIENCE - 1);
  expect(late).toEqual([]);

  vi.advanceTimersByTime(1);
  outbox.settle({ type: "ok", key: key(0), version: 8 });

  expect(late).toEqual([true, false]);
});

test("keys are different and made of what the server accepts", () => {
  const keys = Array.from({ length: 1000 }, newKey);

  expect(new Set(keys).size).toBe(1000);
  for (const made of keys) expect(made).toMatch(/^[A-Za-z0-9_-]{8,40}$/);
});

test("a device without crypto makes keys too", () => {
  vi.stubGlobal("crypto", undefined);

  expect(newKey()).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(newKey()).not.toBe(newKey());
});
