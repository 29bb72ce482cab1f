/** A chain for tests: Ann read "river", Bob said "boat", and Cleo is next. */

import { chair, clock, table } from "../../../wire/scripted";
import { untouched } from "../changes";
import type { Screen } from "../reading";
import type { AnyWish, Fate, Heard, View } from "../types.gen";

export const ANN = 0;
export const BOB = 1;
export const CLEO = 2;

const names = ["Ann", "Bob", "Cleo", "Dan"];

export function heard(
  number: number,
  by: number | null,
  text: string,
  fate: Partial<Fate> | null = null,
): Heard {
  return {
    number,
    by,
    text,
    is_opening: number === 1,
    fate: fate && { ...untouched, ...fate },
    noted: null,
  };
}

export function seen(changes: Partial<View> = {}): View {
  return {
    may: [],
    waiting: [],
    channels: [],
    me: ANN,
    language: "en",
    speaking: "typed",
    rounds: true,
    phase: "hold",
    turn: 3,
    round: 1,
    order: [0, 1, 2, 3],
    away: [],
    empty: [],
    chain: [heard(1, ANN, "river"), heard(2, BOB, "boat")],
    is_open: true,
    stands: [],
    objects: [],
    asked: false,
    judge: null,
    speaker: CLEO,
    barred: [],
    until: 3000,
    left: null,
    trial: null,
    shown: null,
    hand: ["bridge", "horse", "night", "bread", "king"],
    flashes: 3,
    secret: "",
    piles: [],
    hands: [],
    gains: [],
    winners: [],
    cause: null,
    ...changes,
  };
}

export const listening: View["may"] = [
  { type: "may-claim", word: 2, cards: ["bridge", "horse", "night", "bread", "king"] },
  { type: "may-accuse", word: 2, charges: ["secret", "off-topic"] },
  { type: "may-let-stand", word: 2 },
  { type: "may-object", word: 2 },
];

/** Say the key, and what fills it. */
const t: Screen["t"] = (key, facts = {}) =>
  [key, ...Object.values(facts).filter((value) => value !== null && value !== "")].join(" ");

export function screen(
  view: View,
  play: (wish: AnyWish) => Promise<boolean> = async () => true,
): Screen {
  const chairs = names.map((name, seat) => chair(seat, name, seat));
  return {
    view,
    table: { ...table, chairs } as Screen["table"],
    seat: view.me,
    play,
    say: () => undefined,
    clock,
    t,
    sentence: (template) => template,
  };
}
