/** Trapwords: a dungeon of stone, seen by torchlight. */

import type { GameClient } from "../contract";
import Board from "../plain/Board.svelte";
import Controls from "../plain/Controls.svelte";
import Tv from "./Tv.svelte";

export default { Board, Controls, Tv } satisfies GameClient;
