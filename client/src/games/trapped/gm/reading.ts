/** What the GM's screen reads from a view: places on sheets, what is lacking, what was said. */

import type { Screen } from "../reading";
import type { Aim, Attribute, Line, MakeUpEvent, View } from "../types.gen";

export type Invited<T extends View["may"][number]["type"]> = Extract<
  View["may"][number],
  { type: T }
>;
/** What a panel of the screen needs to put a question and send the answer. */
export type Desk = Pick<Screen, "view" | "play" | "t">;

/** An event that the GM is making up. */
export type Draft = Required<Pick<MakeUpEvent, "figure" | "others" | "words" | "then">>;

/** A place on a sheet: `4.brave` is an attribute, `4>0` what the fourth feels about the first. */
export interface Spot {
  code: string;
  figure: number;
  attribute: Attribute | null;
  about: number | null;
}

export function spotOf(code: string): Spot {
  const [owner = "", about] = code.split(">");
  if (about !== undefined)
    return { code, figure: Number(owner), attribute: null, about: Number(about) };
  const [figure, attribute] = code.split(".");
  return { code, figure: Number(figure), attribute: attribute as Attribute, about: null };
}

export function scoreAt(view: Pick<View, "sheets">, { figure, attribute, about }: Spot): string {
  const sheet = view.sheets.find(({ id }) => id === figure);
  return (attribute ? sheet?.attributes[attribute] : sheet?.feelings[String(about)]) ?? "";
}

/** Whether a goal is done: by all together, or for those for whom it counts. */
export function doneBy(view: View, goal: Aim): string[] | null {
  if (!goal.own) return view.goals.includes(goal.id) ? [] : null;
  const names = view.sheets
    .filter((sheet) => sheet.goals.includes(goal.id))
    .map(({ name }) => name);
  return names.length > 0 ? names : null;
}

/** What goals, things and rooms a goal or way out still waits for; of each, one is enough. */
export function lacking(view: View, { needs }: Aim): string[][] {
  const had = new Set([
    ...view.goals,
    ...view.sheets.flatMap((sheet) =>
      sheet.fate === "alive" ? [...sheet.goals, ...sheet.items] : [],
    ),
  ]);
  return needs.filter((need) => !need.some((one) => had.has(one)));
}

/** What somebody last said in this conflict. */
export function saidBy(
  { story, conflict }: Pick<View, "story" | "conflict">,
  seat: number,
  deed: string,
): Line | undefined {
  const line = story.findLast(
    (one) => one.number >= (conflict?.since ?? 0) && one.by === seat && one.deed === deed,
  );
  return line?.words ? line : undefined;
}

/** Rounds until something is over, this one included. */
export const roundsLeft = ({ round }: Pick<View, "round">, until: number): number =>
  Math.max(0, until - round + 1);
