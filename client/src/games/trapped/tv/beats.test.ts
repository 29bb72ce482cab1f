import { expect, test } from "vitest";

import type { View } from "../types.gen";
import { beats, standing, type Beat } from "./beats";
import { bid, clash, scare, seen, sheet } from "./example";

const bids = [bid(0, "Q♥"), bid(1, "3♣", { side: "hinder" })];
const laid = clash({ bids: bids.map((one) => ({ ...one, card: "" })) });
const open = clash({ bids, obstacle: ["K♠", "4♦"], is_open: true });
const won = { ...open, won: true, active_total: 19, opposing_total: 17 };

const kinds = (told: Beat[]) => told.flatMap(({ act }) => (act ? [act.kind] : []));
const steps = (told: Beat[]) => told.flatMap(({ act }) => (act?.kind === "scene" ? [`${act.scene.step} ${act.scene.open}`] : []));

test("cards are turned one after the other, the GM's first", () => {
  const told = beats(seen({ conflict: laid }), seen({ conflict: open, ask: "luck" }));

  expect(steps(told)).toEqual(["turned 0", "turned 1", "turned 2", "turned 3", "turned 4"]);
});

test("a conflict that has ended is seen to the end", () => {
  const told = beats(seen({ conflict: laid }), seen({ last: won }));

  expect(steps(told).at(-1)).toBe("stamped 4");
  expect(told.at(-1)).toMatchObject({ view: { conflict: null } });
});

test("after a pause for Lucky nothing is turned over again", () => {
  expect(steps(beats(seen({ conflict: open }), seen({ last: won })))).toEqual(["stamped 4"]);
});

test("Lucky is shown before the stamp", () => {
  const lucky = { ...won, bids: [{ ...bids[0]!, lucky: true }, bids[1]!] };

  expect(steps(beats(seen({ conflict: open }), seen({ last: lucky })))).toEqual(["turned 4", "stamped 4"]);
});

test("a tie is told in words before the stamp falls", () => {
  const tied = { ...won, active_total: 17, active_cards: ["Q♥", "7"], opposing_cards: ["K♠", "4♦", "3♣"] };

  expect(steps(beats(seen({ conflict: open }), seen({ last: tied })))).toEqual(["tie 4", "stamped 4"]);
});

test("who loses draws a card for the damage", () => {
  const lost = { ...won, won: false, active_total: 10, damage: "J♦", fortune: "doomed" as const };

  expect(steps(beats(seen({ conflict: open }), seen({ last: lost })))).toEqual(["stamped 4", "damage 4", "paid 4"]);
});

test("a search in the wrong room is won in vain", () => {
  const [stamped] = beats(seen({ conflict: open }), seen({ last: won, searched: { key: ["lounge"] } }));

  expect(stamped!.act).toMatchObject({ scene: { inVain: true } });
});

test("an event hangs on the wall with its card and whom it touches", () => {
  const event = scare("door", "The door sighs");
  const happened = seen({ event, happening: { number: 3, card: "9♠", figure: 1 } });

  expect(beats(seen({ happening: { number: 2, card: "2♦", figure: 0 } }), happened)).toMatchObject([{ act: { kind: "event", card: "9♠", figure: 1, scare: { id: "door" } } }, {}]);
  expect(kinds(beats(happened, seen({ event, happening: happened.happening, turn: 6 })))).toEqual([]);
});

test("an event that the GM made up is told in the GM's words", () => {
  const story = [{ number: 4, by: 2, deed: "event-played", words: "It rains fish." }];

  expect(beats(seen(), seen({ story, happening: { number: 1, card: "9♠", figure: 1 } }))[0]!.act).toMatchObject({ scare: null, words: "It rains fish." });
});

test("deaths and new parts are announced", () => {
  const sheets = [sheet(0, "Juno", { fate: "dead" }), sheet(1, "Biff"), sheet(2, "Zed", { seat: 0 }), sheet(3, "Otto")];

  expect(kinds(beats(seen(), seen({ sheets })))).toEqual(["lost", "became"]);
});

test("the monster is seen, driven off, beaten, slain", () => {
  const monster = { room: "bridge", is_seen: true, beaten: false, defeats: 0, dead: false };

  expect(kinds(beats(seen(), seen({ monster })))).toEqual(["seen"]);
  expect(kinds(beats(seen({ monster }), seen({ monster: { ...monster, beaten: true } })))).toEqual(["driven"]);
  expect(kinds(beats(seen({ monster }), seen({ monster: { ...monster, beaten: true, defeats: 1 } })))).toEqual(["beaten"]);
  expect(kinds(beats(seen({ monster }), seen({ monster: { ...monster, defeats: 3, dead: true } })))).toEqual(["slain"]);
});

test("who is left behind in spite of a promise is heard", () => {
  const promised = (betrayed: boolean) => seen().sheets.map((one) => (one.id === 2 ? { ...one, promised: 0, betrayed } : one));

  expect(kinds(beats(seen({ sheets: promised(false) }), seen({ sheets: promised(true), verdict: "escaped", winners: [0] })))).toEqual(["betrayed"]);
});

test("people walk before anything is said about it", () => {
  const sheets = seen().sheets.map((one) => (one.id === 0 ? { ...one, room: "bridge" } : one));

  const [walk] = beats(seen(), seen({ sheets, conflict: laid }));

  expect(walk).toMatchObject({ view: { conflict: null } });
  expect(walk!.act).toBeUndefined();
});

test("a countdown begins and stops", () => {
  expect(beats(seen(), seen({ countdown: 3 }))[0]!.act).toEqual({ kind: "countdown", rounds: 2 });
  expect(kinds(beats(seen({ countdown: 3 }), seen()))).toEqual(["safe"]);
});

test("play begins with a title", () => {
  expect(kinds(beats(seen({ phase: "extras", turn: 0 }), seen()))).toEqual(["title"]);
});

test("Extras that come ready-made are shown before the title", () => {
  expect(kinds(beats(seen({ phase: "characters", turn: 0 }), seen()))).toEqual(["newcomers", "title"]);
});

test("the last conflict is told before the end", () => {
  const told = beats(seen({ conflict: open }), seen({ last: won, phase: "over", verdict: "escaped", cause: "escaped", winners: [0] }));

  expect(told.slice(0, -1).every(({ view }) => !view.verdict)).toBe(true);
  expect(told.at(-1)).toMatchObject({ sound: "won", view: { verdict: "escaped" } });
});

test("a new game begins without catching up with the old one", () => {
  expect(beats(seen({ turn: 30, conflict: open }), seen({ turn: 0 }))).toHaveLength(1);
});

test("what the table waits for stays on the wall, a pause above all", () => {
  const dare = { by: 0, seat: 1, dare: "monster", is_answered: false };
  const motion = { number: 1, matter: "invention" as const, by: 0, words: "A trapdoor!", seat: null, until: 0, yes: [0], no: [] };
  const kind = (changes: Partial<View>) => standing(seen(changes))?.kind;

  expect(kind({})).toBeUndefined();
  expect(kind({ conflict: laid })).toBe("scene");
  expect(kind({ dare, ask: "answer" })).toBe("dare");
  expect(kind({ ask: "event", laid: ["7♠"] })).toBe("omen");
  expect(kind({ motion, conflict: laid })).toBe("motion");
  expect(kind({ halted: true, motion, conflict: laid })).toBe("halted");
});
