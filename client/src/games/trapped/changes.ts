/** What a beat changes in what is seen, and what it puts on top of the map. */

import type { Seat } from "../../shell/types";
import { inOrder, type Beat, type Change as ChangeOf } from "../beats";
import type { FigureId } from "./reading";
import type {
  Bid1 as Bid,
  Clash,
  Cleared,
  FigurePut,
  GoalGranted,
  GoalMade,
  GoalReopened,
  Mended,
  Nursed,
  Quarry,
  Scare,
  Sheet,
  ThingHanded,
  ThingMade,
  ThingRemoved,
  View,
} from "./types.gen";

/** What the GM set right or added, before everybody's eyes. */
export type Step =
  | ThingHanded
  | ThingRemoved
  | FigurePut
  | Cleared
  | Mended
  | Nursed
  | GoalGranted
  | GoalReopened
  | ThingMade
  | GoalMade;

/** Something that everybody must see or hear at once. */
export type Act =
  | { kind: "event"; scare: Scare | null; card: string; figures: FigureId[]; words: string }
  | { kind: "tale" | "lost"; figure: FigureId; words: string }
  | { kind: "betrayed" | "became"; figure: FigureId }
  | { kind: "room"; figure: FigureId; room: string }
  | { kind: "step"; step: Step }
  | {
      kind:
        | "newcomers"
        | "title"
        | "loosed"
        | "seen"
        | "driven"
        | "beaten"
        | "slain"
        | "countdown"
        | "safe";
    };

export interface FilmBeat extends Beat<View> {
  act?: Act;
  /** It was looked for in the wrong place. */
  inVain?: true;
}

export type Told = readonly FilmBeat[];
export type Change = ChangeOf<View>;

/** It is there when its turn has come, and nobody waits for it. */
export const atOnce = (...changes: Change[]): Told => [{ ms: 0, shows: inOrder(...changes) }];

export const sets =
  (change: Partial<View>): Change =>
  (seen) => ({ ...seen, ...change });

/** What was asked is answered: nobody is waited for while it takes its course. What answers a question names its number. */
export const answered: Change = (seen) => ({
  ...seen,
  ask: null,
  waiting: [],
  until: null,
  may: seen.may.filter((one) => !("number" in one)),
});

export const onSheet =
  (id: FigureId, change: Partial<Sheet>): Change =>
  (seen) => ({
    ...seen,
    sheets: seen.sheets.map((sheet) => (sheet.id === id ? { ...sheet, ...change } : sheet)),
  });

export const onMonster =
  (change: Partial<Quarry>): Change =>
  (seen) => ({ ...seen, monster: { ...seen.monster, ...change } });

export const onClash =
  (change: (clash: Clash) => Partial<Clash>): Change =>
  (seen) => ({
    ...seen,
    conflict: seen.conflict && { ...seen.conflict, ...change(seen.conflict) },
  });

export const onBid = (seat: Seat, change: Partial<Bid>): Change =>
  onClash(({ bids }) => ({
    bids: bids.map((bid) => (bid.seat === seat ? { ...bid, ...change } : bid)),
  }));
