/** The table's time on this screen: as the server told it, and running on since we heard. */

import type { ClockReading } from "../clock";

export interface TableTime {
  /** The table's time when the message was sent. */
  at: number;
  /** How long it stands still before it runs on. */
  hold: number;
  paused: boolean;
  /** When we heard, by `performance.now()`. */
  heard: number;
}

export function timeNow(time: TableTime, now: number): number {
  return time.paused ? time.at : time.at + Math.max(0, now - time.heard - time.hold);
}

/** How long until the deadline, with what is held before time runs on. */
export function remaining(time: TableTime, deadline: number, now: number): number {
  const held = time.paused ? time.hold : Math.max(0, time.hold - (now - time.heard));
  return Math.max(0, deadline - timeNow(time, now)) + held;
}

/** Return what the kit's clock draws: more time is seen as more time, not as a clock that hangs. */
export function clockOf(time: TableTime, deadline: number): ClockReading {
  return {
    remaining: Math.max(0, deadline - time.at) + time.hold,
    running: !time.paused,
    received: time.heard,
  };
}
