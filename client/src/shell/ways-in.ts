/** What somebody at the door may have, the best first. */

import type { Key } from "../i18n";
import type { IconName } from "../kit/icons";
import type { Newcomer, Preview } from "./types";

export interface WayIn {
  key: Key;
  /** The bot whose place it is. */
  name?: string;
  icon: IconName;
  how: Omit<Newcomer, "name">;
}

export function waysIn({ door, watch, playing, bots }: Preview): WayIn[] {
  const ways: WayIn[] = [];
  const [bot] = bots;
  if (door === "join" || door === "late") ways.push({ key: "join.sit", icon: "chair", how: {} });
  if (bot && door === "watch")
    ways.push({ key: "join.bot", name: bot.name, icon: "bot", how: { takes: bot.seat } });
  if (watch) ways.push({ key: "join.look", icon: "peek", how: { watch: true } });
  if (playing && door !== "locked")
    ways.push({ key: "join.next", icon: "clock", how: { later: true } });
  return ways;
}
