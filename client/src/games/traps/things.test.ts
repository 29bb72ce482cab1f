import { expect, test } from "vitest";

import english from "../../../../src/trapline/games/traps/data/en/texts.json";
import french from "../../../../src/trapline/games/traps/data/fr/texts.json";
import { nobody, sentence } from "../../i18n/sentence";
import { seen } from "./phone/example";
import { things } from "./things";

const BOBS_MONKEY = 2;
const ANNS_EXPLORER = 1;

const told = (texts: Record<string, string>, language: "en" | "fr", piece: number) =>
  sentence(texts["fact.went-back"]!, { by: piece >> 1, piece, steps: 3 }, language, {
    ...nobody,
    seats: { 0: "Ann", 1: "Bob" },
    things: things(seen(), texts),
  });

test("the log calls pieces by what they are", () => {
  expect(told(english, "en", BOBS_MONKEY)).toBe("Bob’s monkey goes back 3 spaces.");
  expect(told(french, "fr", BOBS_MONKEY)).toBe("Bob voit sa guenon reculer de 3 cases.");
  expect(told(french, "fr", ANNS_EXPLORER)).toBe("Ann voit son exploratrice reculer de 3 cases.");
});

test("as long as the pieces are the same, so are their names", () => {
  const names = things(seen(), english);

  expect(things(seen({ turn: 5 }), english)).toBe(names);
});
