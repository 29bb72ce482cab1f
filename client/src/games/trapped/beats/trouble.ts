/** Events, and the monster. */

import { silent, type Beats } from "../../beats";
import {
  answered,
  atOnce,
  onMonster,
  sets,
  type Act,
  type Change,
  type FilmBeat,
  type Told,
} from "../changes";
import { isGm } from "../reading";
import type { AnyFact, EventPlayed, MonsterBeaten, View } from "../types.gen";
import { SHOUT, shouts, walks } from "./showing";

const POSTER = 5_200;

export const trouble = {
  "event-drawn": silent,
  "event-played": (fact, seen, { after }) => [hangs(fact, seen, after)],
  befell: silent,
  fizzled: silent,
  "monster-moved": ({ room }, seen) =>
    room ? [...atOnce(answered), ...comes(room, seen)] : atOnce(answered),
  "monster-seen": ({ room }, seen) => [
    ...comes(room, seen),
    ...(seen.monster.is_seen
      ? []
      : [shouts({ kind: "seen" }, "sprung", SHOUT, onMonster({ is_seen: true }))]),
  ],
  "monster-vanished": () => [
    walks((seen) => onMonster({ is_seen: false, room: isGm(seen) ? seen.monster.room : "" })(seen)),
  ],
  "monster-heard": silent,
  "monster-attacked": silent,
  "extra-attacked": silent,
  "monster-stirred": silent,
  "monster-beaten": (fact) => [falls(fact)],
  "passage-shut": silent,
  "room-harder": silent,
  "fell-sick": silent,
  cured: silent,
  clung: silent,
  promised: silent,
  "goal-spoilt": silent,
  "countdown-began": ({ until }) => [
    shouts({ kind: "countdown" }, "stone", SHOUT, sets({ countdown: until })),
  ],
  "countdown-stopped": () => [shouts({ kind: "safe" }, "turn", SHOUT, sets({ countdown: null }))],
  "place-told": silent,
  "bonus-granted": silent,
  "bonus-began": silent,
} satisfies Partial<Beats<View, AnyFact, FilmBeat>>;

/** The monster, where this screen sees it walk. */
const comes = (room: string, { monster }: View): Told =>
  monster.room === room ? [] : [walks(onMonster({ room }))];

function falls({ counts, defeats, dead }: MonsterBeaten): FilmBeat {
  const kind = dead ? "slain" : counts ? "beaten" : "driven";
  const gone: Change = (seen) =>
    dead ? onMonster({ is_seen: false, room: isGm(seen) ? seen.monster.room : "" })(seen) : seen;
  return shouts(
    { kind },
    counts ? "won" : "turn",
    SHOUT,
    gone,
    onMonster({ defeats, dead, beaten: true }),
  );
}

/** An event hangs on the wall; one that the GM made up is not in the list. */
function hangs(
  { event, card, figure, words, others = [] }: EventPlayed,
  { happening }: View,
  { events, happening: latest }: View,
): FilmBeat {
  const scare = events.find(({ id }) => id === event) ?? null;
  const shows = sets({
    event: scare,
    news: "event",
    happening: {
      number: (happening?.number ?? 0) + 1,
      card,
      figure,
      words,
      turn: latest?.turn ?? 0,
      conflicts: latest?.conflicts ?? 0,
      asked: latest?.asked ?? 0,
      others,
    },
  });
  const act: Act = { kind: "event", scare, card, figures: [figure, ...others], words };
  return { ...shouts(act, "sprung", POSTER, answered, shows), reads: true };
}
