/** TRAPS: a race through a jungle of cut paper. */

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Controls from "./Controls.svelte";
import Tv from "./Tv.svelte";

const practice = { timer: false, dodge_seconds: 60 };

export default { Board, Controls, Tv, hand: true, practice, coach } satisfies GameClient;
