/** A clock as the server sent it: what was left, whether it ran, and when we heard. */

export interface ClockReading {
  remaining: number;
  running: boolean;
  /** When the reading arrived, by `performance.now()`: this device's own clock never judges. */
  received: number;
}

export function left(clock: ClockReading, now: number): number {
  const gone = clock.running ? Math.max(0, now - clock.received) : 0;
  return Math.max(0, clock.remaining - gone);
}

export function shown(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${String(seconds % 60).padStart(2, "0")}`;
}

/** How long until the shown figure changes. */
export function nextTick(ms: number): number {
  return ms <= 0 ? Infinity : ms % 1000 || 1000;
}

export type Urgency = "calm" | "soon" | "last";

export function urgency(ms: number): Urgency {
  if (ms <= 5_000) return "last";
  return ms <= 15_000 ? "soon" : "calm";
}

/** What a screen reader hears if it asks: rounded up, so that it changes six times a minute. */
export function roughly(ms: number): number {
  return Math.ceil(ms / 10_000) * 10;
}
