/** The picture of each game, in its own material; a game without one gets the house's. */

import anyGame from "./any-game.svg";
import traitorWord from "./traitor-word.svg";
import trapped from "./trapped.svg";
import traps from "./traps.svg";
import trapwords from "./trapwords.svg";

const emblems: Readonly<Record<string, string>> = {
  trapwords,
  traps,
  "traitor-word": traitorWord,
  trapped,
};

export function emblem(game: string): string {
  return emblems[game] ?? anyGame;
}
