/** Things travel from where they were; with reduced motion they only fade. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { isStill } from "../chosen.svelte";

interface Way {
  x?: number;
  y?: number;
  duration?: number;
  delay?: number;
}

/** Svelte's own `fade` asks what a thing looks like first, and so has the whole page laid out. */
export function fade(_node: Element, { duration = 260 }: Way = {}): TransitionConfig {
  return { duration, css: (t) => `opacity: ${t}` };
}

export function arrive(
  _node: Element,
  { x = 0, y = 0, duration = 260, delay = 0 }: Way = {},
): TransitionConfig {
  if (isStill()) return { duration: 140, css: (t) => `opacity: ${t}` };
  return {
    duration,
    delay,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translate(${x * u}px, ${y * u}px)`,
  };
}
