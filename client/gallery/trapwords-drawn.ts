/** What moments of Trapwords on the TV are made of. */

import type { Call, Curse, CurseCard, Review, View } from "../src/games/trapwords/types.gen";

export const lies = (laid: number, room = laid): CurseCard => ({ laid, room, curse: null });
export const wakes = (laid: number, room: number, curse: Curse): CurseCard => ({
  laid,
  room,
  curse,
});

export const start: View = {
  may: [],
  me: null,
  waiting: [],
  channels: [],
  language: "en",
  round: 1,
  phase: "writing",
  turn: 1,
  teams: [
    [0, 2, 4],
    [1, 3, 5],
  ],
  away: [],
  queue: [],
  torches: [2, 3],
  late_clocks: [],
  host: 0,
  bots: [],
  words: "fantasy",
  clue_rules: true,
  rooms: [0, 0],
  monster: 4,
  card: { monster: "dragon", hard: false },
  curses: [lies(1), lies(3)],
  drawn: [],
  terror: "",
  dug: [0, 0],
  sizes: [3, 3],
  word: "",
  drafts: [],
  agreed: [[], []],
  opposed: [[], []],
  claims: [[], []],
  done: [false, true],
  reopened: [false, false],
  traps: [],
  guessing: null,
  giver: null,
  voices: [],
  clues: [],
  guesses: [],
  guesses_left: 0,
  silenced: false,
  until: null,
  left: null,
  flags: 0,
  flagged: [],
  hints: [],
  call: null,
  stood: null,
  settled: [],
  results: [null, null],
  rested: [],
  review: null,
  voted: false,
  book: [],
  precedents: [],
  winners: [],
  cause: null,
};

export const clue = (number: number, text: string) => ({
  number,
  text,
  at: number * 9000,
  until: number * 9000 + 8000,
});
export const guess = (by: number, word: string, right = false) => ({
  by,
  word,
  right,
  mends: "",
  at: by * 4000,
});

export const turn: Partial<View> = {
  phase: "cluing",
  round: 3,
  rooms: [2, 1],
  sizes: [5, 4],
  done: [true, true],
  curses: [wakes(1, 1, "echo"), lies(3)],
  guessing: 1,
  giver: 3,
  voices: [1, 5],
  waiting: [3, 1, 5],
  clues: [clue(1, "it shines shines over over the the sea"), clue(2, "tower tower")],
  guesses: [guess(1, "moon"), guess(5, "lamp")],
  guesses_left: 3,
};

export const trap = {
  team: 0,
  failure: "trap" as const,
  word: "lighthouse",
  traps: ["sea", "lamp", "tower"],
  said: "seaside",
  trap: "sea",
  wrote: 3,
  rule: null,
  took: 21000,
  giver: null,
  finder: null,
  clue: "a seaside tower",
  votes: [],
};

export const call = (changes: Partial<Call>): Call => ({
  by: 0,
  clue: 2,
  said: "tower",
  trap: "towering",
  rule: null,
  kind: "stop",
  agreed: false,
  ...changes,
});
export const review = (changes: Partial<Review>): Review => ({
  number: 1,
  call: call({ said: "bibliothécaire", trap: "bibliothèque" }),
  lean: null,
  voters: [0, 1, 2, 3, 4, 5],
  until: 0,
  is_stop: true,
  voted: [0, 3],
  springs: [],
  denied: false,
  topic: null,
  before: null,
  ...changes,
});
export const before = {
  language: "en" as const,
  trap: "bibliothèque",
  said: "bibliothécaire",
  springs: true,
  reading: "derivation",
  sentence: "le bibliothécaire range tout",
};
export const settled: View["settled"] = [
  {
    call: call({}),
    springs: false,
    votes: [
      [1, 2],
      [3, 0],
    ],
    decided: "lean",
    lean: false,
  },
];
