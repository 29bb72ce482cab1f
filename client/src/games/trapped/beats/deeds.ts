/** What people do to each other and to the place: dares, walks, losses, ways out. */

import { silent, type Beats } from "../../beats";
import { answered, atOnce, onSheet, sets, type Change, type FilmBeat, type Told } from "../changes";
import { opens } from "../clashes";
import type { AnyFact, Moved, View } from "../types.gen";
import { readingTime, SHOUT, shouts, stays, walks } from "./showing";

const ROOM = 4_200;

export const deeds = {
  challenged: ({ seat, whom, dare, words, attributes }) => [
    stays(
      sets({
        dare: {
          by: seat,
          seat: whom,
          dare,
          is_answered: false,
          words: dare === "own" ? words : "",
          attributes,
        },
      }),
      "sprung",
    ),
  ],
  "dare-weighed": ({ attribute }) =>
    atOnce(answered, (seen) => ({
      ...seen,
      dare: seen.dare && { ...seen.dare, attributes: [attribute] },
    })),
  "dare-refused": () => atOnce(answered, sets({ dare: null })),
  "challenge-answered": ({ accepted, conflict }, _, { after }) => [
    ...atOnce(answered, dared),
    ...(accepted ? [] : opens(conflict, after, {})),
  ],
  "dare-faced": () => atOnce(answered, sets({ dare: null })),
  "dare-dropped": () => atOnce(answered, sets({ dare: null })),
  explored: () => atOnce(answered),
  moved: enters,
  "door-opened": silent,
  "door-sealed": silent,
  achieved: silent,
  "not-found": silent,
  "item-gained": silent,
  "item-taken": silent,
  "item-given": silent,
  "item-lost": silent,
  controlled: silent,
  released: silent,
  doomed: silent,
  "extra-led": silent,
  lost: ({ figure, fate, words }) => [
    shouts(
      { kind: "lost", figure, words },
      "lost",
      words ? SHOUT + readingTime(words) : SHOUT,
      answered,
      onSheet(figure, { fate, master: null }),
    ),
  ],
  claimed: silent,
  became: ({ figure, seat }) => [
    shouts({ kind: "became", figure }, "turn", SHOUT, onSheet(figure, { seat, master: null })),
  ],
  "let-go": ({ figure }) => atOnce(onSheet(figure, { seat: null, master: null })),
  "leaving-asked": ({ way, figure, passengers }) => [
    stays(sets({ leaving: { way, figure, passengers } }), "turn"),
  ],
  agreed: silent,
  left: ({ figures }) =>
    atOnce(
      answered,
      sets({ leaving: null }),
      ...figures.map((one) => onSheet(one, { fate: "escaped" })),
    ),
  "promise-broken": ({ figure }) => [
    shouts({ kind: "betrayed", figure }, "lost", SHOUT, onSheet(figure, { betrayed: true })),
  ],
} satisfies Partial<Beats<View, AnyFact, FilmBeat>>;

/** What a room is like is told when a character comes there first. */
function enters({ figure, room }: Moved, { sheets, visited }: View): Told {
  const walk = walks(onSheet(figure, { room }));
  const isCharacter = sheets.some(({ id, seat }) => id === figure && seat !== null);
  if (!isCharacter || visited.includes(room)) return [walk];
  const seen: Change = (view) => ({ ...view, visited: [...view.visited, room] });
  const comes = shouts({ kind: "room", figure, room }, "step", ROOM, seen);
  return [walk, { ...comes, reads: true }];
}

const dared: Change = (seen) => ({
  ...seen,
  dare: seen.dare && { ...seen.dare, is_answered: true },
});
