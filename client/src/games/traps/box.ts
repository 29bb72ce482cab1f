/** The cards and adventurers, from the files that the rules read too. */

import adventurers from "../../../../src/trapline/games/traps/data/adventurers.json";
import cards from "../../../../src/trapline/games/traps/data/cards.json";

export type Kind = "trap" | "pit" | "action" | "dodge" | "perk" | "treasure" | "ability";
export type CardId = string;

export interface Effect {
  do: string;
  amount?: number;
  aim?: string;
}

type Boons = Readonly<Record<string, number | undefined>>;

/** What can be held up and read: a game card, or the ability of an adventurer. */
export interface Card {
  id: CardId;
  kind: Kind;
  value: number;
  /** The two amounts of a Money Pit. */
  owner: number;
  foe: number;
  effects: readonly Effect[];
  /** What a Perk changes, by name. */
  boons: Boons;
}

const blank = { value: 0, owner: 0, foe: 0, effects: [], boons: {} };

const box = new Map<CardId, Card>([
  ...cards.map((card): [CardId, Card] => [card.id, { ...blank, ...(card as Partial<Card> & { id: CardId; kind: Kind }) }]),
  ...adventurers.map(({ id, effects }): [CardId, Card] => [id, { ...blank, id, kind: "ability", effects: effects as Effect[] }]),
]);

export function cardOf(id: CardId): Card {
  return box.get(id) ?? { ...blank, id, kind: "action" };
}

export const isTrap = ({ kind }: Card): boolean => kind === "trap" || kind === "pit";

/** What the Perks of a player add to something. */
export function boon(perks: readonly CardId[], name: string): number {
  return perks.reduce((sum, perk) => sum + (cardOf(perk).boons[name] ?? 0), 0);
}

/** What it costs to play a card, to place it face up or to turn it up. */
export function priceOf(card: Card, perks: readonly CardId[]): number {
  if (card.kind === "trap") return Math.max(0, card.value - boon(perks, "traps"));
  return card.kind === "pit" || card.kind === "treasure" ? 0 : card.value;
}

const PIT_SELLS_FOR = 10;
const SMALLEST_NOTE = 5;

/** What the Bank gives for a Trap. */
export function worthOf(card: Card): number {
  if (card.kind === "pit") return PIT_SELLS_FOR;
  return Math.floor(card.value / 2 / SMALLEST_NOTE) * SMALLEST_NOTE;
}

export const HIDING_COSTS = 10;
export const MOST_TRAPS = 2;
