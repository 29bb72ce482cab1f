/** Trapped!: a B-movie poster, misregistered: poster red, mustard, teal, bone. */

import type { GameClient } from "../contract";
import { beats } from "./beats";
import { befell } from "./befell";
import Board from "./Board.svelte";
import { coach } from "./coach";
import Controls from "./Controls.svelte";
import { things } from "./things";
import Tv from "./Tv.svelte";
import { POSTER, TALE } from "./tv/ending";

/** A first evening has a bot for a Game Master, who is fair, Extras that are there, and clocks that wait. */
const practice = { gm: "bot", ready_extras: true, policy: "fair", bid_seconds: 180 };

const unsaid = [
  "offered",
  "hid",
  "dealt",
  "asked",
  "kept-writing",
  "notes-kept",
  "drew",
  "turn-began",
  "turn-ended",
  "luck-asked",
  "conflict-ended",
  "bonus-began",
  "voted",
  "cue-given",
  "cue-passed",
  "moved-on",
];

const milestones = ["lost", "left", "monster-beaten", "achieved"];

export default {
  Board,
  Controls,
  Tv,
  beats,
  befell,
  patience: 24_000,
  lastLook: POSTER + TALE,
  hand: true,
  practice,
  coach,
  unsaid,
  milestones,
  things,
} satisfies GameClient;
