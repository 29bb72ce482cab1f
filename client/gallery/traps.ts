/** TRAPS as the TV sees it, at one moment after another. */

import { spots } from "../src/games/traps/jungle/board";
import type { Board, View } from "../src/games/traps/types.gen";

const board = (seat: number, animal: string, human: string, more: Partial<Board>): Board => ({
  seat,
  animal,
  human,
  gold: 250,
  hand: ["", "", "", "", ""],
  pieces: [0, 0],
  perks: [],
  spent: [false, false],
  frozen: [false, false],
  limps: false,
  misses: 0,
  flags: 12,
  struck_by: [],
  ...more,
});

const fork = spots.find(({ next }) => next.length > 1)!.space;
const trap = (space: number, owner: number, card = "") => ({
  space,
  owner,
  card,
  up: card !== "",
  worth: 0,
  caught: [],
});

const race: View = {
  may: [],
  waiting: [1],
  channels: [],
  me: null,
  language: "en",
  turn: 14,
  choice: 40,
  active: 1,
  phase: "draw",
  dice: [5, 3],
  boards: [
    board(0, "jaguar", "singer", { pieces: [22, 17], gold: 180, flags: 9, spent: [true, false] }),
    board(1, "monkey", "explorer", {
      pieces: [fork, 30],
      gold: 310,
      flags: 10,
      perks: ["spyglass"],
    }),
    board(2, "toucan", "mechanic", {
      pieces: [36, 12],
      gold: 90,
      flags: 11,
      frozen: [false, true],
      limps: true,
    }),
    board(3, "armadillo", "trader", {
      pieces: [41, 7],
      gold: 420,
      flags: 10,
      misses: 1,
      spent: [false, true],
    }),
  ],
  traps: [
    trap(3, 0),
    trap(6, 2, "quicksand"),
    trap(18, 3),
    trap(20, 0, "trapdoor"),
    trap(27, 1),
    trap(32, 3, "wishing-well"),
    trap(38, 1, "honey-pot"),
    trap(42, 0),
  ],
  deck: 96,
  discards: 31,
  top: "sprint",
  settling: "",
  asked: "play",
  card: "",
  owner: null,
  piece: null,
  verb: "",
  amount: 0,
  works: 12,
  spared: null,
  drawn: 0,
  layable: 2,
  prices: {},
  hiding: 10,
  until: null,
  left: null,
  window: null,
  empty: [],
  winner: null,
  cause: null,
};

const moments: Record<string, Partial<View>> = {
  race: {},
  roll: { phase: "roll", dice: [] },
  mover: { settling: "mover", amount: 8 },
  walk: { settling: "walk", piece: 2, amount: 3 },
  dodge: { settling: "dodge", piece: 2, card: "quicksand", owner: 2 },
  steal: { settling: "steal", piece: 2 },
  remedy: { settling: "remedy", piece: 2, card: "crocodile-tax", owner: 3, amount: 30 },
  debt: { settling: "debt", piece: 2, amount: 40 },
  goback: { settling: "goback" },
  drop: { settling: "drop", amount: 2 },
  effect: { settling: "effect" },
  rests: { phase: "play", works: 0, spared: "enough" },
  won: { phase: "over", waiting: [], winner: 1, cause: "both-home" },
};

export const moment = (name: string): View => ({ ...race, ...moments[name] });
