/** The types of a game's wishes, as the server's catalogue tells them. */

import { catalogue } from "../../wire/http";
import type { Schema } from "./forms";

const PAUSE = 2_000;

/** Return them however often the server must be asked: without them nobody can move. */
export async function wishesOf(game: string): Promise<Schema> {
  for (;;) {
    try {
      const { games } = await catalogue();
      return (games.find(({ name }) => name === game)?.wishes ?? {}) as Schema;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}
