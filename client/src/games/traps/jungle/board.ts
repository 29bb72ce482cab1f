/** The board, from the file that the rules read too. */

import data from "../../../../../src/trapline/games/traps/data/board.json";

export type Space = number;
export type Terrain = "path" | "home" | "bank" | "chance" | "hut" | "toxic";

export interface Spot {
  space: Space;
  x: number;
  y: number;
  kind: Terrain;
  next: readonly Space[];
}

export const START: Space = 0;
export const FINISH: Space = 1;
export const WIDTH = 1600;
export const HEIGHT = 900;

export const spots: readonly Spot[] = data.map((spot, space) => ({ ...spot, space, kind: spot.kind as Terrain }));

export function spotOf(space: Space): Spot {
  return spots[space]!;
}
