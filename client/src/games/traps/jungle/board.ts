/** The board, from the file that the rules read too. */

import data from "../../../../../src/trapline/games/traps/data/board.json";

export type Space = number;
export type Terrain = "path" | "home" | "bank" | "chance" | "hut" | "toxic";

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  space: Space;
  kind: Terrain;
  next: readonly Space[];
}

export const START: Space = 0;
export const FINISH: Space = 1;
/** How far from its middle a space can be touched. */
export const REACH = 50;
export const WIDTH = 1600;
export const HEIGHT = 900;

export const spots: readonly Spot[] = data.map((spot, space) => ({
  ...spot,
  space,
  kind: spot.kind as Terrain,
}));

export function spotOf(space: Space): Spot {
  return spots[space]!;
}

/** The main path from Start to Finish, and each branch from its fork to where it comes back. */
export function chains(board: readonly Spot[]): Spot[][] {
  const seen = new Set<Space>();
  const follow = (from: Spot, space: Space): Spot[] => {
    const here = board[space]!;
    if (seen.has(space) || here.next.length === 0) return [from, here];
    seen.add(space);
    return [from, ...follow(here, here.next[0]!)];
  };
  const begin = board[START]!;
  const main = follow(begin, begin.next[0]!);
  return [main, ...board.flatMap((fork) => fork.next.slice(1).map((space) => follow(fork, space)))];
}
