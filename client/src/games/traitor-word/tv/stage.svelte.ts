/** The chain is seen to tighten, and every accusation to take its course. */

import { StageOf } from "../../stage.svelte";
import type { View } from "../types.gen";
import { beats, type Beat } from "./beats";

const PATIENCE = 10_000;

export class Stage extends StageOf<View, Beat> {
  constructor(view: View, onbeat?: (beat: Beat) => void) {
    super({ view, ms: 0 }, beats, PATIENCE, onbeat);
  }
}
