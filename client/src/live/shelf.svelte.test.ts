import { expect, test, vi } from "vitest";

import * as http from "../wire/http";
import { Shelf } from "./shelf.svelte";

/** A house with these games, and what was asked of it. */
function served(...names: string[]) {
  const asked: string[] = [];
  const games = names.map((name) => ({ name, texts: { en: `/texts/${name}.shelf-test.json` } }));
  vi.spyOn(http, "catalogue").mockResolvedValue({ build: "", origin: "", games } as never);
  vi.spyOn(http, "gameTexts").mockImplementation(async (address) => {
    asked.push(address);
    return { title: "As it was sent", howto: "Look." };
  });
  return { asked, shelf: new Shelf() };
}

test("a game that this client knows is shown by its cover, and its sentences are not asked for", async () => {
  const { asked, shelf } = served("traitor-word", "whisper");

  await shelf.readTitles("en");

  expect(asked).toEqual(["/texts/whisper.shelf-test.json"]);
  expect(shelf.titleOf("traitor-word")).toBe("Traitor Word");
  expect(shelf.face("traitor-word").pitch).toContain("chain");
});

test("whoever picks a game is told all it says, and nothing of the others", async () => {
  const { asked, shelf } = served("traps", "trapped");

  await shelf.read("en", ({ name }) => name === "trapped");

  expect(asked).toEqual(["/texts/trapped.shelf-test.json"]);
  expect(shelf.titleOf("trapped")).toBe("As it was sent");
  expect(shelf.face("trapped").texts["howto"]).toBe("Look.");
});
