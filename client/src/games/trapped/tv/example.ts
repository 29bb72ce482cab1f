/** A moment on the spaceship, to be changed as a test needs it. */

import { clock } from "../../../wire/scripted";
import type { Scale } from "../cards";
import type { Screen } from "../reading";
import type { Bid1 as Bid, Clash, Scare, Sheet, View } from "../types.gen";

const RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
export const scale: Scale = RANKS.map((rank) => [rank, rank === "A" ? 11 : Number(rank) || 10]);

export const says = (title: string) => ({ en: { title, text: "" } });
const room = (id: string, x: number) => ({ id, x, y: 100, width: 150, height: 140, outside: false, needs: [], says: says(id) });

export const sheet = (id: number, name: string, changes: Partial<Sheet> = {}): Sheet => ({
  id, name, seat: id < 2 ? id : null, master: null, gender: "", occupation: "", attributes: { brave: "7", sexy: "K", clever: "9", fast: "4", dangerous: "2", lucky: "J" },
  feelings: {}, room: "lounge", items: [], goals: [], fate: "alive", lucky_used: false, sick_until: null, cure: "", clings_to: null, promised: null, betrayed: false, ...changes,
});

export const scare = (id: string, title: string): Scare => ({ id, suit: "S", says: says(title), does: [], attributes: [] });

export const clash = (changes: Partial<Clash> = {}): Clash => ({
  number: 1, kind: "goal", seat: 0, figure: 0, attribute: "clever", attributes: [], fits: ["clever"], subject: "find-key", room: "", opponent: null, cards: 2, base: [], means: "", since: 0, ruled: true,
  line: [], bids: [], obstacle: [], is_open: false, won: null, active_total: 0, opposing_total: 0, active_cards: [], opposing_cards: [], tie: null, damage: null, damage_total: 0, fortune: null, counts: null, ...changes,
});

export const bid = (seat: number, card: string, changes: Partial<Bid> = {}): Bid => ({
  seat, card, side: "active", through: "character", figure: seat, attribute: "clever", lucky: false, score: "9", ...changes,
});

export const seen = (changes: Partial<View> = {}): View => ({
  may: [], waiting: [0], channels: [], me: null, gm: 2, order: [0, 1, 2], language: "en", scenario: "spaceship", tone: "spooky", policy: "dramatic", sole_survivor: true, phase: "play",
  place: {
    safe: "lounge", rooms: [room("lounge", 0), room("bridge", 160)], links: [{ a: "lounge", b: "bridge", kind: "door", walker: "all", needs: [], opened_by: null }],
    goals: [{ id: "find-key", at: [], needs: [], own: false, seats: 0, attributes: ["clever"], gives: [], arrive: "", search: "key" }],
    ways: [{ id: "launch-pod", at: ["bridge"], needs: [["unjam"], ["beacon", "dish"]], own: false, seats: 2, attributes: [], gives: [], arrive: "", search: "" }],
    limit: null, means: [], titles: { scenario: says("The Last Pod"), monster: says("The alien"), "find-key": says("Search for the key"), "launch-pod": says("Launch the pod") },
  },
  cast: [], turn: 5, round: 2, active: 0, stage: "act", ask: "act", number: 9, until: null, figure: null, hand: [], offered: [], closed: [], counts: { 0: 5, 1: 4 }, scale, deck: 30, discards: [], laid: [], blanks: 0,
  sheets: [sheet(0, "Juno"), sheet(1, "Biff"), sheet(2, "Zed"), sheet(3, "Otto")], conflict: null, last: null, monster: { room: "", is_seen: false, beaten: false, defeats: 0, lives: 3, dead: false },
  event: null, happening: null, dare: null, leaving: null, events: [], goals: [], floor: {}, hidden: { key: "" }, searched: {}, sealed: true, locked: [], blocks: [], handicaps: [], countdown: null,
  story: [], motion: null, halted: false, claims: [], away: [], empty: [], hands: [], winners: [], verdict: null, cause: null, ...changes,
} as View);

export const screen = (view: View): Screen => ({
  view,
  table: { chairs: ["Ann", "Bob", "Eve"].map((name, seat) => ({ seat, name })) } as Screen["table"],
  seat: null,
  play: async () => true,
  say: () => undefined,
  clock,
  t: (key, facts = {}) => [key, ...Object.values(facts)].join(" ").trim(),
  sentence: (template) => template,
});
