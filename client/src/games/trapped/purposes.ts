/** Goals by what they are good for: a way out, several of them, the monster, or just staying alive. */

import { titleOf, type Screen } from "./reading";
import type { View } from "./types.gen";

export interface Purpose<T> {
  label: string;
  goals: T[];
}

/** Return goals in groups, the nearest to a single way out first. */
export function byPurpose<T>(
  view: Pick<View, "place">,
  goals: readonly T[],
  idOf: (goal: T) => string,
  t: Screen["t"],
): Purpose<T>[] {
  const serves = new Map(view.place.goals.map((goal) => [goal.id, goal.serves]));
  const groups = new Map<string, T[]>();
  for (const goal of goals) {
    const key = (serves.get(idOf(goal)) ?? []).join(" ");
    groups.set(key, [...(groups.get(key) ?? []), goal]);
  }
  return [...groups]
    .toSorted(([one], [other]) => rankOf(view, one) - rankOf(view, other))
    .map(([key, some]) => ({ label: labelOf(view, key, t), goals: some }));
}

const partsOf = (key: string): string[] => key.split(" ").filter(Boolean);
const MONSTER = "monster";
const isMonster = (id: string): boolean => id === MONSTER;

/** Ways out in the order of the scenario, then what serves several, the monster, and the rest. */
function rankOf({ place }: Pick<View, "place">, key: string): number {
  const [first, ...more] = partsOf(key);
  if (first === undefined) return 1000;
  if (isMonster(first)) return 900;
  return place.ways.findIndex(({ id }) => id === first) + 100 * more.length;
}

function labelOf(view: Pick<View, "place">, key: string, t: Screen["t"]): string {
  const parts = partsOf(key);
  const ways = parts.filter((id) => !isMonster(id));
  if (parts.length === 0) return t("screen.goals.other");
  if (ways.length > 1 && ways.length === view.place.ways.length) return t("screen.goals.every");
  const towards = ways.map((id) => titleOf(view, id)).join(" · ");
  return [
    ...(towards ? [t("screen.goals.way", { what: towards })] : []),
    ...(parts.some(isMonster) ? [t("screen.goals.monster", { what: titleOf(view, MONSTER) })] : []),
  ].join(" · ");
}
