/** Trapped!: a B-movie poster, misregistered: poster red, mustard, teal, bone. */

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";

const unsaid = ["offered", "hid", "dealt", "asked", "drew", "turn-began", "turn-ended", "luck-asked", "conflict-ended", "bonus-began", "voted"];

export default { Board, Controls, hand: true, unsaid } satisfies GameClient;
