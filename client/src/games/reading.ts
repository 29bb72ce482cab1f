/** What every game's screens read from a view and a table: what I may do, who is called what. */

import { seatName } from "../shell/seen";
import type { Seat, TableView } from "../shell/types";
import type { GameProps } from "./contract";

/** The invitation to a wish, if I have one. */
export function invited<May extends { type: string }, T extends May["type"]>(
  { may }: { readonly may: readonly May[] },
  type: T,
): Extract<May, { type: T }> | undefined {
  return may.find((one): one is Extract<May, { type: T }> => one.type === type);
}

/** How the texts of a screen are said. */
export interface Speech {
  t: GameProps["t"];
  named: (seat: Seat) => string;
}

export const speechOf = (t: Speech["t"], table: TableView): Speech => ({
  t,
  named: (seat) => seatName(table, seat),
});
