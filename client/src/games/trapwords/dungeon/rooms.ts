/** The five rooms in a row, as they are measured on the board. */

import type { Options } from "../types.gen";

export const WIDTH = 200;
export const ROOMS = [0, 1, 2, 3, 4] as const;

/** Each room lies a step deeper than the one before. */
const STEP = 7;

export interface Place {
  x: number;
  y: number;
}

export const floorOf = (room: number): number => room * STEP;

/** Where feet stand, in a room that may hold both teams and the monster. */
export const standing = {
  ember: (room: number): Place => ({ x: room * WIDTH + 52, y: floorOf(room) + 5 }),
  ice: (room: number): Place => ({ x: room * WIDTH + 108, y: floorOf(room) + 10 }),
  monster: (room: number, isAlone: boolean): Place => ({
    x: room * WIDTH + (isAlone ? 104 : 150),
    y: floorOf(room),
  }),
  card: (room: number): Place => ({ x: room * WIDTH + 156, y: floorOf(room) }),
  /** What the Mummy drew hangs over its room. */
  drawn: (room: number, nth: number, of: number): Place => ({
    x: room * WIDTH + 78 + (nth - (of - 1) / 2) * 54,
    y: floorOf(room),
  }),
};

export function numbersOf({
  first_room,
  second_room,
  third_room,
  fourth_room,
  last_room,
}: Options): number[] {
  return [first_room, second_room, third_room, fourth_room, last_room];
}
