/** What can be said of the places of a game: what each is called, what hangs there, what happened last. */

import { t } from "../i18n";
import { tell } from "../live/told";
import { chairNamed } from "./chairs";
import { knowingAt } from "./knowing";
import { learnedMarks, marksOf, milestonesOf } from "./marks";
import type { Projector } from "./projector.svelte";
import type { Words } from "./rest.svelte";

export class Timeline {
  /** A game whose story has no highlights has turning points in its log. */
  readonly #milestones = $derived.by(() => {
    const { projection, session } = this.projector;
    const { voice, client } = session;
    const kinds = client?.milestones ?? [];
    if (!projection.reel || kinds.length === 0) return [];
    return milestonesOf(projection.reel, kinds, (happening) => tell(happening, voice));
  });

  readonly marks = $derived.by(() => {
    const { replay, session, stops } = this.projector;
    return marksOf(replay, this.#milestones, session.say, stops, this.called);
  });

  /** When the chair that is looked at closely learned what had been hidden from it. */
  readonly learned = $derived.by(() => {
    const { knowledge, open, replay, session } = this.projector;
    if (!knowledge || !open) return [];
    const name = replay.names[knowledge.seat] ?? "?";
    const known = knowingAt(knowledge, open, replay.last, session.voice);
    return learnedMarks(known, replay.first, (what) => t("replay.knew.learns", { name, what }));
  });

  /** What happened last, in the words of the log. */
  readonly news = $derived.by(() => {
    const { log } = this.projector.session;
    const newest = log.at(-1)?.version;
    const told = log.filter(({ version }) => version === newest);
    return told.map(({ text }) => text).join(" ");
  });

  constructor(private readonly projector: Projector) {}

  called = (move: number): string =>
    t("replay.move", { n: move, of: this.projector.stops.length - 1 });

  get words(): Words {
    const { chair, move, replay, session } = this.projector;
    const place = [this.called(move), session.where].filter((part) => part !== "").join(", ");
    return { eyes: chairNamed(chair, replay), place, news: this.news };
  }
}
