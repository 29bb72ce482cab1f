/** A setting that the group makes up: the four questions, ideas for them, and the GM's sheet. */

import type {
  Attribute,
  Idea,
  Part,
  Sketch,
  Suit,
  Task,
  View,
  WayOut,
  Workshop,
} from "../types.gen";

export const QUESTIONS: readonly {
  name: "where" | "leave" | "wait" | "do";
  parts: readonly Part[];
}[] = [
  { name: "where", parts: ["place", "room"] },
  { name: "leave", parts: ["barrier"] },
  { name: "wait", parts: ["monster", "fear", "mishap"] },
  { name: "do", parts: ["task", "exit"] },
];

export const MOST = { rooms: 10, barriers: 5, tasks: 10, exits: 3, mishaps: 12 } as const;
export const ASKED: readonly Attribute[] = ["brave", "sexy", "clever", "fast", "dangerous"];
export const SUITS: readonly Suit[] = ["C", "H", "S", "D"];
export const LONGEST = 60;

/** The sheet while it is written on: lists of any length. */
export interface Draft extends Omit<Sketch, "rooms" | "barriers" | "tasks" | "exits" | "mishaps"> {
  rooms: string[];
  barriers: string[];
  tasks: (Omit<Task, "attributes" | "after"> & { attributes: Attribute[]; after: number[] })[];
  exits: (Omit<WayOut, "after"> & { after: number[] })[];
  mishaps: { title: string; suit: Suit }[];
}

export const ideasFor = ({ ideas }: Workshop, parts: readonly Part[]): Idea[] =>
  ideas.filter(({ part, words }) => parts.includes(part) && words !== "");

/** Ideas for whoever has none, without those that were said already. */
export function hintsFor({ hints, ideas }: Workshop, part: Part): string[] {
  const said = new Set(ideas.map(({ words }) => words));
  return (hints[part] ?? []).filter((hint) => !said.has(hint));
}

export const draftOf = (sketch: Sketch): Draft => structuredClone(sketch) as unknown as Draft;

/** The sheet as it is sent: what is sent is no longer what is written on. */
export const sketchOf = (draft: Draft): Sketch => JSON.parse(JSON.stringify(draft)) as Sketch;

/** Take a room out; what was there is done in the room before it. */
export function withoutRoom(draft: Draft, room: number): Draft {
  const moved = (was: number) => (was >= room && was > 0 ? was - 1 : was);
  return {
    ...draft,
    rooms: draft.rooms.filter((_, place) => place !== room),
    tasks: draft.tasks.map((task) => ({ ...task, room: moved(task.room) })),
    exits: draft.exits.map((way) => ({ ...way, room: moved(way.room) })),
  };
}

/** Take a task out; nothing waits for it any more. */
export function withoutTask(draft: Draft, task: number): Draft {
  const without = (after: readonly number[]) =>
    after.filter((one) => one !== task).map((one) => (one > task ? one - 1 : one));
  return {
    ...draft,
    tasks: draft.tasks
      .filter((_, place) => place !== task)
      .map((one) => ({ ...one, after: without(one.after) })),
    exits: draft.exits.map((way) => ({ ...way, after: without(way.after) })),
  };
}

export const toggled = <T>(list: readonly T[], one: T): T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** Save the scenario that was made up, or brought, as a file. */
export function saveFile(file: NonNullable<View["file"]>): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(file, null, 2)], { type: "application/json" }),
  );
  link.download = `${file.id}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
