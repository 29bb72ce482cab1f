/** The table's time on this screen: as the server told it, and running on since we heard. */

import type { ClockReading } from "../clock";
import type { Deadline } from "../protocol.gen";

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

export function remaining(time: TableTime, deadline: Deadline, now: number): number {
  return Math.max(0, deadline.at - timeNow(time, now));
}

/** Return what the kit's clock draws. Until the hold is over, it was not even started. */
export function clockOf(time: TableTime, deadline: Deadline): ClockReading {
  return {
    remaining: Math.max(0, deadline.at - time.at),
    running: !time.paused,
    received: time.heard + time.hold,
  };
}
