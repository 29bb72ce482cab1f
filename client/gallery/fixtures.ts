import { chosen } from "../src/chosen.svelte";
import type { GameFace, LogLine, RuleBook, Seen, Share } from "../src/shell/seen";
import type { Chair, ChatLine, Person, Score, TableView } from "../src/shell/types";
import qr from "./qr.svg";

const two = <T>(en: T, fr: T): T => (chosen.language === "fr" ? fr : en);

export const share: Share = { code: "K7QX2M", link: "http://192.168.1.20:8765/t/K7QX2M", qr };

const trapwordsOptions = {
  $defs: { Monsters: { enum: ["easy", "hard", "mixed"] } },
  type: "object",
  properties: {
    language: { enum: ["en", "fr"], default: "en" },
    words: { enum: ["fantasy", "everyday"] },
    monsters: { $ref: "#/$defs/Monsters" },
    seconds: { type: "integer", minimum: 20, maximum: 90, multipleOf: 5 },
    curses: { type: "boolean" },
    referee: { enum: ["strict", "kind", "people", "off"] },
  },
};

export const games = (): GameFace[] => [
  {
    name: "trapwords",
    fewest: 4,
    most: 8,
    teams: 2,
    bots: ["plain"],
    presets: {},
    title: "Trapwords",
    pitch: two(
      "Make them guess your word without saying the ones they trapped.",
      "Fais deviner ton mot sans dire ceux qu’on a piégés.",
    ),
    options: trapwordsOptions,
    texts: two<Record<string, string>>(
      {
        "option.language": "Words in",
        "option.language.en": "English",
        "option.language.fr": "French",
        "option.words": "Words",
        "option.words.fantasy": "Fantasy",
        "option.words.everyday": "Everyday",
        "option.monsters": "Monsters",
        "option.monsters.easy": "Tame",
        "option.monsters.hard": "Fierce",
        "option.monsters.mixed": "Mixed",
        "option.seconds": "Seconds for guessing",
        "option.curses": "Curses",
        "option.referee": "Referee",
        "option.referee.strict": "Strict",
        "option.referee.kind": "Kind",
        "option.referee.people": "The players",
        "option.referee.off": "Nobody",
      },
      {
        "option.language": "Mots en",
        "option.language.en": "anglais",
        "option.language.fr": "français",
        "option.words": "Mots",
        "option.words.fantasy": "Fantastiques",
        "option.words.everyday": "De tous les jours",
        "option.monsters": "Monstres",
        "option.monsters.easy": "Dociles",
        "option.monsters.hard": "Féroces",
        "option.monsters.mixed": "Mêlés",
        "option.seconds": "Secondes pour deviner",
        "option.curses": "Malédictions",
        "option.referee": "Arbitre",
        "option.referee.strict": "Sévère",
        "option.referee.kind": "Conciliant",
        "option.referee.people": "Les joueurs",
        "option.referee.off": "Personne",
      },
    ),
  },
  {
    name: "traps",
    fewest: 2,
    most: 4,
    teams: 0,
    bots: ["plain"],
    presets: {},
    title: "TRAPS",
    options: {},
    texts: {},
    pitch: two(
      "Race through the jungle. Mind the leaf you step on.",
      "Traverse la jungle. Méfie-toi des feuilles.",
    ),
  },
  {
    name: "traitor-word",
    fewest: 3,
    most: 6,
    teams: 0,
    bots: ["plain"],
    presets: {},
    title: two("Traitor Word", "Traître Mot"),
    options: {},
    texts: {},
    pitch: two(
      "Slip your secret words into the chain and keep a straight face.",
      "Glisse tes mots secrets dans la chaîne, l’air de rien.",
    ),
  },
  {
    name: "trapped",
    fewest: 3,
    most: 6,
    teams: 0,
    bots: ["plain"],
    presets: {},
    title: "Trapped!",
    options: {},
    texts: {},
    pitch: two(
      "A monster, a locked door, and friends who bid on your life.",
      "Un monstre, une porte close et des amis qui misent sur ta vie.",
    ),
  },
];

const people: Person[] = [
  { id: 1, name: "Ann", away: false, admitted: true, sits: false, wants: null, program: false },
  { id: 2, name: "Bob", away: false, admitted: true, sits: false, wants: null, program: false },
  { id: 3, name: "Cleo", away: false, admitted: true, sits: false, wants: null, program: false },
  { id: 4, name: "Dan", away: true, admitted: true, sits: false, wants: null, program: false },
  {
    id: 5,
    name: "Maximilienne",
    away: false,
    admitted: true,
    sits: false,
    wants: null,
    program: false,
  },
  { id: 6, name: "Théo", away: false, admitted: true, sits: false, wants: null, program: false },
  { id: 7, name: "Inès", away: false, admitted: false, sits: false, wants: null, program: false },
];

const chair = (
  seat: number,
  name: string,
  holder: number | null,
  team: number | null,
  more: Partial<Chair> = {},
): Chair => ({
  seat,
  name,
  holder,
  team,
  bot: null,
  ready: false,
  former: null,
  lent: false,
  ...more,
});

