/** Where paths lead: how far it is, where a piece would land, and what a fork has to offer. */

import { FINISH, spotOf, START, type Space, type Terrain } from "./jungle/board";

const distances = new Map<Space, number>([[FINISH, 0]]);

/** The fewest steps to the Finish. */
export function toGo(space: Space): number {
  const known = distances.get(space);
  if (known !== undefined) return known;
  const steps = 1 + Math.min(...spotOf(space).next.map(toGo));
  distances.set(space, steps);
  return steps;
}

/** The most steps to the Finish. */
export function farthest(space: Space): number {
  const { next } = spotOf(space);
  return next.length === 0 ? 0 : 1 + Math.max(...next.map(farthest));
}

/** Where steps lead; what is `left` of them waits at a fork. */
export interface Landing {
  space: Space;
  left: number;
}

export function landing(from: Space, steps: number): Landing {
  const { next } = spotOf(from);
  if (steps === 0 || next.length === 0) return { space: from, left: 0 };
  return next.length > 1 ? { space: from, left: steps } : landing(next[0]!, steps - 1);
}

export type Nature = "wild" | "rich" | "short" | "long";

/** One way on from a fork, up to where it meets the others again. */
export interface Way {
  space: Space;
  nature: Nature;
  /** How many spaces of each kind lie on it. */
  counts: Readonly<Record<Terrain, number>>;
  length: number;
}

export function waysFrom(options: readonly Space[]): Way[] {
  const branches = options.map((way) =>
    branch(
      way,
      options.filter((other) => other !== way),
    ),
  );
  return branches.map((spaces, at) => {
    const counts = countsOf(spaces);
    const others = branches.filter((_, other) => other !== at);
    return {
      space: options[at]!,
      nature: natureOf(spaces, counts, others),
      counts,
      length: spaces.length,
    };
  });
}

function branch(way: Space, others: readonly Space[]): Space[] {
  const elsewhere = new Set(others.flatMap((other) => [...ahead(other)]));
  return [...ahead(way)].filter((space) => !elsewhere.has(space));
}

function ahead(space: Space, found = new Set<Space>()): Set<Space> {
  if (found.has(space)) return found;
  found.add(space);
  spotOf(space).next.forEach((after) => ahead(after, found));
  return found;
}

function countsOf(spaces: readonly Space[]): Record<Terrain, number> {
  const counts: Record<Terrain, number> = {
    path: 0,
    home: 0,
    bank: 0,
    chance: 0,
    hut: 0,
    toxic: 0,
  };
  for (const space of spaces) counts[spotOf(space).kind] += 1;
  return counts;
}

function natureOf(
  spaces: readonly Space[],
  counts: Record<Terrain, number>,
  others: readonly Space[][],
): Nature {
  const most = (kind: Terrain) => others.every((other) => countsOf(other)[kind] < counts[kind]);
  if (most("toxic")) return "wild";
  if (most("bank")) return "rich";
  return others.every((other) => spaces.length < other.length) ? "short" : "long";
}

/** Spaces in the order of the path, from Start on; a branch comes in one piece. */
export function alongThePath(spaces: readonly Space[]): Space[] {
  return spaces.toSorted((one, other) => path.indexOf(one) - path.indexOf(other));
}

const path = pathFrom(START);

/** Every space ahead, none before one that leads to it. */
function pathFrom(space: Space, found: Space[] = []): Space[] {
  if (!found.includes(space)) {
    spotOf(space)
      .next.toReversed()
      .forEach((after) => pathFrom(after, found));
    found.unshift(space);
  }
  return found;
}
