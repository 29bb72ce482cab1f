/** What this player points at. The board and the hand lie apart, and share it. */

import type { Space } from "../jungle/board";
import type { View } from "../types.gen";
import type { CardId } from "../box";
import type { Laid } from "./deeds";
import { invited } from "../../reading";

export interface Laying {
  card: CardId;
  how: Laid;
}

interface Fingers {
  /** The Trap that looks for a space. */
  laying: Laying | null;
  /** The space that was tapped. */
  space: Space | null;
  /** Where to look on the board, if it was said. */
  look: Space | null;
  /** The card that is held up. */
  card: CardId | null;
  drawer: "players" | "traps" | null;
  /** Whether my cards lie face down, so that no neighbour reads them. */
  covered: boolean;
}

const atRest = { laying: null, space: null, look: null, card: null, drawer: null };

export const fingers: Fingers = $state({ ...atRest, covered: false });

export const letGo = (): void => void Object.assign(fingers, atRest);

/** The Trap that is being laid, where and as long as that is allowed. */
export function laid(
  view: View,
  laying: Laying | null,
): (Laying & { turn: number; spaces: readonly Space[] }) | null {
  const offer = laying && invited(view, `may-${laying.how}`);
  return offer?.cards.includes(laying!.card)
    ? { ...laying!, turn: offer.turn, spaces: offer.spaces }
    : null;
}
