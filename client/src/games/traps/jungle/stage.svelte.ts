/** Pieces are seen to walk, and Traps to open. */

import { StageOf } from "../../stage.svelte";
import type { View } from "../types.gen";
import { beats, type Beat } from "./beats";

const PATIENCE = 7_000;

export class Stage extends StageOf<View, Beat> {
  constructor(view: View, onbeat?: (beat: Beat) => void) {
    super({ view, ms: 0 }, beats, PATIENCE, onbeat);
  }
}
