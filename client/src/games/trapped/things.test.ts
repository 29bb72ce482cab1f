import { expect, test } from "vitest";

import { things } from "./things";
import type { View } from "./types.gen";

const both = (title: string) => ({ en: { title, text: "" }, fr: { title, text: "" } });

const view = {
  place: {
    rooms: [{ id: "bridge", says: both("Bridge") }],
    goals: [{ id: "unjam-pod" }],
    ways: [{ id: "launch-pod" }],
    titles: {
      "unjam-pod": both("Unjam the pod"),
      "launch-pod": both("Launch the pod"),
      rum: both("rum"),
      monster: both("The alien"),
    },
  },
  events: [{ id: "hiss", suit: "clubs", says: both("A hiss") }],
} as unknown as View;

test("things are called as the scenario calls them", () => {
  expect(things(view)).toMatchObject({
    "screen.room.bridge": "Bridge",
    "screen.goal.unjam-pod": "Unjam the pod",
    "screen.item.rum": "rum",
    "screen.way.launch-pod": "Launch the pod",
    "screen.event.hiss": "A hiss",
    "screen.dare.room:bridge": "Bridge",
    "screen.dare.goal:unjam-pod": "Unjam the pod",
    "screen.dare.monster": "The alien",
  });
});

test("while the place is the same, so are the titles", () => {
  expect(things({ ...view })).toBe(things(view));
});
