import { expect, test } from "vitest";

import { sceneOf, steps, type Dungeon } from "./scene";

const card = { monster: "troll", hard: false } as const;
const dungeon = (more: Partial<Dungeon> = {}): Dungeon => ({
  rooms: [0, 0], monster: 4, card, curses: [1, 3], revealed: [], drawn: [], ...more,
});

test("a curse that the monster pushes is still the same curse", () => {
  const before = sceneOf(dungeon({ monster: 4, curses: [1, 3] }));
  const after = sceneOf(dungeon({ monster: 3, curses: [1, 2] }), before);

  const pushed = before.cards.find(({ room }) => room === 3)!;
  expect(after.cards.find(({ id }) => id === pushed.id)!.room).toBe(2);
});

test("curses push each other, and the first one turns up where the teams stand", () => {
  const before = sceneOf(dungeon({ monster: 3, curses: [1, 2] }));
  const after = sceneOf(dungeon({ monster: 2, curses: [1], revealed: [[0, "fog"]] }), before);

  const moves = steps(before, after).map(({ monster, cards }) => [monster, ...cards.map(({ room, curse }) => `${room} ${curse}`).sort()]);
  expect(moves).toEqual([
    [2, "0 null", "1 null"],
    [2, "0 fog", "1 null"],
  ]);
});

test("figures walk before a curse of the new room is turned up, and used ones are gone", () => {
  const before = sceneOf(dungeon({ rooms: [1, 0], curses: [2], revealed: [[1, "echo"]] }));
  const after = sceneOf(dungeon({ rooms: [2, 0], curses: [], revealed: [[2, "flood"]] }), before);

  const moves = steps(before, after).map(({ teams, cards }) => [teams, cards.map(({ curse }) => curse)]);
  expect(moves).toEqual([
    [[2, 0], [null]],
    [[2, 0], ["flood"]],
  ]);
});

test("a word of terror at the entrance goes without being turned up", () => {
  const before = sceneOf(dungeon({ monster: 2, curses: [0, 1] }));
  const after = sceneOf(dungeon({ monster: 2, curses: [1] }), before);

  expect(after.cards).toEqual([before.cards.find(({ room }) => room === 1)]);
});

test("curses that the host lifts leave the one that is turned up", () => {
  const before = sceneOf(dungeon({ curses: [3], revealed: [[1, "echo"]] }));
  const after = sceneOf(dungeon({ curses: [], revealed: [[1, "echo"]] }), before);

  expect(after.cards).toEqual(before.cards.filter(({ curse }) => curse === "echo"));
});

test("what the Mummy drew for the last round is put away first", () => {
  const before = sceneOf(dungeon({ rooms: [4, 3], drawn: ["echo"] }));
  const after = sceneOf(dungeon({ rooms: [4, 4], drawn: ["fog"] }), before);

  expect(steps(before, after).map(({ drawn }) => drawn)).toEqual([[], ["fog"]]);
});

test("where nothing moved there is nothing to show", () => {
  const before = sceneOf(dungeon({ rooms: [4, 4], drawn: ["fog"] }));

  expect(steps(before, sceneOf(dungeon({ rooms: [4, 4], drawn: ["fog"] }), before))).toEqual([]);
});