const chairs: Chair[] = [
  chair(0, "Ann", 1, 0),
  chair(1, "Bob", 2, 1, { ready: true }),
  chair(2, "Cleo", 3, 0, { ready: true }),
  chair(3, "Dan", 4, 1),
  chair(4, "Maximilienne", 5, 0),
  chair(5, "Clockwork", null, 1, { bot: "plain" }),
];

const scores: Score[] = [
  {
    game: "trapwords",
    names: ["Ann", "Bob", "Cleo", "Dan"],
    teams: [0, 1, 0, 1],
    outcome: { winners: [0, 2], cause: "monster", scores: [], apart: [] },
  },
  {
    game: "traitor-word",
    names: ["Ann", "Bob", "Cleo", "Dan"],
    teams: [null, null, null, null],
    outcome: { winners: [3], cause: "flashes", scores: [4, 2, 1, 7], apart: [] },
  },
  {
    game: "trapwords",
    names: ["Ann", "Bob", "Cleo", "Dan", "Maximilienne", "Clockwork"],
    teams: [0, 1, 0, 1, 0, 1],
    outcome: { winners: [0, 2, 4], cause: "monster", scores: [5, 3, 5, 3, 5, 3], apart: [] },
  },
];

const table: TableView = {
  code: "K7QX2M",
  phase: "lobby",
  game: "trapwords",
  options: {
    language: "en",
    words: "everyday",
    monsters: "easy",
    seconds: 35,
    curses: true,
    referee: "kind",
  },
  people,
  chairs,
  host: 1,
  locked: false,
  knock: false,
  watchers: "nod",
  shares_pairing: false,
  pace: "usual",
  paused: false,
  awaits_ready: false,
  ballot: null,
  scores: [],
  outcome: null,
  deadline: null,
  undo: null,
  back: null,
  blocked: null,
  story: null,
};

export const seen = (me: number | null, more: Partial<TableView> = {}): Seen => ({
  table: { ...table, ...more },
  me,
  here: [1, 2, 3, 5, 6],
  watching: 1,
});

export const finished: Partial<TableView> = { phase: "over", scores, outcome: scores[2]!.outcome };
export const finishedSolo: Partial<TableView> = {
  phase: "over",
  scores: scores.slice(0, 2),
  outcome: scores[1]!.outcome,
};
export const soloChairs: Chair[] = chairs.map((one) => ({ ...one, team: null }));
export const emptyish: Partial<TableView> = {
  chairs: chairs.slice(0, 1),
  people: people.slice(0, 1),
};

export const ballot: TableView["ballot"] = {
  motion: { type: "bot-takes-over", seat: 3 },
  voters: [1, 2, 3, 5],
  yes: [2],
  no: [3],
  until: 0,
};

export const log = (): LogLine[] =>
  two(
    [
      ["table", "The game begins. Mind your step."],
      ["game", "Ember and Ice write their traps."],
      ["game", "Ice has set five traps."],
      ["game", "Cleo takes the torch for Ember."],
      ["game", "Cleo says “it shines over the sea”."],
      ["game", "Ann guesses “lighthouse”. No."],
      ["table", "Dan has gone quiet."],
      ["game", "Maximilienne guesses “moon”. Yes!"],
      ["game", "Ember walks on to the fourth room."],
    ],
    [
      ["table", "La partie commence. Attention où tu mets les pieds."],
      ["game", "Braise et Glace écrivent leurs pièges."],
      ["game", "Glace a posé cinq pièges."],
      ["game", "Cleo prend la torche pour Braise."],
      ["game", "Cleo dit « ça brille au-dessus de la mer »."],
      ["game", "Ann propose « phare ». Non."],
      ["table", "Dan ne répond plus."],
      ["game", "Maximilienne propose « lune ». Oui !"],
      ["game", "Braise avance jusqu’à la quatrième salle."],
    ],
  ).map(([from, text], at) => ({
    id: String(at),
    version: at,
    from: from as LogLine["from"],
    text: text!,
  }));

export const chat: ChatLine[] = [
  { id: 1, channel: "table", person: 2, seat: 1, text: "Who put “moon” on every list last time?" },
  { id: 2, channel: "table", person: 3, seat: 2, text: "I would never." },
  { id: 3, channel: "team-0", person: 5, seat: 4, text: "She would. Avoid anything that shines." },
  { id: 4, channel: "table", person: 6, seat: null, text: "I can see everything from here. Nice." },
];

export const book = (): RuleBook => ({
  short: two(
    [
      "Write traps: words you think they will say.",
      "The torch holder gives clues to their own team.",
      "Say a trapped word and the jaws close.",
    ],
    [
      "Posez vos pièges : les mots que l’autre camp dira.",
      "Qui tient la torche fait deviner son équipe.",
      "Un mot piégé est dit ? Les mâchoires se ferment.",
    ],
  ),
  rules: [
    {
      id: "TW-28",
      text: "A team looks at the word in its own book: it is the word the other team must guess.",
    },
    { id: "TW-35", text: "A trapword must be a noun, adjective or verb, in any inflected form." },
    {
      id: "TW-43",
      text: "A trap may not stand twice in one list, nor be a form of the secret word.",
    },
  ],
});
