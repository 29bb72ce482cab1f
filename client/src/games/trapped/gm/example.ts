/** The GM's screen in tests: Ann is the GM; Bob plays Biff, Cleo plays Valda; Zed is an Extra on the same ship. */

import { chair, clock, table } from "../../../wire/scripted";
import { scale } from "../tv/example";
import type { Screen } from "../reading";
import type { AnyWish, Clash, Scare, Sheet, View } from "../types.gen";

export const ANN = 0;
export const BOB = 1;
export const CLEO = 2;
export const BIFF = 0;
export const VALDA = 1;
export const ZED = 2;

const says = (title: string, text = "") => ({ en: { title, text }, fr: { title, text } });

export function sheet(
  id: number,
  name: string,
  seat: number | null,
  changes: Partial<Sheet> = {},
): Sheet {
  return {
    id,
    seat,
    master: null,
    name,
    gender: "person",
    occupation: "passenger",
    room: "lounge",
    items: [],
    goals: [],
    fate: "alive",
    attributes: { brave: "9", sexy: "4", clever: "5", fast: "7", dangerous: "10", lucky: "K" },
    feelings: { 0: "7♥", 1: "5♥" },
    lucky_used: false,
    sick_until: null,
    cure: "",
    clings_to: null,
    promised: null,
    betrayed: false,
    troubles: 0,
    face: null,
    entered: 0,
    ...changes,
  };
}

export const slime: Scare = {
  id: "slime",
  suit: "C",
  says: says("Mind the slime", "It fizzes."),
  does: ["test"],
  attributes: ["fast", "brave"],
  times: 0,
};

const room = (id: string, title: string, x: number) => ({
  id,
  x,
  y: 0,
  width: 100,
  height: 100,
  outside: false,
  needs: [],
  says: says(title),
});
const goal = (id: string, own: boolean, needs: string[][] = []) => ({
  id,
  at: [],
  needs,
  own,
  seats: 0,
  attributes: [],
  gives: [],
  arrive: "",
  search: "",
  undoes: [],
  disarms: false,
  serves: [],
});

const place: View["place"] = {
  safe: "lounge",
  rooms: [room("lounge", "Lounge", 0), room("bridge", "Bridge", 120), room("lab", "Lab", 240)],
  links: [],
  goals: [goal("reach-bridge", true), goal("fix-radio", false, [["wire", "solder"]])],
  ways: [goal("send-sos", false, [["fix-radio"]])],
  limit: null,
  means: ["torch"],
  titles: {
    scenario: says("The Last Pod", "Adrift."),
    monster: says("The alien"),
    weakness: says("Heat"),
    key: says("locker key"),
    torch: says("torch"),
    wire: says("wire"),
    solder: says("solder"),
    "reach-bridge": says("Get to the bridge"),
    "fix-radio": says("Mend the radio"),
    "send-sos": says("Send the SOS"),
  },
};

export function seen(changes: Partial<View> = {}): View {
  return {
    may: [],
    waiting: [ANN],
    channels: [],
    me: ANN,
    gm: ANN,
    order: [BOB, CLEO, ANN],
    language: "en",
    scenario: "spaceship",
    tone: "family",
    policy: "fair",
    sole_survivor: true,
    phase: "play",
    place,
    cast: [],
    turn: 3,
    round: 2,
    active: BOB,
    stage: "act",
    ask: null,
    number: 7,
    until: null,
    figure: null,
    hand: [],
    offered: [],
    closed: [],
    counts: { 1: 4, 2: 5 },
    scale,
    deck: 20,
    discards: [],
    laid: [],
    blanks: 0,
    sheets: [sheet(BIFF, "Biff", BOB), sheet(VALDA, "Valda", CLEO), sheet(ZED, "Zed", null)],
    conflict: null,
    last: null,
    monster: { room: "lab", is_seen: false, beaten: false, defeats: 1, lives: 3, dead: false },
    event: null,
    happening: null,
    news: null,
    episodes: [],
    dare: null,
    leaving: null,
    events: [slime],
    goals: [],
    floor: {},
    hidden: { key: "bridge" },
    searched: {},
    visited: [],
    outbound: [],
    sealed: true,
    locked: [],
    blocks: [],
    handicaps: [],
    countdown: null,
    story: [],
    said: [],
    cue: null,
    whispers: [],
    notes: "",
    motion: null,
    halted: false,
    claims: [],
    away: [],
    empty: [],
    hands: [],
    winners: [],
    verdict: null,
    cause: null,
    making: null,
    file: null,
    ...changes,
  };
}

export function clash(changes: Partial<Clash> = {}): Clash {
  return {
    number: 1,
    kind: "goal",
    seat: BOB,
    figure: BIFF,
    attribute: "clever",
    attributes: [],
    fits: ["clever"],
    subject: "fix-radio",
    words: "",
    room: "",
    opponent: null,
    cards: 2,
    base: [],
    means: "",
    since: 0,
    ruled: false,
    line: [BOB, CLEO],
    bids: [],
    obstacle: [],
    is_open: false,
    won: null,
    active_total: 0,
    opposing_total: 0,
    active_cards: [],
    opposing_cards: [],
    tie: null,
    damage: null,
    damage_total: 0,
    fortune: null,
    attack: "",
    scar: null,
    turned: [],
    prompt: null,
    about: "",
    counts: null,
    ...changes,
  };
}

/** Say the key, and what fills it. */
export const t: Screen["t"] = (key, facts = {}) =>
  [
    key,
    ...Object.values(facts)
      .flat()
      .filter((value) => value !== null && value !== ""),
  ].join(" ");

export function screen(
  view: View,
  play: (wish: AnyWish) => Promise<boolean> = async () => true,
): Screen {
  const chairs = ["Ann", "Bob", "Cleo"].map((name, seat) => chair(seat, name, seat));
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
