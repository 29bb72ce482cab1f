/** What may be done with a card now, and why not more. */

import type { Facts } from "../../../i18n/sentence";
import type { AnyWish, View } from "../types.gen";
import { cardOf, isTrap, type Card, type CardId } from "../box";
import { invited } from "../../reading";
import { boardOf, piecesOf } from "../reading";

export type Laid = "place-trap" | "hide-trap";

/** Something that can be done at once, or a Trap that still needs a space. */
export type Deed =
  | { does: Laid; gold: number; lays: Laid }
  | { does: Exclude<AnyWish["type"], Laid>; gold: number; wish: AnyWish };

/** What may be done with a card or an ability; what one came for is first. `gold` is paid, or gained if negative. */
export function deedsOf(view: View, id: CardId): Deed[] {
  const card = cardOf(id);
  const price = view.prices[id] ?? 0;
  const has = (cards: readonly CardId[] | undefined) => cards?.includes(id) === true;
  const deeds: Deed[] = [];

  const drop = invited(view, "may-drop-card");
  if (drop && has(drop.cards))
    deeds.push({
      does: "drop-card",
      gold: 0,
      wish: { type: "drop-card", choice: drop.choice, card: id },
    });
  const dodge = invited(view, "may-dodge-trap");
  if (dodge && has(dodge.cards))
    deeds.push({
      does: "dodge-trap",
      gold: price,
      wish: { type: "dodge-trap", choice: dodge.choice, card: id },
    });
  deeds.push(...layings(view, card));
  const action = invited(view, "may-play-action");
  if (action && has(action.cards))
    deeds.push({
      does: "play-action",
      gold: price,
      wish: { type: "play-action", turn: action.turn, card: id },
    });
  const cash = invited(view, "may-cash-in");
  if (cash && has(cash.cards))
    deeds.push({
      does: "cash-in",
      gold: -card.value,
      wish: { type: "cash-in", turn: cash.turn, card: id },
    });
  const ability = invited(view, "may-use-ability");
  const piece = ability?.pieces.find((one) => adventurer(view, one) === id);
  if (ability && piece !== undefined)
    deeds.push({
      does: "use-ability",
      gold: 0,
      wish: { type: "use-ability", turn: ability.turn, piece },
    });
  const discard = invited(view, "may-discard");
  if (discard && has(discard.cards))
    deeds.push({
      does: "discard",
      gold: 0,
      wish: { type: "discard", turn: discard.turn, card: id },
    });
  return deeds;
}

/** A Trap is best hidden; a Money Pit pays its owner only where it lies open. */
function layings(view: View, card: Card): Deed[] {
  const ways: Deed[] = [
    { does: "hide-trap", gold: view.hiding, lays: "hide-trap" },
    { does: "place-trap", gold: view.prices[card.id] ?? 0, lays: "place-trap" },
  ];
  const open = ways.filter(({ does }) =>
    invited(view, `may-${does as Laid}`)?.cards.includes(card.id),
  );
  return card.kind === "pit" ? open.reverse() : open;
}

function adventurer(view: View, piece: number): string | undefined {
  return view.boards.flatMap(piecesOf).find((one) => one.piece === piece)?.id;
}

/** Whether there is more to do with a card than to throw it away. */
export const isReady = (view: View, id: CardId): boolean =>
  deedsOf(view, id).some(({ does }) => does !== "discard");

export interface Why {
  key: string;
  facts: Facts;
}

const because = (key: string, facts: Facts = {}): Why => ({ key, facts });

/** Why a card cannot be played as one would wish; null where nothing hinders it. */
export function whyNot(view: View, id: CardId): Why | null {
  const card = cardOf(id);
  const mine = boardOf(view, view.me);
  if (!mine) return null;
  const deeds = deedsOf(view, id).map(({ does }) => does);
  if (card.kind === "dodge")
    return deeds.includes("dodge-trap") ? null : because("screen.why.dodge");
  const price = view.prices[id] ?? 0;
  if (deeds.includes("hide-trap"))
    return deeds.includes("place-trap") ? null : because("reason.too-dear", { price });
  if (isReady(view, id)) return null;
  if (card.kind === "ability" && isSpent(view, id)) return because("reason.ability-spent");
  if (view.waiting.length > 0 && !view.waiting.includes(mine.seat))
    return because("reason.not-your-turn", { seat: view.waiting[0] });
  if (view.phase === "roll") return because("screen.why.roll");
  if (view.settling !== "") return because("screen.why.settling");
  if (isTrap(card))
    return because(whyNoTrap(view, mine.flags), { price: view.hiding, gold: mine.gold });
  if (price > mine.gold) return because("reason.too-dear", { price });
  return because(mine.perks.includes(id) ? "reason.perk-stands" : "reason.no-target");
}

function whyNoTrap(view: View, flags: number): string {
  if (view.layable === 0) return "reason.no-more-traps";
  if (flags === 0) return "reason.no-flag";
  return boardOf(view, view.me)!.gold < view.hiding ? "reason.too-dear" : "screen.why.no-space";
}

export const isSpent = (view: View, id: CardId): boolean =>
  view.boards.flatMap(piecesOf).some((one) => one.id === id && one.spent);
