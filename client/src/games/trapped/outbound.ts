/** A warning: somebody lacks nothing any more, and leaves as soon as their turn comes. */

import { titleOf, whoIs, type Screen } from "./reading";
import type { View } from "./types.gen";

/** Return a sentence for each who could leave next turn, each once: mine is no warning, but a hint. */
export function warnings(view: View, t: Screen["t"]): string[] {
  const all = view.outbound.flatMap(({ figure, ways }) =>
    ways.map((way) => {
      const seats = view.place.ways.find(({ id }) => id === way)?.seats ?? 0;
      const who = view.figure === figure ? "me" : seats === 0 ? "all" : "them";
      return t(`screen.outbound.${who}`, {
        who: whoIs(view, figure, t),
        way: titleOf(view, way),
        n: seats,
      });
    }),
  );
  return [...new Set(all)];
}
