/** Everything is seen to happen: people walk, cards are turned, stamps fall. */

import { StageOf } from "../../stage.svelte";
import type { View } from "../types.gen";
import { beats, type Beat } from "./beats";

const PATIENCE = 24_000;

export class Stage extends StageOf<View, Beat> {
  constructor(view: View, onbeat?: (beat: Beat) => void) {
    super({ view, ms: 0 }, beats, PATIENCE, onbeat);
  }
}
