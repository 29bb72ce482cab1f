/** What is done once one has come to rest, and not at every picture on the way there. */

import { announce } from "../kit/live.svelte";
import { hashOf } from "./address";
import type { Projector } from "./projector.svelte";

const AT_REST = 500;

function atRest(projector: Projector, act: () => void): void {
  $effect(() => {
    const { playing, projection, session } = projector;
    const isSeen = projection.version > 0 && projector.awaited === null;
    if (playing || session.stage.entry || !isSeen) return;
    const timer = setTimeout(act, AT_REST);
    return () => clearTimeout(timer);
  });
}

/** The address says where and who one is: a page that is loaded again, or sent on, begins there. */
export function addressed(projector: Projector): void {
  atRest(projector, () => {
    const { chair, projection, replay } = projector;
    const hash = hashOf({ version: projection.version, chair }, replay);
    history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
  });
}

/** What a screen reader says of a place; a slider that has the focus says its own. */
export interface Words {
  eyes: string;
  place: string;
  news: string;
}

/** Whoever does not see the picture change hears where it stands now, and what happened there. */
export function aloud(projector: Projector, words: () => Words): void {
  let seen: string | null = null;
  atRest(projector, () => {
    const { eyes, place, news } = words();
    const isSlid = document.activeElement?.role === "slider";
    const parts = [
      seen === null || seen === eyes ? "" : eyes,
      isSlid ? "" : place,
      projector.isTold ? "" : news,
    ];
    seen = eyes;
    announce(parts.filter((part) => part !== "").join(". "));
  });
}
