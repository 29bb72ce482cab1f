/** What is seen between one view and the next, one thing after the other. */

import type { Seat } from "../../../shell/types";
import type { Sound } from "../../../sound";
import type { BeatOf } from "../../stage.svelte";
import type { Fate, Heard, View } from "../types.gen";
import { caseOf, settledCase, type Case, type Step } from "./cases";

/** What happens on top of the chain. */
export type Act =
  | { kind: "trial"; case: Case }
  | { kind: "strike"; word: number; by: Seat | null; card: string }
  | { kind: "claim"; word: number; by: Seat; card: string }
  | { kind: "struck" | "returned"; word: number; by: Seat | null; card: string }
  | { kind: "passed" | "gave-back" | "deck"; by: Seat | null };

/** What is called out over the chain. */
export type News = Exclude<Act, { kind: "trial" }>;

export interface Beat extends BeatOf<View> {
  sound?: Sound;
  act?: Act;
}

const TIGHTEN = 450;
const FALL = 1_000;
const STRIKE = 1_900;
const SHOUT = 2_000;
const SILENCE = 1_500;
const FREEZE = 1_000;
/** After a secret accusation everybody holds their breath; after a vote they count. */
const HUSH = 1_600;
const COUNT = 620;
const TURN = 1_000;
const STAMP = 3_400;
/** A verdict is read before the chain goes on; what is only called out holds nothing up. */
const READ = 1_800;

export function beats(before: View, after: View): Beat[] {
  if (after.turn < before.turn || after.chain[0]?.number !== before.chain[0]?.number) return [{ view: after, ms: 0 }];
  const calm: View = after.phase === "over" ? { ...after, phase: before.phase, trial: null } : after;
  const told = [
    ...falls(before, after),
    ...verdicts(before, calm),
    ...claims(before, calm),
    ...returns(before, calm),
    ...words(before, calm),
    ...strikes(before, calm),
    ...silences(before, after),
    ...accusations(before, after),
    ...showings(before, after),
  ];
  if (after.phase !== "over" || before.phase === "over") return [...told, { view: after, ms: 0 }];
  return [...told.map(({ atLeast: _, ...beat }) => beat), { view: after, ms: 0, sound: "won" }];
}

/** A word that was objected to falls off the chain. */
function falls(before: View, after: View): Beat[] {
  const last = before.chain.at(-1);
  if (!last || after.chain.some(({ number }) => number === last.number)) return [];
  return [{ view: before, ms: FALL, told: true, sound: "refused", act: { kind: "struck", word: last.number, by: last.by, card: last.text } }];
}

function verdicts(before: View, after: View): Beat[] {
  const judged = changed(before, after).find(([was, is]) => is.fate!.verdict && !was?.verdict);
  const settled = judged && settledCase(after, judged[1].number, before.trial);
  if (!settled) return [];
  const at = (step: Step, view: View, ms: number, sound: Sound): Beat => ({ view, ms, sound, act: { kind: "trial", case: { ...settled, step } } });
  const opened = settled.charge === "off-topic" ? counted(at, before, settled) : before.trial ? [] : [at("open", before, HUSH, "sprung")];
  return [...opened, { ...at("stamped", after, STAMP, settled.verdict === "innocent" ? "turn" : "lost"), told: true, atLeast: READ }];
}

function counted(at: (step: Step, view: View, ms: number, sound: Sound) => Beat, before: View, { voted }: Omit<Case, "step">): Beat[] {
  if (voted.length === 0) return [];
  const count = ([3, 2, 1] as const).map((step) => at(step, before, COUNT, "step"));
  return [...count, at("turned", before, TURN, "stone")];
}

function claims(before: View, after: View): Beat[] {
  return changed(before, after).flatMap(([was, { number, text, fate }]) =>
    fate!.claims
      .filter((seat) => !was?.claims.includes(seat))
      .map((by): Beat => ({ view: after, ms: SHOUT, atLeast: 0, told: true, sound: "coin", act: { kind: "claim", word: number, by, card: text } })),
  );
}

/** A card that most did not hear goes back to its hand. */
function returns(before: View, after: View): Beat[] {
  return changed(before, after).flatMap(([was, { number, fate }]) =>
    fate!.returned
      .slice(was?.returned.length ?? 0)
      .map(([by, card]): Beat => ({ view: after, ms: SHOUT, atLeast: 0, told: true, sound: "refused", act: { kind: "returned", word: number, by, card } })),
  );
}

function words(before: View, after: View): Beat[] {
  const known = before.chain.at(-1)?.number ?? 0;
  const fresh = after.chain.filter(({ number }) => number > known);
  if (fresh.length === 0) return [];
  const isDeck = fresh.at(-1)!.by === null;
  return [isDeck ? { view: after, ms: SILENCE, atLeast: 0, told: true, sound: "stone", act: { kind: "deck", by: null } } : { view: after, ms: TIGHTEN, sound: "step" }];
}

/** A secret word that came through; after a vote the verdict has told it. */
function strikes(before: View, after: View): Beat[] {
  return changed(before, after)
    .filter(([was, { fate }]) => fate!.validated && !was?.validated && fate!.charge !== "off-topic")
    .map(([, { number, by, fate }]) => ({ view: after, ms: STRIKE, atLeast: 0, told: true, sound: "coin", act: { kind: "strike", word: number, by, card: fate!.secret } }));
}

function silences(before: View, after: View): Beat[] {
  const isSame = after.chain.at(-1)?.number === before.chain.at(-1)?.number;
  if (before.phase !== "speaking" || after.turn === before.turn || !isSame) return [];
  const kind = before.rounds ? "passed" : "gave-back";
  return [{ view: after, ms: SILENCE, atLeast: 0, told: true, sound: "refused", act: { kind, by: before.speaker } }];
}

function accusations(before: View, after: View): Beat[] {
  const opened = before.trial ? null : caseOf(after);
  return opened ? [{ view: after, ms: FREEZE, sound: "sprung", act: { kind: "trial", case: opened } }] : [];
}

/** Somebody holds up a card, and everything rests. */
function showings(before: View, after: View): Beat[] {
  return after.shown && after.shown.cards.length > (before.shown?.cards.length ?? 0) ? [{ view: after, ms: FREEZE, sound: "stone" }] : [];
}

/** The words that had been said before and have a fate now, each with the fate it had. */
function changed(before: View, after: View): [Fate | null, Heard][] {
  const fates = new Map(before.chain.map(({ number, fate }) => [number, fate]));
  return after.chain.filter(({ number, fate }) => fate && fates.has(number)).map((heard) => [fates.get(heard.number)!, heard]);
}
