import { expect, test } from "vitest";

import type { GameClient } from "../games/contract";
import { advised } from "./advice";

const client = { coach: () => "listen" } as unknown as GameClient;
const texts = { "screen.coach.spoken.listen": "Listen.", "screen.coach.start": "Slip it in." };
const typed = { awaits_ready: false, options: { speaking: "typed" } };
const spoken = { awaits_ready: false, options: { speaking: "spoken" } };

test("while the first clock waits, a newcomer is told what the game is about", () => {
  const early = { ...spoken, awaits_ready: true };

  expect(advised(client, early, {}, 0, texts)).toBe("screen.coach.start");
  expect(advised(client, early, {}, 0, {})).toBe("screen.coach.listen");
});

test("then the game says what is to be done, aloud where people speak", () => {
  expect(advised(client, typed, {}, 0, texts)).toBe("screen.coach.listen");
  expect(advised(client, spoken, {}, 0, texts)).toBe("screen.coach.spoken.listen");
  expect(advised(client, spoken, {}, 0, {})).toBe("screen.coach.listen");
});

test("a game that does not explain itself says nothing", () => {
  expect(advised({} as unknown as GameClient, typed, {}, 0, texts)).toBeNull();
});
