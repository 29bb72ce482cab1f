/** An evening as a tale of 300 to 600 words: how it began, its best scenes in their rooms, how it ended. */
import type { Chapter } from "../export/tale";
import type { AnyFact, View } from "../types.gen";
import { chosen } from "./choosing";
import { ending } from "./ending";
import { evening, type Incident } from "./incidents";
import { opening } from "./opening";
import { People } from "./people";
import type { Prose } from "./prose";
import { scene } from "./scene";
import { Teller, words } from "./teller";

const MOST = 600;
/** Sentences take turns, so a scene may become longer than it was weighed. */
const ROOM = 60;

export function scenes(
  facts: readonly AnyFact[],
  view: View,
  proseOf: () => Prose,
): readonly Chapter[] {
  const people = new People(view);
  const night = evening(facts, people);
  const teller = (): Teller => new Teller(view, people, night, proseOf());
  const trial = teller();
  const room = MOST - ROOM - words([opening(trial), ending(trial)]);
  const kept = chosen(night, view, room, (incident) => words([scene(trial, incident)]));
  return tell(teller(), kept);
}

function tell(teller: Teller, incidents: readonly Incident[]): Chapter[] {
  const first = opening(teller);
  const middle: Chapter[] = [];
  for (const incident of incidents) {
    const next = scene(teller, incident);
    const last = middle.at(-1);
    if (last?.title === next.title)
      middle[middle.length - 1] = { ...last, paragraphs: [...last.paragraphs, ...next.paragraphs] };
    else middle.push(next);
  }
  return [first, ...middle, ending(teller)];
}
