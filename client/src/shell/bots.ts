/** Bots as hosts choose them. */

import { t } from "../i18n";
import { MODEL, type GameFace } from "./seen";

const GENTLEST_FIRST = ["gentle", "plain", "keen", "good", "sharp", "model"];

/** The one who takes a chair if nobody says otherwise: the first that a game names. */
export const usualBot = (game: GameFace): string => game.bots[0] ?? "plain";

export const levelName = (game: GameFace, bot: string): string =>
  bot === MODEL ? t("seat.by-model") : (game.texts[`bot.${bot}`] ?? bot);

/** What a host may choose from, the gentlest first; nothing where there is no choice. */
export function levels(game: GameFace): { value: string; label: string }[] {
  if (game.bots.length < 2) return [];
  return [...game.bots]
    .sort((one, other) => GENTLEST_FIRST.indexOf(one) - GENTLEST_FIRST.indexOf(other))
    .map((bot) => ({ value: bot, label: levelName(game, bot) }));
}

/** How a bot plays this game: one that it does not know plays as the plain one. */
export const levelOf = (game: GameFace, bot: string): string =>
  game.bots.includes(bot) ? bot : "plain";
