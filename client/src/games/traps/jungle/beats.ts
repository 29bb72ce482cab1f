/** What is seen between one view and the next, one thing after the other. */

import type { Sound } from "../../../sound";
import type { Seat } from "../../../shell/types";
import type { Board, Placed, View } from "../types.gen";
import { spotOf, spots, START, type Space } from "./board";
import { spacesAfter, wayTo } from "./walks";

/** Gold that changes hands; null is the Bank. */
export interface Payment {
  from: Seat | null;
  to: Seat | null;
  amount: number;
}

export interface Beat {
  view: View;
  ms: number;
  sound?: Sound;
  payments?: readonly Payment[];
  /** The space on which everybody holds their breath. */
  hush?: Space;
}

const DICE = 1_000;
const STEP = 200;
const FLIGHT = 800;
const LANDED = 250;
/** Before a leaf slides away, and while the Trap opens. */
const HUSH = 620;
const OPENS = 900;
const COINS = 750;

export function beats(before: View, after: View): Beat[] {
  if (after.turn < before.turn || after.boards.length !== before.boards.length) return [{ view: after, ms: 0 }];
  const rolled = rolls(before, after);
  const rolling = rolled[0]?.view ?? before;
  const walked = walks(rolling, after);
  const there = walked.at(-1)?.view ?? rolling;
  const opened = openings(there, after);
  const payments = paymentsOf(before.boards, after.boards);
  const paid: Beat[] = payments.length > 0 ? [{ view: after, ms: COINS, payments, sound: "coin" }] : [];
  return [...rolled, ...walked, ...opened, ...paid, { view: after, ms: 0 }];
}

function rolls(before: View, after: View): Beat[] {
  if (after.dice.length === 0 || String(after.dice) === String(before.dice)) return [];
  const { turn, active, phase, dice } = after;
  return [{ view: { ...before, turn, active, phase, dice, settling: "", piece: null }, ms: DICE, sound: "dice" }];
}

function walks(from: View, after: View): Beat[] {
  const moved = after.boards.flatMap((board, nth) =>
    board.pieces.flatMap((to, piece) => {
      const at = from.boards[nth]!.pieces[piece]!;
      return at === to ? [] : [{ nth, piece, from: at, to }];
    }),
  );
  const changedPlaces = moved.length === 2 && moved[0]!.from === moved[1]!.to && moved[1]!.from === moved[0]!.to;
  let view = { ...from, settling: "", piece: null };
  return moved.flatMap(({ nth, piece, from: at, to }) => {
    const way = changedPlaces ? [to] : detour(from, after, at, to);
    return way.map((space, step) => {
      const isFlight = !isNear(way[step - 1] ?? at, space);
      view = { ...view, boards: view.boards.map((board, one) => (one === nth ? standing(board, piece, space) : board)) };
      return { view, ms: (isFlight ? FLIGHT : STEP) + (step === way.length - 1 ? LANDED : 0), sound: "step" as const };
    });
  });
}

/** A piece that poison sent back was on the poison first. */
function detour(before: View, after: View, from: Space, to: Space): Space[] {
  const steps = after.dice.reduce((sum, die) => sum + die, 0);
  const way = wayTo(from, to, steps);
  const isSentBack = to === START || spotOf(to).kind === "hut";
  if (!isSentBack || before.settling === "dodge" || isAhead(from, way)) return way;
  const poison = spacesAfter(from, steps).find((space) => spotOf(space).kind === "toxic");
  return poison === undefined ? way : [...wayTo(from, poison, steps), ...wayTo(poison, to)];
}

function isAhead(from: Space, way: readonly Space[]): boolean {
  return spotOf(from).next.includes(way[0]!);
}

function isNear(one: Space, other: Space): boolean {
  return spots[one]!.next.includes(other) || spots[other]!.next.includes(one);
}

function standing(board: Board, piece: number, space: Space): Board {
  const [animal, human] = board.pieces;
  return { ...board, pieces: piece === 0 ? [space, human] : [animal, space] };
}

/** Leaves that slide away: with a held breath if somebody stands on them. */
function openings(there: View, after: View): Beat[] {
  const opened = after.traps.filter((trap) => trap.up && there.traps.some((other) => other.space === trap.space && !other.up));
  return opened.flatMap((trap) => {
    const view = { ...there, traps: there.traps.map((other) => (other.space === trap.space ? trap : other)) };
    const open: Beat = { view, ms: OPENS, sound: "sprung", hush: trap.space };
    return isTrodden(there, trap) ? [{ view: there, ms: HUSH, hush: trap.space }, open] : [open];
  });
}

function isTrodden({ boards }: View, { space, owner }: Placed): boolean {
  return boards.some(({ seat, pieces }) => seat !== owner && pieces.includes(space));
}

/** Who paid whom, as far as the purses tell: what one lost and another won is passed on, the rest is the Bank's. */
export function paymentsOf(before: readonly Board[], after: readonly Board[]): Payment[] {
  const changes = after.map(({ seat, gold }, nth) => ({ seat, change: gold - before[nth]!.gold }));
  const winners = changes.filter(({ change }) => change > 0);
  const losers = changes.filter(({ change }) => change < 0);
  if (winners.length === 1 && losers.length > 0 && winners[0]!.change === -sum(losers.map(({ change }) => change)))
    return losers.map(({ seat, change }) => ({ from: seat, to: winners[0]!.seat, amount: -change }));
  return [
    ...losers.map(({ seat, change }) => ({ from: seat, to: null, amount: -change })),
    ...winners.map(({ seat, change }) => ({ from: null, to: seat, amount: change })),
  ];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
