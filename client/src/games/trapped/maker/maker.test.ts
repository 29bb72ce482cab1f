import { expect, test } from "vitest";

import { type Draft, hintsFor, withoutRoom, withoutTask } from "./maker";

const draft: Draft = {
  place: "A submarine",
  tale: "",
  rooms: ["Bunks", "Galley", "Bridge"],
  barriers: [],
  monster: "A siren",
  weakness: "Wax",
  feared: "ear plugs",
  tasks: [
    { title: "Dive", room: 1, attributes: ["brave"], after: [] },
    { title: "Sing", room: 2, attributes: ["sexy"], after: [0] },
    { title: "Surface", room: 2, attributes: ["clever"], after: [0, 1] },
  ],
  exits: [{ title: "Swim", room: 2, seats: 1, after: [1, 2] }],
  mishaps: [],
  rounds: 30,
  doom: "The air is used up",
};

test("a room that is taken out leaves its tasks to the room before it", () => {
  const { rooms, tasks, exits } = withoutRoom(draft, 1);

  expect(rooms).toEqual(["Bunks", "Bridge"]);
  expect(tasks.map(({ room }) => room)).toEqual([0, 1, 1]);
  expect(exits[0]?.room).toBe(1);
});

test("nothing waits for a task that is taken out", () => {
  const { tasks, exits } = withoutTask(draft, 1);

  expect(tasks.map(({ after }) => after)).toEqual([[], [0]]);
  expect(exits[0]?.after).toEqual([1]);
});

test("an idea that was said is not lent again", () => {
  const idea = { number: 0, seat: 1, part: "room", words: "Cellar", line: 0, out: false } as const;
  const workshop = {
    ideas: [idea],
    voted: [],
    hints: { room: ["Cellar", "Roof"] },
    sketch: {} as never,
    lacks: [],
    refused: false,
  };

  expect(hintsFor(workshop, "room")).toEqual(["Roof"]);
});
