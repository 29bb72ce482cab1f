/** What somebody tries or must meet, from the aim to the damage. */

import { silent, type Beats } from "../../beats";
import { atOnce, onClash, type FilmBeat } from "../changes";
import {
  closes,
  damages,
  isLucky,
  keepsOut,
  lays,
  met,
  opens,
  rules,
  stamps,
  turns,
} from "../clashes";
import type { AnyFact, View } from "../types.gen";

export const conflicts = {
  tried: ({ conflict, attribute }, _, { after }) =>
    opens(conflict, after, { attribute, ruled: false }),
  tested: ({ conflict, attributes }, _, { after }) =>
    opens(conflict, after, { attribute: attributes[0] ?? null, ruled: false }),
  faced: ({ attribute }) => met(attribute),
  ruled: rules,
  "bid-placed": lays,
  "bid-passed": ({ seat }) => keepsOut(seat),
  "luck-asked": silent,
  revealed: turns,
  "lucky-used": isLucky,
  "luck-declined": silent,
  resolved: (fact, _, entry) => stamps(fact, entry),
  "feeling-turned": ({ figure, about, suit }) =>
    atOnce(onClash(({ turned }) => ({ turned: [...turned, { figure, about, suit }] }))),
  "damage-drawn": damages,
  hurt: ({ spot, before, card }) =>
    atOnce(onClash(() => ({ scar: { spot, before, after: card } }))),
  "conflict-ended": closes,
} satisfies Partial<Beats<View, AnyFact, FilmBeat>>;
