/** Trapwords: a dungeon of stone, seen by torchlight. */

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Tv from "./Tv.svelte";

export default { Board, Controls, Tv } satisfies GameClient;
