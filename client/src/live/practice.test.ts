import { expect, test } from "vitest";

import type { GameClient } from "../games/contract";
import type { GameFace } from "../shell/seen";
import type { TableView } from "../shell/types";
import { practiceWishes } from "./practice";

const game = { fewest: 4, bots: ["plain"] } as unknown as GameFace;
const table = {
  chairs: [{ seat: 0 }],
  options: { language: "en", timed: true },
} as unknown as TableView;

test("bots take the missing chairs, and the game begins without a hurry", () => {
  const client = { practice: { timed: false } } as unknown as GameClient;

  expect(practiceWishes(table, game, client)).toEqual([
    { type: "set-options", options: { language: "en", timed: false } },
    { type: "add-bot", bot: "plain" },
    { type: "add-bot", bot: "plain" },
    { type: "add-bot", bot: "plain" },
    { type: "start" },
  ]);
});
