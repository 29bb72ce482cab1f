/** What is seen between one view and the next, one thing after the other. */

import type { Seat } from "../../../shell/types";
import type { Sound } from "../../../sound";
import type { BeatOf } from "../../stage.svelte";
import { roundsLeft } from "../reading";
import type { Clash, Dare, Fate, Leaving, Motion, Scare, Sheet, View } from "../types.gen";
import { sceneOf, tieIn, turns, type Scene, type Step } from "./scenes";

/** What happens on top of the map. */
export type Act =
  | { kind: "scene"; scene: Scene }
  | { kind: "event"; scare: Scare | null; card: string; figure: number; words: string }
  | { kind: "newcomers" }
  | { kind: "title" }
  | { kind: "dare"; dare: Dare }
  | { kind: "leaving"; leaving: Leaving }
  | { kind: "lost"; who: Sheet; fate: Fate }
  | { kind: "became"; who: Sheet; seat: Seat }
  | { kind: "betrayed"; who: Sheet }
  | { kind: "seen" } | { kind: "driven" } | { kind: "beaten" } | { kind: "slain" } | { kind: "safe" }
  | { kind: "countdown"; rounds: number }
  | { kind: "halted" }
  | { kind: "motion"; motion: Motion }
  | { kind: "omen"; card: string };

export interface Beat extends BeatOf<View> {
  sound?: Sound;
  act?: Act;
}

const TITLE = 5_000;
const NEWCOMERS = 7_000;
/** What opens the evening is cut short when somebody already plays. */
const BRIEF = 2_600;
const OPENS = 1_400;
const HUSH = 700;
const TURN = 720;
const LUCKY = 1_500;
const TIE = 2_800;
const STAMP = 2_200;
const DAMAGE = 1_300;
const PAID = 2_600;
const POSTER = 5_200;
const SHOUT = 2_400;
const WALK = 500;

export function beats(before: View, after: View): Beat[] {
  if (after.turn < before.turn || after.place.safe !== before.place.safe) return [{ view: after, ms: 0 }];
  const calm: View = after.phase === "over" || after.verdict ? { ...after, phase: before.phase, verdict: null } : after;
  return [
    ...reveals(before, after),
    ...walks(before, calm),
    ...events(before, calm),
    ...fates(before, calm),
    ...beasts(before, calm),
    ...openings(before, after),
    { view: after, ms: 0, ...(after.verdict && !before.verdict && { sound: after.winners.length > 0 ? ("won" as const) : ("lost" as const) }) },
  ];
}

/** The conflict that was going on, as it is now or as it ended. */
function settled(before: View, after: View): [was: Clash | null, is: Clash] | null {
  const was = before.conflict;
  const is = [after.conflict, after.last].find((one) => one && one.number === was?.number);
  return is ? [was, is] : null;
}

function reveals(before: View, after: View): Beat[] {
  const both = settled(before, after);
  if (!both) return [];
  const [was, clash] = both;
  const inVain = clash.won === true && isInVain(clash, before, after);
  const at = (step: Step, open: number, ms: number, more: Partial<Beat> = {}): Beat => ({ view: before, ms, ...more, act: { kind: "scene", scene: { clash, sheets: before.sheets, step, open, inVain } } });
  const all = turns(clash);
  const told: Beat[] = [];
  if (clash.is_open && !was!.is_open) {
    told.push(at("turned", 0, HUSH));
    for (let open = 1; open <= all; open += 1) told.push(at("turned", open, TURN, { sound: open === all ? "stone" : "step" }));
  }
  if (clash.bids.some(({ lucky }) => lucky) && !was!.bids.some(({ lucky }) => lucky)) told.push(at("turned", all, LUCKY, { sound: "coin", told: true }));
  if (clash.won !== null && was!.won === null) {
    const scene = sceneOf({ ...before, conflict: clash })!;
    if (tieIn(scene)) told.push(at("tie", all, TIE, { told: true }));
    told.push(at("stamped", all, STAMP, { sound: clash.won ? "turn" : "sprung", told: true }));
  }
  const fortune = was!.fortune ? null : clash.fortune;
  if (fortune) told.push(at("damage", all, DAMAGE, { sound: "stone" }), at("paid", all, PAID, { told: true, sound: fortune === "saved" ? "turn" : "lost" }));
  return told;
}

/** Whether a search was won in a room where the thing is not. */
function isInVain({ kind, subject, figure }: Clash, before: View, after: View): boolean {
  const item = kind === "goal" ? before.place.goals.find(({ id }) => id === subject)?.search : "";
  const room = before.sheets.find(({ id }) => id === figure)?.room;
  return Boolean(item && room && after.searched[item]?.includes(room));
}

