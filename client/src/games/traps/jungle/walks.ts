/** How a piece gets from one space to another. */

import { spots, START, type Space, type Spot } from "./board";

/** More than dice and cards ever make a piece walk; what is farther is flown. */
const FARTHEST_ON = 12;
const FARTHEST_BACK = 24;

/** The spaces after `from` up to `to`, on or back along the path; `to` alone if the piece flies. `steps` decides between two ways on. */
export function wayTo(from: Space, to: Space, steps = 0, board: readonly Spot[] = spots): Space[] {
  if (to === START) return [to];
  const on = waysOn(from, to, FARTHEST_ON, board);
  const meant = on.find((way) => way.length === steps) ?? shortest(on);
  if (meant) return meant;
  const back = shortest(waysOn(to, from, FARTHEST_BACK, board));
  return back ? [...back.slice(0, -1).toReversed(), to] : [to];
}

/** Where a piece is that went so many steps from here, by each way there is. */
export function spacesAfter(from: Space, steps: number, board: readonly Spot[] = spots): Space[] {
  if (steps === 0) return [from];
  return board[from]!.next.flatMap((space) => spacesAfter(space, steps - 1, board));
}

function waysOn(from: Space, to: Space, farthest: number, board: readonly Spot[]): Space[][] {
  if (from === to) return [[]];
  if (farthest === 0) return [];
  return board[from]!.next.flatMap((space) => waysOn(space, to, farthest - 1, board).map((rest) => [space, ...rest]));
}

function shortest(ways: Space[][]): Space[] | undefined {
  return ways.toSorted((a, b) => a.length - b.length)[0];
}
