/** What events and the Game Master do to my character, or where I am, while others talk. */

import { lastOf, type Befell, type Blow, type Whom } from "../befell";
import { spotOf } from "./gm/reading";
import { sheetOf } from "./reading";
import type { AnyFact, View } from "./types.gen";

type Me = Whom<View, AnyFact>;

export const befell: Befell<View, AnyFact> = {
  "item-lost": ({ figure, item }, me) => byEvent(figure, me, { key: "lost", facts: { item } }),
  "item-gained": ({ figure, item }, me) => byEvent(figure, me, { key: "found", facts: { item } }),
  moved: ({ figure, room }, me) => byEvent(figure, me, { key: "moved", facts: { room } }),
  "fell-sick": ({ figure, cure, until }, me) =>
    onMe(figure, me, { key: "sick", facts: { cure, until } }),
  clung: ({ whom, name }, me) => onMe(whom, me, { key: "clung", facts: { name } }),
  "room-harder": ({ room, until }, me) =>
    here(me) === room ? { key: "harder", facts: { room, until } } : null,
  "passage-shut": ({ rooms, until }, me) =>
    rooms.includes(here(me)) ? { key: "shut", facts: { rooms, until } } : null,
  "bonus-granted": ({ seat }, { me }) => (seat === me ? { key: "bonus", facts: {} } : null),
  "thing-handed": ({ figure, item }, me) => onMe(figure, me, { key: "handed", facts: { item } }),
  "thing-removed": ({ figure, item }, me) => onMe(figure, me, { key: "removed", facts: { item } }),
  "figure-put": ({ figure, room }, me) => onMe(figure, me, { key: "put", facts: { room } }),
  mended: ({ spot, before, card }, me) =>
    onMe(spotOf(spot).figure, me, { key: "mended", facts: { before, card } }),
  nursed: ({ figure }, me) => onMe(figure, me, { key: "nursed", facts: {} }),
};

const onMe = (figure: number, { view }: Me, blow: Blow): Blow | null =>
  figure === view.figure ? blow : null;

/** What I use up, win or walk to myself, I know. */
function byEvent(figure: number, me: Me, blow: Blow): Blow | null {
  const cause = lastOf(me.past, "befell", "achieved", "resolved", "explored", "left", "lost");
  return cause?.type === "befell" ? onMe(figure, me, blow) : null;
}

const here = ({ view }: Me): string => sheetOf(view, view.figure)?.room ?? "";
