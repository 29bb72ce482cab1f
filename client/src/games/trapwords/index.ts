/** Trapwords: a dungeon of stone, seen by torchlight. */

import type { GameClient } from "../contract";
import { befell } from "./befell";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { beats } from "./dungeon/beats";
import Controls from "./Controls.svelte";
import { isTimed, mayCry } from "./phone/reading";
import Tv from "./Tv.svelte";
import type { View } from "./types.gen";

const practice = { timed: false, writing_seconds: 0 };
const unsaid = ["place-claimed", "place-freed", "pressed-on"];

export default {
  Board,
  Controls,
  Tv,
  beats,
  befell,
  practice,
  coach,
  unsaid,
  isTimed,
  lingers: mayCry,
} satisfies GameClient<View>;
