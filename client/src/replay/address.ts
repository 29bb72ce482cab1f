/** Where one is in a game and through whose eyes, as it stands behind the # of an address. */

import type { Replay, ReplayChair } from "./types";

export interface Spot {
  /** Null: at the beginning. */
  version: number | null;
  chair: ReplayChair;
}

const OPEN = "open";
const TV = "tv";
const WRITTEN = /^#(\d*)(?:\.(tv|open|\d+))?$/;

/** The chair that is taken where nobody asked for one. */
const firstOf = ({ chairs }: Replay): ReplayChair => chairs[0]?.chair ?? "public";

/** What is not of this game begins where every game does. */
export function spotIn(hash: string, replay: Replay): Spot {
  const [, version = "", name] = WRITTEN.exec(hash) ?? [];
  const chair = replay.chairs.find((one) => named(one.chair) === name)?.chair;
  return {
    version: version === "" ? null : Number(version),
    chair: chair ?? firstOf(replay),
  };
}

export function hashOf({ version, chair }: Spot, replay: Replay): string {
  const place = version === null || version === replay.first ? "" : `${version}`;
  const eyes = chair === firstOf(replay) ? "" : `.${named(chair)}`;
  return place + eyes === "" ? "" : `#${place}${eyes}`;
}

/** Seats are counted as the keys that lead to them. */
function named(chair: ReplayChair): string {
  if (chair === "public") return TV;
  return chair === "archive" ? OPEN : `${Number(chair) + 1}`;
}
