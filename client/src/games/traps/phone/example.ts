/** A race for tests: Ann, Bob and Cleo, with both of Ann's pieces on their way. */

import cards from "../../../../../src/trapline/games/traps/data/cards.json";
import { chair, clock, table } from "../../../wire/scripted";
import type { AnyWish, Board, View } from "../types.gen";
import type { Screen } from "../reading";

export const ANN = 0;
export const BOB = 1;
export const CLEO = 2;
export const JAGUAR = 0;
export const EXPLORER = 1;

/** What is printed on them. */
const PRICES = Object.fromEntries(cards.map(({ id, value = 0 }) => [id, value]));

const names = ["Ann", "Bob", "Cleo"];
const pairs = [
  ["jaguar", "explorer"],
  ["monkey", "mechanic"],
  ["toucan", "singer"],
] as const;

export function board(seat: number, changes: Partial<Board> = {}): Board {
  const [animal, human] = pairs[seat]!;
  return {
    seat,
    animal,
    human,
    gold: 100,
    hand: [],
    pieces: [0, 0],
    perks: [],
    spent: [false, false],
    frozen: [false, false],
    limps: false,
    misses: 0,
    flags: 12,
    struck_by: [],
    ...changes,
  };
}

export function seen(changes: Partial<View> = {}, mine: Partial<Board> = {}): View {
  return {
    may: [],
    waiting: [ANN],
    channels: [],
    me: ANN,
    language: "en",
    turn: 4,
    choice: 9,
    active: ANN,
    phase: "play",
    dice: [],
    boards: [board(ANN, { pieces: [6, 9], ...mine }), board(BOB, { hand: ["", ""] }), board(CLEO)],
    traps: [],
    deck: 100,
    discards: 0,
    top: "",
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
    prices: PRICES,
    hiding: 10,
    until: null,
    left: null,
    window: null,
    empty: [],
    winner: null,
    cause: null,
    ...changes,
  };
}

/** Say the key, and what fills it. */
export const t: Screen["t"] = (key, facts = {}) =>
  [key, ...Object.values(facts).filter((value) => value !== null && value !== "")].join(" ");

export function screen(
  view: View,
  play: (wish: AnyWish) => Promise<boolean> = async () => true,
): Screen {
  const chairs = names.map((name, seat) => chair(seat, name, seat));
  return {
    view,
    table: { ...table, chairs } as Screen["table"],
    seat: ANN,
    play,
    say: () => undefined,
    clock,
    t,
    sentence: (template) => template,
  };
}
