import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { play } from "./sound";

const made = { oscillators: 0, sources: 0 };
/** Somebody has touched the page. */
let touched: Promise<void>;

const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
const node = () => ({
  connect: (next: unknown) => next,
  start: vi.fn(),
  stop: vi.fn(),
  frequency: param,
  gain: param,
});

class Room {
  currentTime = 0;
  sampleRate = 48_000;
  destination = {};
  resume = () => touched;
  createBufferSource = () => ((made.sources += 1), node());
  createOscillator = () => ((made.oscillators += 1), node());
  createGain = node;
  startRendering = () => Promise.resolve({});
}

beforeEach(() => {
  Object.assign(made, { oscillators: 0, sources: 0 });
  touched = Promise.resolve();
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal("AudioContext", Room);
  vi.stubGlobal("OfflineAudioContext", Room);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function loud(): Promise<typeof play> {
  const { chosen } = await import("./chosen.svelte");
  chosen.sound = true;
  return (await import("./sound")).play;
}

test("a sound that was made once is heard again from its record", async () => {
  const play = await loud();

  play("dice");
  await vi.advanceTimersByTimeAsync(0);
  const first = made.oscillators;
  play("dice");
  await vi.advanceTimersByTimeAsync(0);

  expect(made).toEqual({ oscillators: first, sources: 2 });
});

test("what a page could not let be heard in time is never heard", async () => {
  const play = await loud();
  touched = new Promise((touch) => setTimeout(touch, 5_000));

  for (let steps = 0; steps < 20; steps += 1) play("step");
  await vi.advanceTimersByTimeAsync(6_000);
  const late = made.sources;
  play("won");
  await vi.advanceTimersByTimeAsync(0);

  expect([late, made.sources]).toEqual([0, 1]);
});

test("what was rehearsed is not made again when it is heard", async () => {
  const play = await loud();
  const { rehearse } = await import("./sound");

  void rehearse();
  void rehearse();
  await vi.advanceTimersByTimeAsync(10_000);
  const rehearsed = made.oscillators;
  play("dice");
  play("won");
  await vi.advanceTimersByTimeAsync(0);

  expect(rehearsed).toBeGreaterThan(0);
  expect(made).toEqual({ oscillators: rehearsed, sources: 2 });
});
