import { expect, test } from "vitest";

import { befell } from "./befell";
import { BIFF, BOB, sheet, VALDA } from "./gm/example";
import { bobs } from "./phone/example";
import type { AnyFact } from "./types.gen";

const hits = (whom: number): AnyFact => ({ type: "befell", do: "drop", whom, name: "Biff" });
const resolved = { type: "resolved" } as AnyFact;
const lost = (figure: number) =>
  ({ type: "item-lost", figure, name: "Biff", item: "torch", room: "lounge" }) as const;
const bob = (...past: AnyFact[]) => ({ me: BOB, view: bobs(), past });

test("what an event takes from my character I am told, and nobody else", () => {
  const blow = { key: "lost", facts: { item: "torch" } };

  expect(befell["item-lost"]!(lost(BIFF), bob(hits(BIFF)))).toEqual(blow);
  expect(befell["item-lost"]!(lost(VALDA), bob(hits(VALDA)))).toBeNull();
});

test("what I used up myself I know", () => {
  expect(befell["item-lost"]!(lost(BIFF), bob(hits(BIFF), resolved))).toBeNull();
});

test("what makes a room harder is told to whoever is in it", () => {
  const harder = { type: "room-harder", room: "lounge", cards: 1, until: 4 } as const;
  const away = bobs({ sheets: [sheet(BIFF, "Biff", BOB, { room: "lab" })] });

  expect(befell["room-harder"]!(harder, bob())?.key).toBe("harder");
  expect(befell["room-harder"]!(harder, { ...bob(), view: away })).toBeNull();
});

test("where the Game Master puts me, and what is healed, I am told", () => {
  const put = { type: "figure-put", figure: BIFF, name: "Biff", room: "lab" } as const;
  const mended = {
    type: "mended",
    spot: `${BIFF}.brave`,
    name: "Biff",
    before: "2",
    card: "9",
  } as const;

  expect(befell["figure-put"]!(put, bob())?.facts).toEqual({ room: "lab" });
  expect(befell.mended!(mended, bob())?.facts).toEqual({ before: "2", card: "9" });
});
