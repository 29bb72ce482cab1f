import { expect, test } from "vitest";

import { START } from "../jungle/board";
import { toGo } from "../ways";
import { board, BOB, CLEO, EXPLORER, JAGUAR, seen, t } from "./example";
import { landingText, leadsTo } from "./landings";

const speech = { t, named: (seat: number) => ["Ann", "Bob", "Cleo"][seat]! };
const HUT = 9;

const among = (bob: Parameters<typeof board>[1]) =>
  seen({ boards: [board(0, { pieces: [6, 10] }), board(BOB, bob), board(CLEO)] });

test("a card of one's own says where it leads each piece that can use it", () => {
  const leads = leadsTo(among({}), "sprint", speech);

  expect(leads.map(({ piece }) => piece.piece)).toEqual([JAGUAR, EXPLORER]);
  expect(leads[0]!.text).toContain(String(HUT));
});

test("a card against others says how far each piece that it can hit would fall", () => {
  const leads = leadsTo(among({ pieces: [20, HUT] }), "punish", speech);

  expect(leads.map(({ whose }) => whose)).toEqual(["Bob"]);
  expect(leads[0]!.text).toMatch(new RegExp(`${toGo(START)}$`));
});

test("whose pockets one may choose among is not said as if all were picked", () => {
  const there = (cleo: number) =>
    landingText(
      seen({
        boards: [
          board(0, {}),
          board(BOB, { pieces: [12, START] }),
          board(CLEO, { pieces: [cleo, START] }),
        ],
      }),
      JAGUAR,
      { space: 12, left: 0 },
      speech,
    );

  expect(there(20)).toMatch(/screen.lands.pocket\b/);
  expect(there(12)).toMatch(/screen.lands.pockets\b/);
});

test("sure feet fall less far", () => {
  const falls = (perks: string[]) =>
    leadsTo(among({ pieces: [20, START], perks }), "headwind", speech)[0]!.text;

  expect(falls([])).toMatch(new RegExp(`${toGo(20) + 5}$`));
  expect(falls(["sure-feet"])).toMatch(new RegExp(`${toGo(20) + 3}$`));
});
