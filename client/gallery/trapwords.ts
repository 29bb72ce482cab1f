/** Trapwords as the TV sees it, at one moment after another. */

import type { Call, Curse, CurseCard, Review, View } from "../src/games/trapwords/types.gen";

const lies = (laid: number, room = laid): CurseCard => ({ laid, room, curse: null });
const wakes = (laid: number, room: number, curse: Curse): CurseCard => ({ laid, room, curse });

const start: View = {
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

const clue = (number: number, text: string) => ({
  number,
  text,
  at: number * 9000,
  until: number * 9000 + 8000,
});
const guess = (by: number, word: string, right = false) => ({
  by,
  word,
  right,
  mends: "",
  at: by * 4000,
});

const turn: Partial<View> = {
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

const trap = {
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

const call = (changes: Partial<Call>): Call => ({
  by: 0,
  clue: 2,
  said: "tower",
  trap: "towering",
  rule: null,
  kind: "stop",
  agreed: false,
  ...changes,
});
const review = (changes: Partial<Review>): Review => ({
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
const before = {
  language: "en" as const,
  trap: "bibliothèque",
  said: "bibliothécaire",
  springs: true,
  reading: "derivation",
  sentence: "le bibliothécaire range tout",
};
const settled: View["settled"] = [
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
