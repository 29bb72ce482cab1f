import { expect, test } from "vitest";

import { seen, sheet } from "../tv/example";
import type { Link, Room } from "../types.gen";
import { furnish, places, wrapped } from "./layout";
import { openings } from "./passages";
import { barOf, roomSigns } from "./signs";
import { lair, lying, standing } from "./standing";

const room = (id: string, x: number, y: number, width: number, height: number): Room => ({
  id,
  x,
  y,
  width,
  height,
  outside: false,
  needs: [],
  says: {},
});
const link = (a: string, b: string, kind: Link["kind"] = "door"): Link => ({
  a,
  b,
  kind,
  walker: "all",
  needs: [],
  opened_by: null,
});

const lounge = room("lounge", 345, 90, 165, 145);
const corridor = room("corridor", 180, 250, 330, 46);
const bridge = room("bridge", 25, 190, 140, 170);
const sickBay = room("sick-bay", 235, 311, 190, 125);
const ducts = room("ducts", 180, 40, 645, 30);

test("rooms that share a wall have an opening in it", () => {
  const [below, beside] = openings(
    [lounge, corridor, bridge],
    [link("lounge", "corridor"), link("corridor", "bridge")],
  );

  expect(below!.gap).toMatchObject({ y: 233, height: 19 });
  expect(below!.x).toBe(427.5);
  expect(beside!.gap).toMatchObject({ x: 163, width: 19 });
});

test("rooms that lie apart are joined by a line beside the doors", () => {
  const [duct, around] = openings(
    [sickBay, ducts, bridge],
    [link("sick-bay", "ducts", "duct"), link("bridge", "ducts", "duct")],
  );

  expect(duct).toMatchObject({ gap: null, line: "M273 70V311" });
  expect(around!.line).toBe("M67 190V55H180");
});

test("a link to a room that is not there is not drawn", () => {
  expect(openings([lounge], [link("lounge", "nowhere")])).toEqual([]);
});

test("a name that is too long for one line takes two", () => {
  expect(wrapped("Her Ladyship’s bedroom", 144, 16)).toEqual(["Her Ladyship’s", "bedroom"]);
  expect(furnish(room("bedroom", 0, 0, 160, 82), "Her Ladyship’s bedroom").name.lines).toHaveLength(
    2,
  );
});

test("in a corridor people stand beside the name", () => {
  const { name, free } = furnish(corridor, "Fore corridor");

  expect(name.lines).toEqual(["Fore corridor"]);
  expect(free.x).toBeGreaterThan(corridor.x + 120);
});

test("ten people fit into a room, and none stands on another", () => {
  const { free } = furnish(lounge, "Crew lounge");

  const spots = places(10, free);

  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(10);
  for (const { x, y, size } of spots) {
    expect(x + size).toBeLessThanOrEqual(free.x + free.width + 0.01);
    expect(y).toBeGreaterThanOrEqual(free.y - 0.01);
  }
});

test("a room has signs for what everybody knows about it", () => {
  const view = seen({
    floor: { lounge: ["rum"] },
    searched: { key: ["bridge"] },
    handicaps: [{ rooms: ["bridge"], until: 3, cards: 1 }],
  });

  expect(roomSigns(view, "lounge")).toEqual(["locked", "thing"]);
  expect(roomSigns(view, "bridge")).toEqual(["exit", "harder", "searched"]);
});

test("whoever died there is remembered", () => {
  expect(
    roomSigns(seen({ sealed: false, sheets: [sheet(0, "Juno", { fate: "dead" })] }), "lounge"),
  ).toEqual(["dead"]);
});

test("a passage is locked until its goal is achieved, and shut while it is blocked", () => {
  const door = link("lounge", "bridge");

  expect(barOf(seen({ locked: [["bridge", "lounge"]] }), door)).toBe("locked");
  expect(barOf(seen({ locked: [["lounge", "lab"]] }), door)).toBeNull();
  expect(barOf(seen({ blocks: [{ rooms: ["bridge", "lounge"], until: 3, cards: 0 }] }), door)).toBe(
    "shut",
  );
});

test("the monster takes a side of its room, and leaves the other to the people", () => {
  const view = seen({
    monster: { room: "lounge", is_seen: true, beaten: false, defeats: 0, lives: 3, dead: false },
  });
  const plan = furnish(lounge, "Lounge");

  const there = lair(view, lounge, plan)!;

  expect(there.x).toBeGreaterThan(lounge.x + 60);
  for (const { at } of standing(view, lounge, plan))
    expect(at.x + at.size).toBeLessThanOrEqual(there.x + 12);
});

test("a hidden thing lies on the map once its place is known", () => {
  expect(lying(seen({ hidden: { key: "bridge" } }), "bridge")).toEqual(["key"]);
  expect(lying(seen(), "bridge")).toEqual([]);
});
