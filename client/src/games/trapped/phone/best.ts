/** What one would probably choose, so that nobody in a hurry has to. */

import { strength, type Scale } from "../cards";
import type { Attribute, Sheet } from "../types.gen";

/** Somebody's highest score of these. */
export const best = (
  scale: Scale,
  sheet: Sheet | undefined,
  attributes: readonly Attribute[],
): Attribute | undefined => bestFirst(scale, sheet, attributes)[0];

export function bestFirst(
  scale: Scale,
  sheet: Sheet | undefined,
  attributes: readonly Attribute[],
): Attribute[] {
  const score = (one: Attribute) => strength(scale, sheet?.attributes[one] ?? "");
  return attributes.toSorted((one, other) => score(other) - score(one));
}
