/** Trapped!: a B-movie poster, misregistered: poster red, mustard, teal, bone. */

import type { GameClient } from "../contract";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import Tv from "./Tv.svelte";

const unsaid = ["offered", "hid", "dealt", "asked", "drew", "turn-began", "turn-ended", "luck-asked", "conflict-ended", "bonus-began", "voted"];

export default { Board, Controls, Tv, lastLook: 14_000, hand: true, unsaid } satisfies GameClient;
