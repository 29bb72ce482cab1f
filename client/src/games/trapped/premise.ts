/** Where we are, why nobody can leave, who else is there, and how one might get out. */

import { says, type Screen } from "./reading";
import type { View, Words } from "./types.gen";

export interface Premise {
  film: Words;
  barriers: Words[];
  monster: Words;
  ways: (Words & { id: string; seats: number })[];
}

export function premiseOf(view: Pick<View, "place">): Premise {
  const { titles, ways } = view.place;
  return {
    film: says(view, "scenario"),
    barriers: Object.keys(titles)
      .filter((id) => id.startsWith("barrier-"))
      .map((id) => says(view, id)),
    monster: says(view, "monster"),
    ways: ways.map(({ id, seats }) => ({ ...says(view, id), id, seats })),
  };
}

/** How many a way out saves. */
export const roomFor = (seats: number, t: Screen["t"]): string =>
  t(seats === 0 ? "screen.premise.seats.all" : "screen.premise.seats", { n: seats });

/** The first sentence, which a small phone has room for, and what follows it. */
export function inBrief(text: string): [first: string, rest: string] {
  const end = /[.!?…][”»]?(?=\s+[\p{Lu}«“])/u.exec(text);
  if (!end) return [text, ""];
  const cut = end.index + end[0].length;
  return [text.slice(0, cut), text.slice(cut).trimStart()];
}
