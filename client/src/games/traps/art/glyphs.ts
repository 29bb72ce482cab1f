/** What a card does, in line work on a 24 grid: one path for each verb, each boon and each kind. */

import { cardOf, type CardId } from "../box";

export const verbs: Readonly<Record<string, string>> = {
  back: "M20 19v-5a4 4 0 0 0-4-4H5M10 4.8 4.5 10l5.5 5.2",
  forward: "M4 19v-5a4 4 0 0 1 4-4h11M14 4.8l5.5 5.2-5.5 5.2",
  start:
    "M12 2.5v10M8 9l4 4 4-4M3 15c0 3.2 4 5.5 9 5.5s9-2.3 9-5.5c0-1.8-1.4-3.2-3.5-4.1M6.5 10.9C4.4 11.8 3 13.2 3 15",
  hut: "M2.5 12 12 4l9.5 8M5.5 10v10.5h13V10M12 11.8v5.6M9.2 14.6h5.6",
  swap: "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
  lose: "M7 7.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M12 5.3v4.4M12 15.5v6M8.8 18.5l3.2 3 3.2-3",
  pay: "M9 6a4 4 0 1 0 8 0a4 4 0 1 0-8 0M3 13.5h3.5l4 2.2h3.8M3 20.5h9.5l8-5c-.7-1.6-2.2-1.8-3.8-.8l-3.6 2.2",
  halve: "M10 4.2a8 8 0 0 0 0 15.6l1.8-4-2.6-3.4 2.4-3.6zM14.2 4.2a8 8 0 0 1 0 15.6",
  levy: "M3 6.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 6.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M8 17.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0M7.5 10l1.7 2.8M16.5 10l-1.7 2.8",
  drop: "M5 3.5h9.5v12H5zM18.5 7v13M15.3 17l3.2 3.2 3.2-3.2M5 20h8",
  snatch: "M3.5 4.5H12v12.5H3.5zM21 10.8h-7.5M17 6.8l-4 4 4 4M15.5 20H7",
  stun: "M3.5 4.5h7l-7 8h7M13.5 9h6l-6 7h6M8.5 16h4.5l-4.5 5H13",
  freeze:
    "M9 3h5v8c3.2.3 5 1.7 5 4.2H9zM3.5 18.5c2-1.5 3.2 1.3 5.2 0s3.2 1.3 5.2 0 3.4 1.3 6.6 0M6 21.5h12",
  limp: "M5 5h14v14H5zM11.2 12a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0M2 22 22 2",
  strip: "M12 3l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3.1-5.4 3.1 1.2-6-4.5-4.2 6.1-.7zM3 21.5 21 3.5",
  gain: "M4 6.5a5.5 2.6 0 1 0 11 0a5.5 2.6 0 1 0-11 0M4 6.5v11c0 1.5 2.4 2.6 5.5 2.6M4 12c0 1.5 2.4 2.6 5.5 2.6M15 6.5V10M18 12.5v8M14 16.5h8",
  draw: "M4 7h9.5v13.5H4zM7.5 7V3.5H17V15h-3.5M20 16.5v5M17.5 19h5",
  roll: "M4.5 4.5h15v15h-15zM8.3 8.5h.1M15.6 8.5h.1M12 12h.1M8.3 15.5h.1M15.6 15.5h.1",
  wreck: "M4.5 21 15 8.5M11.8 5.8c2.4-3 6.4-3.4 9-1L21 12.2c-1.8-1.4-3.6-1.6-5.4-1z",
  seize: "M6 21.5V3M6 4.5h13l-3.4 4.2L19 13H6M3.5 21.5h5",
};

