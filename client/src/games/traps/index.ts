/** TRAPS: a race through a jungle of cut paper. */

import type { GameClient } from "../contract";
import { befell } from "./befell";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { beats } from "./jungle/beats";
import Controls from "./Controls.svelte";
import { things } from "./things";
import Tv from "./Tv.svelte";

const practice = { timer: false, dodge_seconds: 60 };

const unsaid = ["dealt", "walked", "asked", "aimed", "resumed", "turn-ended", "owed", "suffered"];

export default {
  Board,
  Controls,
  Tv,
  beats,
  befell,
  hand: true,
  practice,
  coach,
  unsaid,
  things,
} satisfies GameClient;
