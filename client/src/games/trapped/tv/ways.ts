/** The ways out, and which of the things each needs are had by now. */

import type { View } from "../types.gen";

export interface WayOut {
  id: string;
  needs: boolean[];
}

export function waysOut({
  place,
  goals,
  sheets,
}: Pick<View, "place" | "goals" | "sheets">): WayOut[] {
  const had = new Set([
    ...goals,
    ...sheets
      .filter(({ fate }) => fate === "alive")
      .flatMap(({ items, goals: own }) => [...items, ...own]),
  ]);
  return place.ways.map(({ id, needs }) => ({
    id,
    needs: needs.map((options) => options.some((one) => had.has(one))),
  }));
}