const boons: Readonly<Record<string, string>> = {
  hand: "M5 4.5h14V15a6 6 0 0 1-6 6h-2a6 6 0 0 1-6-6zM5 9h14M9 13h6",
  steal:
    "M8.5 5.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M6 21v-6.5l3-2.3v4M9 13l3-1v4M12 12.5l3-.5v4.5M15 13l3 1.2V21",
  bank: "M3.5 9.5 12 4l8.5 5.5zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M4.5 17.2h15M3 20.5h18",
  reach: "M3 15.5l4 4L19.5 9 14 3.5zM9.5 10.5l3.8 3.8M17 6.5 20.5 10",
  home: "M5 11h14v4.5a5 5 0 0 1-5 5h-4a5 5 0 0 1-5-5zM2.5 11h19M9 7.5c-1-1.5 1-2.5 0-4M14.5 7.5c-1-1.5 1-2.5 0-4",
  purse: "M5.5 10.5h13V20.5h-13zM8.3 10.5V7.2a3.7 3.7 0 0 1 7.4 0v3.3M12 14v3",
  foot: "M8 3h6v9c4 .3 6.5 2 6.5 5.5H8zM6 20.5h15M8 7.5h3",
  toxic:
    "M5 4.5h14v6a7 7 0 0 1-14 0zM8.5 9h1.5M14 9h1.5M9.5 18a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0",
  traps: "M4.5 20 13 11.5M11 5.5l7.5 7.5M9.5 7l3-3 8 8-3 3z",
  free_draw:
    "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8",
};

/** Kinds of cards, and what players own. */
export const signs: Readonly<Record<string, string>> = {
  pit: "M3 15.5c0 2.8 4 5 9 5s9-2.2 9-5-4-4.6-9-4.6-9 1.8-9 4.6M8.7 5a3.3 3.3 0 1 0 6.6 0a3.3 3.3 0 1 0-6.6 0M8 15.5h8",
  dodge: "M3 19C6 7 16 6.5 20.5 15.5M21.5 9.8l-.9 6-5.6-1.9M8.5 20.5l3-5 3 5z",
  treasure:
    "M7 4.5h10l4.5 5L12 21 2.5 9.5zM2.5 9.5h19M8.5 9.5 12 21l3.5-11.5M7 4.5l1.5 5L12 4.5l3.5 5 1.5-5",
  hidden:
    "M4 20C3.5 10 9 4 20.5 3.5 20.5 14.5 14.5 20.5 4 20zM4 20 14.5 9.5M8.5 15.5V11M11.5 12.5H16",
  flag: "M6 21.5V3M6 4.5h13l-3.4 4.2L19 13H6",
  gold: "M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0M14.8 9c-.7-1.1-1.7-1.5-3-1.5-1.5 0-2.8.8-2.8 2.2 0 3 5.9 1.3 5.9 4.4 0 1.4-1.4 2.3-3 2.3-1.4 0-2.6-.6-3.1-1.8M12 5.8v12.4",
  perk: "M12 3l2.6 5.6 6.1.7-4.5 4.2 1.2 6-5.4-3.1-5.4 3.1 1.2-6-4.5-4.2 6.1-.7z",
  cards: "M4 7h9.5v13.5H4zM7.5 7V3.5H17V15h-3.5",
  grudge:
    "M6.5 14.5a4 4 0 0 1 .3-8 5.3 5.3 0 0 1 10.2-.4 4.3 4.3 0 0 1 .6 8.4M12.8 11 9.5 16h4.3L11 21.5",
};

/** The glyph of a card: what it does first, else what kind it is. */
export function glyphOf(id: CardId): string {
  if (id === "") return signs["hidden"]!;
  const { kind, effects, boons: brings } = cardOf(id);
  const verb = kind === "dodge" ? undefined : effects[0]?.do;
  return verbs[verb ?? ""] ?? boons[Object.keys(brings)[0] ?? ""] ?? signs[kind] ?? signs["perk"]!;
}

const COUNTED = ["back", "forward", "lose", "pay", "levy", "drop", "draw", "gain"];

/** The number that makes the difference between two cards of one verb. */
export function figureOf(id: CardId): number | null {
  const [first] = cardOf(id).effects;
  return first?.amount && COUNTED.includes(first.do) && cardOf(id).kind !== "dodge"
    ? first.amount
    : null;
}
