import { expect, test } from "vitest";

import { chair, table } from "../wire/scripted";
import { calledHere } from "./seen";

const [ANN, BEA] = [0, 1];
const ready = (seat: number, isReady: boolean) => ({
  ...chair(seat, ["Ann", "Bea"][seat]!, 0),
  ready: isReady,
});
const shared = (awaits_ready: boolean, ...said: boolean[]) => ({
  table: { ...table, awaits_ready, chairs: said.map((isReady, seat) => ready(seat, isReady)) },
  me: 0,
  here: [0],
  watching: 0,
  model: null,
});
const seats = (seen: ReturnType<typeof shared>, waiting: number[]) =>
  calledHere(seen, waiting).map(({ seat }) => seat);

test("before the first clock each of those who share a phone is asked, whoever moves first", () => {
  expect(seats(shared(true, false, false), [BEA])).toEqual([ANN, BEA]);
  expect(seats(shared(true, true, false), [ANN])).toEqual([BEA]);
});

test("once the clock runs those are called who are to move", () => {
  expect(seats(shared(false, true, false), [ANN])).toEqual([ANN]);
});
