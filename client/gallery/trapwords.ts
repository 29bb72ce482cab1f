/** Trapwords as the TV sees it, at one moment after another. */

import type { View } from "../src/games/trapwords/types.gen";
import {
  lies,
  wakes,
  start,
  clue,
  guess,
  turn,
  trap,
  call,
  review,
  before,
  settled,
} from "./trapwords-drawn";

const moments: Record<string, Partial<View>> = {
  writing: {},
  waiting: {
    ...turn,
    phase: "resting",
    clues: [],
    guesses: [],
    guesses_left: 5,
    results: [trap, null],
    book: [trap],
    waiting: [3],
  },
  reading: { ...turn, phase: "reading", clues: [], guesses: [], guesses_left: 5, waiting: [3] },
  cluing: turn,
  long: {
    ...turn,
    curses: [wakes(1, 1, "fog"), wakes(2, 2, "word-of-terror")],
    terror: "very",
    clues: [
      "bibliothécaire bibliothécaire du cerf-volant",
      "quelqu’un qui range tout le jour des objets couverts de lettres",
      "silence",
      "étagères",
      "poussière et lunettes",
      "on lui rend ce qu’on a emprunté",
      "bâtiment municipal calme",
      "chut",
    ].map((text, nth) => clue(nth + 1, text)),
    guesses: [
      guess(1, "bibliothécaire"),
      guess(5, "cerf-volant"),
      guess(1, "professeur"),
      guess(5, "archiviste"),
    ],
    guesses_left: 1,
  },
  naming: { ...turn, phase: "naming", call: call({ clue: 0, said: "", trap: null }) },
  stopped: { ...turn, phase: "stopped", call: call({}) },
  sure: { ...turn, phase: "stopped", call: call({ by: null, agreed: true }) },
  foul: { ...turn, phase: "stopped", call: call({ trap: null, rule: "proper-noun" }) },
  review: { ...turn, phase: "review", review: review({}) },
  precedent: { ...turn, phase: "review", review: review({ lean: true, before }) },
  claim: {
    ...turn,
    phase: "review",
    review: review({ call: call({ by: 3, clue: 0, said: "", trap: null, kind: "right" }) }),
  },
  rejected: { ...turn, settled },
  burnt: { ...turn, phase: "closing", clues: [], guesses: [], guesses_left: 0 },
  voted: {
    ...turn,
    phase: "resting",
    results: [null, trap],
    book: [
      { ...trap, team: 1, votes: settled.map((one) => ({ ...one, springs: true, lean: true })) },
    ],
  },
  closing: { ...turn, phase: "closing", guesses: [guess(1, "moon"), guess(5, "lighthouse", true)] },
  sprung: {
    round: 4,
    rooms: [2, 2],
    sizes: [5, 5],
    curses: [lies(3)],
    results: [null, null],
    book: [trap, { ...trap, team: 1, failure: null, word: "dragon", said: "", trap: "" }],
  },
  bitten: {
    ...turn,
    phase: "resting",
    results: [null, trap],
    book: [
      {
        ...trap,
        team: 1,
        said: "bibliothécaires",
        trap: "bibliothécaire",
        word: "cerf-volant",
        traps: [
          "bibliothécaire",
          "cerf-volant",
          "poussière",
          "étagère",
          "lunettes",
          "silence",
          "emprunter",
          "municipal",
          "lecture",
        ],
      },
    ],
  },
  found: {
    round: 4,
    rooms: [2, 2],
    sizes: [5, 5],
    curses: [lies(3)],
    book: [{ ...trap, team: 1, failure: null, word: "dragonfly", said: "", trap: "", wrote: null }],
  },
  timeout: {
    round: 4,
    rooms: [2, 2],
    sizes: [5, 5],
    curses: [lies(3)],
    book: [
      {
        ...trap,
        team: 1,
        failure: "time",
        word: "bibliothécaire",
        said: "",
        trap: "",
        wrote: null,
      },
    ],
  },
  battle: {
    ...turn,
    round: 7,
    rooms: [4, 4],
    monster: 4,
    sizes: [9, 9],
    curses: [],
    drawn: ["serpent", "word-of-terror"],
    terror: "very",
    card: { monster: "mummy", hard: true },
  },
  spoken: { ...turn, clues: [], guesses: [], guesses_left: 2 },
  slain: {
    ...turn,
    phase: "over",
    round: 7,
    rooms: [4, 3],
    curses: [],
    winners: [0],
    cause: "monster-slain",
    guessing: null,
  },
  together: {
    ...turn,
    phase: "over",
    round: 5,
    rooms: [4, 4],
    curses: [],
    winners: [0, 1],
    cause: "slain-together",
    guessing: null,
  },
  wins: {
    ...turn,
    phase: "over",
    round: 8,
    rooms: [1, 2],
    curses: [],
    winners: [],
    cause: "monster-wins",
    card: { monster: "vampire", hard: true },
    guessing: null,
  },
};

for (const [nth, monster] of (
  ["demon", "dragon", "mummy", "troll", "vampire"] as const
).entries()) {
  moments[monster] = {
    card: { monster, hard: nth % 2 === 1 },
    rooms: [2, 3],
    monster: 4,
    curses: [],
  };
}

/** One after the other, as rounds follow each other. */
export const story: Partial<View>[] = [
  {},
  { round: 2, monster: 3, curses: [lies(1), lies(3, 2)] },
  { round: 3, monster: 2, curses: [wakes(1, 0, "serpent"), lies(3, 1)] },
  { round: 4, rooms: [1, 0], monster: 2, curses: [wakes(3, 1, "hourglass")] },
  { round: 5, rooms: [2, 1], monster: 2, curses: [] },
];

export const moment = (name: string): View => ({ ...start, ...moments[name] });
export const momentOf = (nth: number): View => ({ ...start, ...story[nth] });
export const optionsOfRooms = {
  speaking: "typed",
  first_room: 3,
  second_room: 4,
  third_room: 5,
  fourth_room: 6,
  last_room: 7,
};
