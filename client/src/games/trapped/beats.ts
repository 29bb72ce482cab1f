/** What is seen of each thing that happens in the story, and for how long. */

import type { Sound } from "../../sound";
import { inOrder, silent, type Beats } from "../beats";
import {
  answered,
  atOnce,
  onClash,
  onMonster,
  onSheet,
  sets,
  type Act,
  type Change,
  type FilmBeat,
  type Step,
  type Told,
} from "./changes";
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
} from "./clashes";
import { isGm } from "./reading";
import type { AnyFact, CueGiven, EventPlayed, MonsterBeaten, Moved, View } from "./types.gen";

const TITLE = 5_000;
const NEWCOMERS = 7_000;
const POSTER = 5_200;
const SHOUT = 2_400;
const WALK = 500;
const TALE = 1_600;
const LONGEST_TALE = 7_000;
const ROOM = 4_200;

export const beats: Beats<View, AnyFact, FilmBeat> = {
  opened: silent,
  developed: silent,
  "idea-added": silent,
  "ideas-ended": silent,
  "ideas-judged": silent,
  "ideas-read": silent,
  "ideas-sifted": silent,
  "secrets-laid": silent,
  "setting-laid": silent,
  "tie-drawn": silent,
  offered: silent,
  "went-in": silent,
  "character-made": silent,
  "extras-began": silent,
  "aspect-set": silent,
  "extra-made": silent,
  "play-began": (_, { phase }, { after }) => begins(phase === "characters", after),
  hid: silent,
  dealt: silent,
  asked: silent,
  "kept-writing": silent,
  "thing-handed": stepsIn,
  "thing-removed": stepsIn,
  "figure-put": stepsIn,
  cleared: stepsIn,
  mended: stepsIn,
  nursed: stepsIn,
  "goal-granted": stepsIn,
  "goal-reopened": stepsIn,
  "monster-loosed": () => [shouts({ kind: "loosed" }, "sprung", SHOUT)],
  "thing-made": stepsIn,
  "goal-made": stepsIn,
  whispered: silent,
  "notes-kept": silent,
  "turn-began": silent,
  drew: silent,
  reshuffled: silent,
  "penalty-taken": silent,
  "turn-taken": silent,
  passed: silent,
  discarded: silent,
  "turn-ended": silent,
  "end-decided": ({ winners, cause }) => [ends(winners, cause)],
  concluded: silent,
  "game-ended": silent,
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
  lost: ({ figure, fate }) => [
    shouts(
      { kind: "lost", figure },
      "lost",
      SHOUT,
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
  told: silent,
  "cue-given": (cue) => atOnce(cameOf(cue)),
  narrated: ({ figure, words }) => [
    shouts({ kind: "tale", figure, words }, "turn", readingTime(words), answered),
  ],
  "told-aloud": silent,
  "cue-passed": silent,
  "moved-on": silent,
  struck: silent,
  halted: silent,
  "went-on": silent,
  "motion-made": silent,
  voted: silent,
  "motion-closed": silent,
  "went-away": silent,
  "came-back": silent,
};

/** As long as it takes to read it from the sofa. */
const readingTime = (words: string): number => Math.min(TALE + words.length * 45, LONGEST_TALE);

const shouts = (act: Act, sound: Sound, ms: number, ...changes: Change[]): FilmBeat => ({
  ms,
  moment: true,
  sound,
  act,
  shows: inOrder(...changes),
});

/** The GM sets something right: nobody stops thinking for it. */
function stepsIn(step: Step): Told {
  return [shouts({ kind: "step", step }, "turn", SHOUT)];
}

/** What has come of a conflict is clear now. */
function cameOf({ conflict, prompt, about }: CueGiven): Change {
  return (seen) =>
    seen.last?.number === conflict ? { ...seen, last: { ...seen.last, prompt, about } } : seen;
}

/** Extras that nobody had to write are shown once, and nobody has to wait until they have been read. */
function begins(isReady: boolean, after: View): Told {
  const title = shouts({ kind: "title" }, "won", TITLE, () => after);
  const told = isReady
    ? [shouts({ kind: "newcomers" }, "turn", NEWCOMERS, () => after), title]
    : [title];
  return told.map((beat) => ({ ...beat, asks: true }));
}

/** It is announced, and stays on the wall until it is answered. */
const stays = (change: Change, sound: Sound): FilmBeat => ({
  ms: SHOUT,
  moment: true,
  sound,
  shows: inOrder(answered, change),
});

const walks = (change: Change): FilmBeat => ({ ms: WALK, sound: "step", shows: change });

/** What a room is like is told when a character comes there first. */
function enters({ figure, room }: Moved, { sheets, visited }: View): Told {
  const walk = walks(onSheet(figure, { room }));
  const isCharacter = sheets.some(({ id, seat }) => id === figure && seat !== null);
  if (!isCharacter || visited.includes(room)) return [walk];
  const seen: Change = (view) => ({ ...view, visited: [...view.visited, room] });
  return [walk, shouts({ kind: "room", figure, room }, "step", ROOM, seen)];
}

const dared: Change = (seen) => ({
  ...seen,
  dare: seen.dare && { ...seen.dare, is_answered: true },
});

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
      others,
    },
  });
  const act: Act = { kind: "event", scare, card, figures: [figure, ...others], words };
  return shouts(act, "sprung", POSTER, answered, shows);
}

function ends(winners: number[], cause: View["verdict"]): FilmBeat {
  const end: Change = (seen) => ({
    ...seen,
    winners,
    verdict: cause,
    conflict: null,
    last: seen.conflict ?? seen.last,
    dare: null,
    leaving: null,
    motion: null,
  });
  return {
    ms: SHOUT,
    moment: true,
    sound: winners.length > 0 ? "won" : "lost",
    shows: inOrder(answered, end),
  };
}
