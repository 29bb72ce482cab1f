/** TRAPS: a race through a jungle of cut paper. */

import type { GameClient } from "../contract";
import Board from "../plain/Board.svelte";
import Controls from "../plain/Controls.svelte";
import Tv from "./Tv.svelte";

export default { Board, Controls, Tv } satisfies GameClient;