/** People and the monster go where they are now, before anything is said about it. */
function walks(before: View, after: View): Beat[] {
  const where = ({ sheets, monster }: View) => [...sheets.map(({ room }) => room), monster.room].join();
  return before.phase === "play" && where(before) !== where(after) ? [{ view: { ...after, conflict: null, dare: null, leaving: null }, ms: WALK, sound: "step" }] : [];
}

function events(before: View, after: View): Beat[] {
  const { happening, event, story } = after;
  if (!happening || happening.number === before.happening?.number) return [];
  const words = story.findLast(({ deed, number }) => deed === "event-played" && number > (before.story.at(-1)?.number ?? -1))?.words ?? "";
  return [{ view: after, ms: POSTER, told: true, sound: "sprung", act: { kind: "event", scare: event, card: happening.card, figure: happening.figure, words } }];
}

/** Who was lost, who became somebody else, and who was left behind in spite of a promise. */
function fates(before: View, after: View): Beat[] {
  if (before.phase !== "play") return [];
  const had = new Map(before.sheets.map((sheet) => [sheet.id, sheet]));
  return after.sheets.flatMap((who): Beat[] => {
    const was = had.get(who.id);
    if (was?.fate === "alive" && (who.fate === "dead" || who.fate === "insane")) return [{ view: after, ms: SHOUT, told: true, sound: "lost", act: { kind: "lost", who, fate: who.fate } }];
    if (was && was.seat === null && who.seat !== null) return [{ view: after, ms: SHOUT, told: true, sound: "turn", act: { kind: "became", who, seat: who.seat } }];
    if (who.betrayed && !was?.betrayed) return [{ view: after, ms: SHOUT, told: true, sound: "lost", act: { kind: "betrayed", who } }];
    return [];
  });
}

function beasts(before: View, after: View): Beat[] {
  const shout = (act: Act, sound: Sound): Beat => ({ view: after, ms: SHOUT, told: true, sound, act });
  const told: Beat[] = [];
  if (after.monster.is_seen && !before.monster.is_seen) told.push(shout({ kind: "seen" }, "sprung"));
  const isWounded = after.monster.defeats > before.monster.defeats;
  if (isWounded) told.push(shout({ kind: after.monster.dead ? "slain" : "beaten" }, "won"));
  else if (after.monster.beaten && !before.monster.beaten) told.push(shout({ kind: "driven" }, "turn"));
  if (after.countdown !== null && before.countdown === null) told.push(shout({ kind: "countdown", rounds: roundsLeft(after) }, "stone"));
  if (after.countdown === null && before.countdown !== null && after.phase === "play") told.push(shout({ kind: "safe" }, "turn"));
  return told;
}

/** A new part of the evening, a new conflict, a challenge, a way out: each is announced, and stays. */
function openings(before: View, after: View): Beat[] {
  const { conflict, dare, leaving } = after;
  if (after.phase === "play" && before.phase !== "play") return [...newcomers(before, after), { view: after, ms: TITLE, atLeast: BRIEF, told: true, sound: "won", act: { kind: "title" } }];
  if (leaving && !before.leaving) return [{ view: after, ms: SHOUT, told: true, sound: "turn", act: { kind: "leaving", leaving } }];
  if (dare && !before.dare) return [{ view: after, ms: SHOUT, told: true, sound: "sprung", act: { kind: "dare", dare } }];
  const scene = conflict && conflict.number !== before.conflict?.number ? sceneOf(after) : null;
  return scene ? [{ view: after, ms: OPENS, sound: "turn", act: { kind: "scene", scene } }] : [];
}

/** Extras that nobody had to write are shown once, before play begins. */
function newcomers(before: View, after: View): Beat[] {
  return before.phase === "characters" ? [{ view: after, ms: NEWCOMERS, atLeast: BRIEF, told: true, sound: "turn", act: { kind: "newcomers" } }] : [];
}

/** What stays on top of the map while the table waits. */
export function standing(view: View): Act | null {
  if (view.halted) return { kind: "halted" };
  if (view.motion) return { kind: "motion", motion: view.motion };
  const scene = sceneOf(view);
  if (scene) return { kind: "scene", scene };
  if (view.leaving) return { kind: "leaving", leaving: view.leaving };
  if (view.dare && view.ask === "answer") return { kind: "dare", dare: view.dare };
  const card = view.ask === "event" ? view.laid.at(-1) : undefined;
  return card ? { kind: "omen", card } : null;
}
