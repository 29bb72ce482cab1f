/** What this device lets be heard. */

import { chosen } from "./chosen.svelte";
import { record, SOUNDS, type Sound } from "./sounds";

export type { Sound } from "./sounds";

/** What a phone says to its holder alone; the rest is heard from the TV, where there is one. */
const MINE: readonly Sound[] = ["turn", "refused"];
/** In milliseconds: what cannot be heard by then, on a page that nobody has touched, never is. */
const TOO_LATE = 500;
/** Between two sounds that are made. */
const APART = 200;

const records = new Map<Sound, Promise<AudioBuffer>>();
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
  void ring(context, sound);
}

/** Make sounds before they are heard, one at a time, with room for other things between them. */
export async function rehearse(): Promise<void> {
  if (!chosen.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const sound of SOUNDS) {
    await new Promise((go) => setTimeout(go, APART));
    await recordOf(sound, context.sampleRate);
  }
}

async function ring(audio: AudioContext, sound: Sound): Promise<void> {
  const asked = performance.now();
  const [made] = await Promise.all([recordOf(sound, audio.sampleRate), audio.resume()]);
  if (performance.now() - asked > TOO_LATE) return;
  const source = audio.createBufferSource();
  source.buffer = made;
  source.connect(audio.destination);
  source.start();
}

function recordOf(sound: Sound, rate: number): Promise<AudioBuffer> {
  const made = records.get(sound) ?? record(sound, rate);
  records.set(sound, made);
  return made;
}
