/** A first game against bots: they take the free chairs, and it begins at once. */

import type { GameClient } from "../games/contract";
import { usualBot } from "../shell/bots";
import type { GameFace } from "../shell/seen";
import type { TableView, TableWish } from "../shell/types";

/** What the host asks for, one after the other, to get from an empty lobby to the first move. */
export function practiceWishes(table: TableView, game: GameFace, client: GameClient): TableWish[] {
  const missing = Math.max(0, game.fewest - table.chairs.length);
  return [
    { type: "set-options", options: { ...(table.options as object), ...client.practice } },
    ...Array.from({ length: missing }, (): TableWish => ({
      type: "add-bot",
      bot: usualBot(game),
    })),
    { type: "start" },
  ];
}
