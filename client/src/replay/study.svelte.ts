/** What is looked at closely beside a game: what somebody did not know, and what each alone saw. */

import { t } from "../i18n";
import { heldAt, knowingAt, noted, unseenLines } from "./knowing";
import { seatOf, type Projector } from "./projector.svelte";

export class Study {
  /** Whose eyes were last looked through, or who was asked about. */
  seat: number | null = $state(null);

  /** Who can be asked about. */
  readonly seats = $derived.by(() => {
    const { chairs } = this.projector.replay;
    const isFetched = chairs.some(({ chunks }) => chunks.length > 0);
    return chairs.flatMap(({ chair, knowledge }) => {
      const seat = seatOf(chair);
      return seat !== null && (knowledge !== null || !isFetched) ? [seat] : [];
    });
  });

  readonly knowing = $derived.by(() => {
    const { knowledge, open, projection, session } = this.projector;
    return knowledge && open && knowingAt(knowledge, open, projection.version, session.voice);
  });

  /** What is to be known about the lines of an open log, by their ids. */
  readonly notes = $derived.by(() => {
    const { knowledge, chair, replay, projection } = this.projector;
    if (chair !== "archive" || !knowledge) return undefined;
    const note = t("replay.unseen", { name: replay.names[knowledge.seat] ?? "?" });
    return noted(unseenLines(knowledge, projection.version), note);
  });

  /** What each alone saw, where everything is open. */
  readonly hands = $derived.by(() => {
    const { held, chair, projection, session } = this.projector;
    return chair === "archive" && held ? heldAt(held, projection.version, session.voice) : null;
  });

  constructor(
    private readonly projector: Projector,
    /** Whether somebody reads what was not known. */
    private readonly isRead: () => boolean,
  ) {}

  /** Ask for what is wanted, as long as somebody looks. */
  follow(): void {
    $effect(() => {
      const seat = seatOf(this.projector.chair);
      if (seat !== null) this.seat = seat;
    });
    $effect(() => {
      const isWanted = this.isRead() || this.projector.chair === "archive";
      void this.projector.study(isWanted ? this.seat : null);
    });
  }
}
