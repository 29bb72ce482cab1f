/** The plain table: any game can be played on it, before it has a board of its own. */

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";

export default { Board, Controls } satisfies GameClient;
