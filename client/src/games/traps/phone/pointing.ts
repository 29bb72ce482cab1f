/** What can be pointed at on the board, and where to look. */

import { FINISH, spotOf, type Space } from "../jungle/board";
import type { View } from "../types.gen";
import type { Question } from "./questions";
import { boardOf } from "./reading";
import { toGo } from "./ways";

/** The spaces that answer a question. */
export function pointable(question: Question | null): Space[] {
  return [...new Set((question?.options ?? []).flatMap(({ space }) => space ?? []))];
}

const FAR = 620;

/** Where my pieces are; if they are far apart, where the foremost is. */
export function myPlaces(view: View): Space[] {
  const places = boardOf(view, view.me)?.pieces.filter((space) => space !== FINISH) ?? [];
  const [one, other] = places.map(spotOf);
  if (one && other && Math.hypot(one.x - other.x, one.y - other.y) > FAR) return places.sort((a, b) => toGo(a) - toGo(b)).slice(0, 1);
  return places;
}
