import { afterEach, expect, test } from "vitest";

import { FACES, headOf } from "./art/people";
import { monsterOf, UNKNOWN } from "./art/monsters";
import Board from "./Board.svelte";
import Controls from "./Controls.svelte";
import { BIFF, VALDA } from "./gm/example";
import { warnings } from "./outbound";
import { bobs, clear, draw, says, tap } from "./phone/example";
import { inBrief, premiseOf } from "./premise";
import { byPurpose } from "./purposes";
import type { View } from "./types.gen";

afterEach(clear);

const t = (key: string, facts: Record<string, unknown> = {}) =>
  [key, ...Object.values(facts)].join(" ");
const words = (title: string, text = "") => ({ en: { title, text }, fr: { title, text } });

const aim: View["place"]["goals"][number] = {
  id: "",
  at: [],
  needs: [],
  own: false,
  seats: 0,
  attributes: [],
  gives: [],
  arrive: "",
  search: "",
  undoes: [],
  disarms: false,
  serves: [],
};

function film(): View["place"] {
  const { place } = bobs();
  return {
    ...place,
    ways: [
      { ...aim, id: "pod", seats: 2 },
      { ...aim, id: "radio" },
    ],
    goals: [
      { ...aim, id: "bar-door" },
      { ...aim, id: "suit", serves: ["pod", "radio"] },
      { ...aim, id: "key", serves: ["monster"] },
      { ...aim, id: "dish", serves: ["radio"] },
      { ...aim, id: "clamps", serves: ["pod"] },
    ],
    titles: {
      ...place.titles,
      scenario: words("The Last Pod", "Adrift."),
      monster: words("The Alien", "It is hungry."),
      "barrier-0": words("Vacuum", "No air."),
      pod: words("Launch the pod"),
      radio: words("Send an SOS"),
    },
  };
}

test("the premise says all at once: the film, its barriers, its monster and the ways out", () => {
  const play = draw(
    Board,
    bobs({ phase: "characters", ask: "premise", place: film(), figure: null }),
  );

  for (const one of ["The Last Pod", "Adrift.", "Vacuum", "No air.", "The Alien", "It is hungry."])
    says(one);
  for (const one of ["Launch the pod", "Send an SOS"]) says(one);
  expect(play).not.toHaveBeenCalled();
  expect(premiseOf({ place: film() }).ways.map(({ seats }) => seats)).toEqual([2, 0]);
});

test("whoever has read it goes in", () => {
  const play = draw(
    Controls,
    bobs({ phase: "characters", ask: "premise", may: [{ type: "may-go-in", number: 3 }] }),
  );

  tap("wish.go-in");

  expect(play.mock.calls).toEqual([[{ type: "go-in", number: 3 }, true]]);
});

test("goals stand under the way out that they serve, and those that serve none come last", () => {
  const place = film();

  const groups = byPurpose({ place }, place.goals, ({ id }) => id, t);

  expect(groups.map(({ goals }) => goals.map(({ id }) => id))).toEqual([
    ["clamps"],
    ["dish"],
    ["suit"],
    ["key"],
    ["bar-door"],
  ]);
  expect(groups.map(({ label }) => label)).toEqual([
    "screen.goals.way Launch the pod",
    "screen.goals.way Send an SOS",
    "screen.goals.every",
    "screen.goals.monster The Alien",
    "screen.goals.other",
  ]);
});

test("who could leave next turn is a warning to the others, and a hint to oneself", () => {
  const place = film();
  const outbound = (figure: number, way: string) =>
    warnings(bobs({ place, outbound: [{ figure, ways: [way] }] }), t)[0]!.split(" ")[0];

  expect(outbound(VALDA, "pod")).toBe("screen.outbound.them");
  expect(outbound(VALDA, "radio")).toBe("screen.outbound.all");
  expect(outbound(BIFF, "pod")).toBe("screen.outbound.me");
});

test("two people of one name who could leave alike are one warning", () => {
  const place = { ...bobs().place, ways: [{ ...bobs().place.ways[0]!, id: "pod", seats: 2 }] };
  const twins = bobs().sheets.map((sheet) => ({ ...sheet, name: "Valda" }));
  const outbound = twins.slice(0, 2).map(({ id }) => ({ figure: id, ways: ["pod"] }));

  expect(warnings(bobs({ place, sheets: twins, outbound, figure: null }), t)).toHaveLength(1);
});

test("a made-up monster looks like what it is called, and the same in both languages", () => {
  const called = (...titles: string[]) => monsterOf("together", ...titles);

  expect(called("A herring as big as a bus")).toBe(called("Un hareng gros comme un bus"));
  expect(called("The ghost of the cook")).not.toBe(called("A wolf in a cardigan"));
  expect(called("Something", "Quelque chose")).toBe(called("Something", "Quelque chose"));
  const drawn = new Set(
    ["ghost", "robot", "spider", "rose", "wolf", "fish"].map((one) => called(one)),
  );
  expect(drawn.size).toBe(6);
  expect(drawn).not.toContain(monsterOf(UNKNOWN));
});

test("whoever chose a portrait has it; the others have one each", () => {
  const none = FACES.slice(0, 10).map((_, id) => headOf({ id, face: null }));

  expect(new Set(none).size).toBe(10);
  expect(headOf({ id: 0, face: "beard" })).toBe(headOf({ id: 7, face: "beard" }));
});

test.each([
  ["He is dead. He walks through walls.", ["He is dead.", "He walks through walls."]],
  ["“You are late.” So it is.", ["“You are late.”", "So it is."]],
  [
    "Deux mètres de peluche\u202f! Et personne dedans.",
    ["Deux mètres de peluche\u202f!", "Et personne dedans."],
  ],
  ["It waits", ["It waits", ""]],
])("a small phone introduces the monster in a whole sentence: %s", (text, told) => {
  expect(inBrief(text)).toEqual(told);
});
