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
  ...cards.map((card): [CardId, Card] => [
    card.id,
    { ...blank, ...(card as Partial<Card> & { id: CardId; kind: Kind }) },
  ]),
  ...adventurers.map(({ id, effects }): [CardId, Card] => [
    id,
    { ...blank, id, kind: "ability", effects: effects as Effect[] },
  ]),
]);

export function cardOf(id: CardId): Card {
  return box.get(id) ?? { ...blank, id, kind: "action" };
}

/** Verbs that are for the good of whoever owns the Trap. */
const OWNERS: readonly string[] = ["pay", "snatch", "swap"];

/** Whether one must know whose Trap it is to know what it does. */
export function servesOwner(id: CardId): boolean {
  const { kind, effects } = cardOf(id);
  return kind === "pit" || effects.some((effect) => OWNERS.includes(effect.do));
}

export const isTrap = ({ kind }: Card): boolean => kind === "trap" || kind === "pit";
