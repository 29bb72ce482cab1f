/** Traitor Word: black paper, hot pink, a flash of lightning. */

import type { GameClient } from "../contract";
import { beats } from "./beats";
import { befell } from "./befell";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Controls from "./Controls.svelte";
import { undecided } from "./reading";
import Tv from "./Tv.svelte";

/** A first game waits for words, and says when somebody named one of yours. */
const practice = { word_seconds: 0, window_seconds: 6, point_out: true };

const unsaid = [
  "dealt",
  "drew",
  "turn-began",
  "token-freed",
  "let-stood",
  "voted",
  "resumed",
  "burnt",
  "shuffled",
];

/** The chain is told once more with its secrets lit, and then the whole game is there to be read. */
const lastLook = 34_000;

export default {
  Board,
  Controls,
  Tv,
  beats,
  befell,
  lastLook,
  hand: true,
  lingers: undecided,
  practice,
  coach,
  unsaid,
} satisfies GameClient;
