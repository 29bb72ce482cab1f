/** Trapwords as the TV sees it, at one moment after another. */

import type { View } from "../src/games/trapwords/types.gen";

const start: View = {
  may: [], me: null, waiting: [], channels: [], language: "en", round: 1, phase: "writing", turn: 1,
  teams: [[0, 2, 4], [1, 3, 5]], away: [], queue: [], torches: [2, 3], late_clocks: [], host: 0, clue_rules: true,
  rooms: [0, 0], monster: 4, card: { monster: "dragon", hard: false }, curses: [1, 3], revealed: [], drawn: [], terror: "",
  sizes: [3, 3], word: "", drafts: [], agreed: [[], []], opposed: [[], []], done: [false, true], reopened: [false, false], traps: [],
  guessing: null, giver: null, voices: [], clues: [], guesses: [], guesses_left: 0, silenced: false, until: null, left: null, flags: 0, flagged: [], hints: [],
  call: null, results: [null, null], review: null, voted: false, book: [], precedents: [], winners: [], cause: null,
};

const clue = (number: number, text: string) => ({ number, text, at: number * 9000, until: number * 9000 + 3000 });
const guess = (by: number, word: string, right = false) => ({ by, word, right, mends: "", at: by * 4000 });

const turn: Partial<View> = {
  phase: "cluing", round: 3, rooms: [2, 1], sizes: [5, 4], done: [true, true], curses: [3], revealed: [[1, "echo"]],
  guessing: 1, giver: 3, voices: [1, 5], waiting: [3, 1, 5],
  clues: [clue(1, "it shines shines over over the the sea"), clue(2, "tower tower")],
  guesses: [guess(1, "moon"), guess(5, "lamp")], guesses_left: 3,
};

const trap = { team: 0, failure: "trap" as const, word: "lighthouse", traps: ["sea", "lamp", "tower"], said: "seaside", trap: "sea", wrote: 3, rule: null, took: 21000 };

const moments: Record<string, Partial<View>> = {
  writing: {},
  waiting: { ...turn, phase: "waiting", clues: [], guesses: [], guesses_left: 5, results: [trap, null], book: [trap], waiting: [3] },
  reading: { ...turn, phase: "reading", clues: [], guesses: [], guesses_left: 5, waiting: [3] },
  cluing: turn,
  long: {
    ...turn, revealed: [[1, "fog"], [2, "word-of-terror"]], terror: "very",
    clues: ["bibliothécaire bibliothécaire du cerf-volant", "quelqu’un qui range tout le jour des objets couverts de lettres", "silence", "étagères", "poussière et lunettes", "on lui rend ce qu’on a emprunté", "bâtiment municipal calme", "chut"].map((text, nth) => clue(nth + 1, text)),
    guesses: [guess(1, "bibliothécaire"), guess(5, "cerf-volant"), guess(1, "professeur"), guess(5, "archiviste")], guesses_left: 1,
  },
  stopped: { ...turn, phase: "stopped", call: { by: 0, clue: 2, said: "tower", trap: "towering", rule: null } },
  foul: { ...turn, phase: "stopped", call: { by: 0, clue: 2, said: "tower", trap: null, rule: "proper-noun" } },
  review: {
    ...turn, phase: "review",
    review: { number: 1, call: { by: 0, clue: 2, said: "bibliothécaire", trap: "bibliothèque", rule: null }, lean: null, voters: [0, 1, 2, 3, 4, 5], until: 0, is_stop: true, voted: [0, 3], springs: [] },
  },
  closing: { ...turn, phase: "closing", guesses: [guess(1, "moon"), guess(5, "lighthouse", true)] },
  sprung: { round: 4, rooms: [2, 2], sizes: [5, 5], curses: [3], results: [null, null], book: [trap, { ...trap, team: 1, failure: null, word: "dragon", said: "", trap: "" }] },
  bitten: { ...turn, phase: "waiting", results: [null, trap], book: [{ ...trap, team: 1, said: "bibliothécaires", trap: "bibliothécaire", word: "cerf-volant", traps: ["bibliothécaire", "cerf-volant", "poussière", "étagère", "lunettes", "silence", "emprunter", "municipal", "lecture"] }] },
  found: { round: 4, rooms: [2, 2], sizes: [5, 5], curses: [3], book: [{ ...trap, team: 1, failure: null, word: "dragonfly", said: "", trap: "", wrote: null }] },
  timeout: { round: 4, rooms: [2, 2], sizes: [5, 5], curses: [3], book: [{ ...trap, team: 1, failure: "time", word: "bibliothécaire", said: "", trap: "", wrote: null }] },
  battle: {
    ...turn, round: 7, rooms: [4, 4], monster: 4, sizes: [9, 9], curses: [], revealed: [], drawn: ["serpent", "word-of-terror"], terror: "very", card: { monster: "mummy", hard: true },
  },
  spoken: { ...turn, clues: [], guesses: [], guesses_left: 2 },
  slain: { ...turn, phase: "over", round: 7, rooms: [4, 3], curses: [], revealed: [], winners: [0], cause: "monster-slain", guessing: null },
  wins: { ...turn, phase: "over", round: 8, rooms: [1, 2], curses: [], revealed: [], winners: [], cause: "monster-wins", card: { monster: "vampire", hard: true }, guessing: null },
};

for (const [nth, monster] of (["demon", "dragon", "mummy", "troll", "vampire"] as const).entries()) {
  moments[monster] = { card: { monster, hard: nth % 2 === 1 }, rooms: [2, 3], monster: 4, curses: [] };
}

/** One after the other, as rounds follow each other. */
export const story: Partial<View>[] = [
  {},
  { round: 2, monster: 3, curses: [1, 2] },
  { round: 3, monster: 2, curses: [1], revealed: [[0, "serpent"]] },
  { round: 4, rooms: [1, 0], monster: 2, curses: [], revealed: [[1, "hourglass"]] },
  { round: 5, rooms: [2, 1], monster: 2, curses: [], revealed: [] },
];

export const moment = (name: string): View => ({ ...start, ...moments[name] });
export const momentOf = (nth: number): View => ({ ...start, ...story[nth] });
export const optionsOfRooms = { speaking: "typed", first_room: 3, second_room: 4, third_room: 5, fourth_room: 6, last_room: 7 };
