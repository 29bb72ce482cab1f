/** What is seen of each thing that happens in the dungeon, and for how long. */

import type { Sound } from "../../../sound";
import { silent, type Beat, type Beats, type Change as ChangeOf } from "../../beats";
import { isSlain } from "../tv/moments";
import type {
  AnyFact,
  Curse,
  CurseCard,
  Result,
  ReviewSettled,
  RoundEnded,
  Settled,
  View,
} from "../types.gen";

export interface DungeonBeat extends Beat<View> {
  /** How a turn went that has just ended. */
  verdict?: Result;
  /** Everybody holds their breath: the jaws are open, and no more is named than all have heard. */
  hush?: true;
  /** How a vote went that has just been counted. */
  counted?: Settled;
  /** Curses that are seen to turn up, and not read yet. */
  waking?: readonly Curse[];
  /** Curses that bind from now on, and are read. */
  binds?: readonly Curse[];
}

type Told = readonly DungeonBeat[];
type Change = ChangeOf<View>;

const BREATH = 520;
/** The jaws close, and how a turn went is read before anything moves. */
const READ = 780;
const COUNT = 1_500;
/** Long enough for a step and for the eye to find the next. */
const STEP = 800;
const FALLS = 900;
const BINDS = 3_200;

/** Where seconds count nothing takes any time: a clue, a guess, STOP and what is said of it are there at once. */
export const beats: Beats<View, AnyFact, DungeonBeat> = {
  opened: silent,
  "round-began": ({ round, turn, torches, sizes }) => [
    { ms: 0, shows: (seen) => ({ ...seen, phase: "writing", round, turn, torches, sizes }) },
  ],
  "curse-revealed": ({ room, curse, terror }) => [
    ...wakes(
      [curse],
      terror,
      onCards((card) => (isAsleep(card) && card.room === room ? [{ ...card, curse }] : [card])),
    ),
  ],
  "curse-void": ({ room }) => [
    step(onCards((card) => (isAsleep(card) && card.room === room ? [] : [card]))),
  ],
  "curses-drawn": ({ curses, terror }) => [
    ...wakes(curses, terror, (seen) => ({ ...seen, drawn: curses })),
  ],
  "pile-shuffled": silent,
  "word-drawn": silent,
  proposed: silent,
  struck: silent,
  "place-claimed": silent,
  "place-freed": silent,
  agreed: silent,
  opposed: silent,
  "list-done": silent,
  "list-reopened": silent,
  "torch-passed": silent,
  "turn-began": ({ turn, team, giver }) => [
    { ms: 0, shows: (seen) => ({ ...seen, phase: "waiting", turn, guessing: team, giver }) },
  ],
  "book-taken": silent,
  "clock-started": silent,
  "clue-given": silent,
  hinted: silent,
  silenced: silent,
  guessed: silent,
  "guess-counted": silent,
  burnt: silent,
  "right-heard": silent,
  "thought-so": silent,
  flagged: silent,
  cried: silent,
  stopped: silent,
  asked: silent,
  "taken-back": silent,
  "window-closed": silent,
  "waited-on": silent,
  "went-on": silent,
  "review-opened": silent,
  voted: silent,
  "review-settled": counts,
  "turn-ended": ({ result, turn }, _, { after }) => [
    { ms: BREATH, whole: true, verdict: result, hush: true, shows: answered },
    {
      ms: READ,
      moment: true,
      whole: true,
      stays: true,
      verdict: result,
      asks: true,
      sound: soundOf(result),
      shows: nobodysTurn(result, turn, after),
    },
  ],
  "pressed-on": silent,
  "round-ended": (fact, seen) => [...walk(fact, seen), ...comesCloser(fact, seen)],
  queued: silent,
  entered: silent,
  briefed: silent,
  "went-away": silent,
  "came-back": silent,
  "giver-replaced": silent,
  "host-sat": silent,
  "curses-lifted": () => [step(onCards((card) => (isAsleep(card) ? [] : [card])))],
  "clue-rules-set": silent,
  "late-clock-set": silent,
  "precedent-struck": silent,
  "game-ended": ({ cause, winners, book }) => [
    {
      ms: FALLS,
      moment: true,
      whole: true,
      sound: isSlain({ cause }) ? "won" : "lost",
      shows: (seen) => answered({ ...seen, cause, winners, book }),
    },
  ],
};

const isAsleep = ({ curse }: CurseCard): boolean => curse === null;

/** Nobody is asked for anything while it is told how things went. */
const answered: Change = (seen) => ({ ...seen, may: [], waiting: [] });

/** Whoever has read enough may press on. */
const nobodysTurn =
  (result: Result, turn: number, { phase, may, waiting }: View): Change =>
  (seen) => ({
    ...seen,
    phase: "resting",
    turn: turn || seen.turn,
    guessing: null,
    giver: null,
    call: null,
    review: null,
    book: [...seen.book, result],
    may: phase === "resting" ? may : [],
    waiting: phase === "resting" ? waiting : [],
  });

function soundOf({ failure, said }: Result): Sound {
  if (failure === null) return "turn";
  return said === "" ? "lost" : "sprung";
}

/** What falls lets the clock run on at once, and is read while it runs. */
function counts({ springs, votes, decided }: ReviewSettled, { review }: View): Told {
  if (!springs || !review) return [];
  return [
    {
      ms: COUNT,
      moment: true,
      whole: true,
      counted: { call: review.call, springs, votes, decided, lean: review.lean },
      shows: answered,
    },
  ];
}

const step = (shows: Change): DungeonBeat => ({ ms: STEP, moment: true, sound: "stone", shows });

/** A curse is seen to turn up; then its rule is read, for from now on it binds. */
const wakes = (waking: readonly Curse[], terror: string, turned: Change): Told => [
  { ...step((seen) => turned({ ...seen, terror: terror || seen.terror })), whole: true, waking },
  { ms: BINDS, moment: true, whole: true, binds: waking },
];

const onCards =
  (change: (card: CurseCard) => CurseCard[]): Change =>
  (seen) => ({ ...seen, curses: seen.curses.flatMap(change) });

/** Figures walk, and what was turned up for the round is put away. */
function walk({ teams }: RoundEnded, { rooms, curses, drawn }: View): Told {
  const isStill =
    teams.every((room, team) => room === rooms[team]) &&
    curses.every(isAsleep) &&
    drawn.length === 0;
  const away = onCards((card) => (isAsleep(card) ? [card] : []));
  return isStill ? [] : [step((seen) => away({ ...seen, rooms: teams, drawn: [], terror: "" }))];
}

/** The monster pushes sleeping curses before it. */
function comesCloser({ monster, pushed }: RoundEnded, seen: View): Told {
  const to = new Map(pushed);
  const push = onCards((card) => [{ ...card, room: to.get(card.room) ?? card.room }]);
  return monster === seen.monster ? [] : [step((now) => push({ ...now, monster }))];
}
