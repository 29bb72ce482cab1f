/** Trapwords: a dungeon of stone, seen by torchlight. */

import type { GameClient } from "../contract";
import { befell } from "./befell";
import Board from "./Board.svelte";
import { coach } from "./coach";
import { beats } from "./dungeon/beats";
import Controls from "./Controls.svelte";
import Tv from "./Tv.svelte";

const practice = { timed: false, writing_seconds: 0 };

export default { Board, Controls, Tv, beats, befell, practice, coach } satisfies GameClient;
