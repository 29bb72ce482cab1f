/** What one would probably choose, so that nobody in a hurry has to. */

import { byStrength, type Card } from "../cards";
import type { Attribute, Sheet } from "../types.gen";

/** Somebody's highest score of these. */
export function best(sheet: Sheet | undefined, attributes: readonly Attribute[]): Attribute | undefined {
  return [...attributes].sort((one, other) => byStrength(sheet?.attributes[other] ?? "", sheet?.attributes[one] ?? ""))[0];
}

/** Cards from the strongest to the weakest. */
export const strongestFirst = (cards: readonly Card[]): Card[] => [...cards].sort((one, other) => byStrength(other, one));
