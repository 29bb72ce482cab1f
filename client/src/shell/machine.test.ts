import { expect, test } from "vitest";

import { machine, MODEL, type Seen } from "./seen";
import type { Chair } from "./types";

const chair = (changes: Partial<Chair>) =>
  ({ seat: 1, name: "Rook", holder: null, bot: null, ...changes }) as Chair;
const seen = {
  table: { people: [{ id: 5, program: true }, { id: 6 }] },
  model: { name: "llama", host: "models.example" },
} as unknown as Seen;

test("a program's chair is marked, a person's is not", () => {
  expect(machine(seen, chair({ holder: 5 }))?.name).toBe("program");
  expect(machine(seen, chair({ holder: 6 }))).toBeNull();
});

test("where a model speaks everybody reads where words are sent", () => {
  expect(machine(seen, chair({ bot: MODEL }))?.label).toMatch(/llama.*models\.example/);
  expect(machine({ ...seen, model: null }, chair({ bot: MODEL }))?.label).toBe("bot");
});
