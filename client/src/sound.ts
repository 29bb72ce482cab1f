/** What this device lets be heard. */

import { chosen } from "./chosen.svelte";
import { ring, type Sound } from "./sounds";

export type { Sound } from "./sounds";

/** What a phone says to its holder alone; the rest is heard from the TV, where there is one. */
const MINE: readonly Sound[] = ["turn", "refused"];

let context: AudioContext | null = null;
let hasTv = false;

/** Leave what the whole room hears to the TV. */
export function leaveToTv(isThere: boolean): void {
  hasTv = isThere;
}

export function play(sound: Sound): void {
  if (!chosen.sound || typeof AudioContext === "undefined") return;
  if (hasTv && !MINE.includes(sound)) return;
  context ??= new AudioContext();
  void context.resume();
  ring(context, sound);
}
