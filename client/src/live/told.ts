/** What happened, told line by line. */

import { t } from "../i18n";
import type { LogLine } from "../shell/seen";
import type { Happening } from "../wire/events";
import { capital, say, type Voice } from "./voice";

/** Facts of the frame that a log need not tell: they are seen at once. */
const UNSAID = ["table:readied", "table:ready-awaited", "table:voted", "table:options-set"];

/** What has been told in a voice: a log grows by a line, and none of the others is told anew for it. */
const lines = new WeakMap<Voice, WeakMap<Happening, LogLine | null>>();

export function tell(happening: Happening, voice: Voice): LogLine | null {
  const told = lines.get(voice) ?? new WeakMap<Happening, LogLine | null>();
  lines.set(voice, told);
  const known = told.get(happening);
  if (known !== undefined) return known;
  const line = lineOf(happening, voice);
  told.set(happening, line);
  return line;
}

function lineOf(happening: Happening, voice: Voice): LogLine | null {
  const { id, version, fact, from, names } = happening;
  if ([...UNSAID, ...(voice.unsaid ?? [])].includes(fact.type)) return null;
  const key = `fact.${fact.type}`;
  const text = say(key, fact, { ...voice, names: { ...voice.names, ...names } });
  return text === key ? null : { id, version, from, text: capital(text) };
}

export function tellAll(happened: readonly Happening[], voice: Voice): LogLine[] {
  return happened.map((one) => tell(one, voice)).filter((line) => line !== null);
}

/** How far a table would go back to where it stood after a version: how many moves, and the first of them. */
export function howFar(happened: readonly Happening[], to: number, voice: Voice): string | null {
  const gone = happened.filter(({ from, version }) => from === "game" && version > to);
  const [first] = tellAll(gone, voice);
  const moves = new Set(gone.map(({ version }) => version));
  // Quoted in a question, a sentence has no stop of its own.
  return first ? t("vote.back", { n: moves.size, first: first.text.replace(/\.$/, "") }) : null;
}
