/** Evenings in beats, for tests: what is told of them, and what is seen then. */

import { tellAll } from "../../../../test/told";
import { beats } from "../beats";
import type { FilmBeat } from "../changes";
import { bid, clash } from "../tv/example";
import { sceneOf } from "../tv/scenes";
import type { AnyFact, View } from "../types.gen";

export type Told = FilmBeat & { seen: View };

/** The beats, each with what is seen then. */
export function tell(before: View, facts: AnyFact[], after: View = before): Told[] {
  let now = before;
  return tellAll(beats, { facts, before, after }).told.map((beat) => {
    now = beat.shows?.(now) ?? now;
    return { ...beat, seen: now };
  });
}

export const lasting = (told: Told[]) => told.filter(({ ms }) => ms > 0);
export const acts = (told: Told[]) => told.flatMap(({ act }) => (act ? [act.kind] : []));
export const steps = (told: Told[]) => lasting(told).map((beat) => sceneOf(beat.seen)?.step);

export const laid = clash({ cards: 2, bids: [bid(0, ""), bid(1, "", { side: "hinder" })] });
export const open = clash({
  bids: [bid(0, "Q♥"), bid(1, "3♣", { side: "hinder" })],
  obstacle: ["K♠", "4♦"],
  is_open: true,
});
export const revealed: AnyFact = {
  type: "revealed",
  conflict: 1,
  bids: [
    [0, "Q♥"],
    [1, "3♣"],
  ],
  obstacle: ["K♠", "4♦"],
};
export const resolved = (more: object = {}): AnyFact => ({
  type: "resolved",
  conflict: 1,
  kind: "goal",
  seat: 0,
  active: ["Q♥", "9"],
  opposing: ["K♠", "4♦", "3♣"],
  active_total: 19,
  opposing_total: 17,
  won: true,
  tie: null,
  ...more,
});
export const ended: AnyFact = {
  type: "conflict-ended",
  conflict: 1,
  won: true,
  hooks: [],
  whom: 0,
  card: "",
};
export const damaged = (saves: boolean, deadly: boolean): AnyFact => ({
  type: "damage-drawn",
  conflict: 1,
  figure: 0,
  name: "Juno",
  card: "J♦",
  saves,
  deadly,
  total: 20,
});
export const lost = (figure: number): AnyFact => ({
  type: "lost",
  figure,
  name: "",
  fate: "dead",
  seat: null,
  words: "",
});
export const beaten = (counts: boolean, dead: boolean): AnyFact => ({
  type: "monster-beaten",
  counts,
  defeats: 1,
  dead,
  flees: 2,
});
