/** What somebody in a first game should know now, by the key of one of the game's own texts. */

import type { GameClient } from "../games/contract";
import type { Seat, TableView } from "../shell/types";
import type { Texts } from "../wire/http";

type Table = Pick<TableView, "awaits_ready" | "options">;

/** While the first clock waits there is time to say what it is all about, if the game has words for that. */
export function advised(
  client: GameClient,
  table: Table,
  view: unknown,
  seat: Seat | null,
  texts: Texts,
): string | null {
  if (!client.coach) return null;
  const isEarly = table.awaits_ready && "screen.coach.start" in texts;
  const key = isEarly ? "start" : client.coach(view, seat);
  const aloud = `screen.coach.spoken.${key}`;
  return isSpoken(table.options) && aloud in texts ? aloud : `screen.coach.${key}`;
}

const isSpoken = (options: unknown) =>
  (options as { speaking?: string } | null)?.speaking === "spoken";
