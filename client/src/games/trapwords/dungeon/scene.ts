/** Who and what stands in which room, and how it got there. */

import type { Curse, View } from "../types.gen";

export type Dungeon = Pick<View, "rooms" | "monster" | "card" | "curses" | "revealed" | "drawn">;

/** A curse keeps its id while it is pushed and turned up; `curse` is null as long as it lies face down. */
export interface CurseCard {
  id: number;
  room: number;
  curse: Curse | null;
}

export interface Scene {
  teams: readonly [number, number];
  monster: number;
  cards: readonly CurseCard[];
  drawn: readonly Curse[];
}

export function sceneOf(dungeon: Dungeon, before: Scene | null = null): Scene {
  const { rooms, monster, drawn } = dungeon;
  return { teams: rooms, monster, cards: cardsOf(dungeon, before?.cards ?? []), drawn };
}

/** Curses never overtake each other, and one that is gone without a trace went at the entrance. */
function cardsOf({ curses, revealed }: Dungeon, before: readonly CurseCard[]): CurseCard[] {
  const turned = new Map(revealed);
  const kept = before.filter(({ room, curse }) => curse !== null && turned.get(room) === curse);
  const rooms = [...curses, ...turned.keys()].filter((room) => !kept.some((card) => card.room === room)).sort(downwards);
  const lying = before.filter(({ curse }) => curse === null).sort((a, b) => downwards(a.room, b.room));
  const fresh = Math.max(-1, ...before.map(({ id }) => id)) + 1;
  const moved = rooms.map((room, nth) => ({ id: lying[nth]?.id ?? fresh + nth, room, curse: turned.get(room) ?? null }));
  return [...kept, ...moved].sort((a, b) => a.id - b.id);
}

function downwards(a: number, b: number): number {
  return b - a;
}

/** The steps from one scene to the next, in the order of the table: figures, then the monster, then curses. */
export function steps(before: Scene, after: Scene): Scene[] {
  const kept = before.cards.filter((card) => card.curse === null || isIn(after.cards, card));
  const drawn = before.drawn.filter((curse) => after.drawn.includes(curse));
  const walked: Scene = { teams: after.teams, monster: before.monster, cards: kept, drawn };
  const pushed: Scene = {
    ...walked,
    monster: after.monster,
    cards: after.cards.map((card) => (isIn(before.cards, card) ? card : { ...card, curse: null })),
  };
  return [walked, pushed, after].filter((scene, nth, all) => !isSame(scene, all[nth - 1] ?? before));
}

function isIn(cards: readonly CurseCard[], { id, curse }: CurseCard): boolean {
  return cards.some((card) => card.id === id && card.curse === curse);
}

function isSame(one: Scene, other: Scene): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
