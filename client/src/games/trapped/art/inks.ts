/** The poster's inks, and what a drawing is made of. */

import type { Shape } from "./people";

export const INK = "#1c1613";
export const BONE = "#f6ebd3";
export const RED = "#d8341f";
export const MUSTARD = "#e5a823";
export const TEAL = "#1c7f7b";
export const TEAL_LIT = "#46ada4";
export const GREY = "#b9b3a2";

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export interface Monster {
  /** What is printed first, askew. */
  outline: string;
  shapes: readonly Shape[];
}
