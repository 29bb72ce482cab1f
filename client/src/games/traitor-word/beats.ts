/** What is seen of each thing that happens to the chain, and for how long. */

import type { Seat } from "../../shell/types";
import type { Sound } from "../../sound";
import { inOrder, silent, type Beat, type Beats } from "../beats";
import {
  asks,
  befalls,
  closesVote,
  draws,
  fateOf,
  gains,
  hangs,
  lays,
  loses,
  notes,
  objects,
  reads,
  thumbs,
  vouches,
  without,
  type Change,
} from "./changes";
import type { Accused, AnyFact, CardReturned, Judged, Validated, Verdict, View } from "./types.gen";

/** How far an accusation has come: open, counting to one, thumbs turned, verdict stamped. */
export type Step = "open" | 3 | 2 | 1 | "turned" | "stamped";

/** What is called out over the chain. */
export interface Call {
  kind: "strike" | "claim" | "struck" | "returned" | "passed" | "gave-back" | "deck";
  by: Seat | null;
  word?: number;
  card?: string;
}

export interface ChainBeat extends Beat<View> {
  call?: Call;
  /** The accused word, and what is seen of its trial; `free` if the verdict costs nobody a flash. */
  trial?: { word: number; step: Step; free?: boolean };
}

const TIGHTEN = 450;
/** What is called out is there to be read, and soon holds nothing up. */
const CALL = 1_000;
const FREEZE = 1_000;
/** After a secret accusation everybody holds their breath; after a vote they count. */
const HUSH = 1_600;
const COUNT = 620;
const TURN = 800;
const STAMP = 1_200;
const PAY = 1_600;
const CARD = 1_600;
const END = 400;

export const beats: Beats<View, AnyFact, ChainBeat> = {
  opened: silent,
  dealt: silent,
  "opening-read": ({ by, number }, _, { after }) =>
    by === null ? [asked(after, calls({ kind: "deck", by }, "stone", hangs(number, after)))] : [],
  "turn-began": silent,
  "token-freed": silent,
  taken: silent,
  "gave-back": ({ by }, _, { after }) => [
    asked(after, calls({ kind: "gave-back", by }, "refused")),
  ],
  said: ({ number }, _, { after }) => [
    asked(after, { ms: TIGHTEN, sound: "step", shows: hangs(number, after) }),
  ],
  asked: silent,
  accepted: silent,
  noticed: silent,
  passed: ({ by }, _, { after }) =>
    by === null ? [] : [asked(after, calls({ kind: "passed", by }, "refused"))],
  "let-stood": silent,
  objected: ({ by }) => [now(objects(by))],
  struck: ({ word, by }, _, { after }) => [
    calls({ kind: "struck", word, by }, "refused"),
    asked(after, now(without(word))),
  ],
  noted: ({ word, by, text }) => [now(notes(word, by, text))],
  compared: silent,
  validated: (fact, seen) => [comesThrough(fact, seen)],
  "card-shown": (_, __, { after }) => [
    asked(after, { ms: FREEZE, moment: true, whole: true, sound: "stone" }),
  ],
  vouched: ({ by, said }) => [now(vouches(by, said))],
  "card-returned": (fact, _, { after }) => returns(fact, after),
  claimed: ({ word, by, card }, _, { after }) => [
    asked(
      after,
      calls(
        { kind: "claim", word, by, card },
        "coin",
        reads(word, card),
        befalls(word, ({ claims }) => ({ claims: [...claims, by] })),
        lays(by, card),
      ),
    ),
  ],
  "card-lost": ({ word, by, card }) => [
    tries(
      word,
      "stamped",
      CARD,
      "step",
      reads(word, card),
      befalls(word, () => ({ secret: card })),
      loses(by, card),
    ),
  ],
  "flash-passed": ({ word, giver, taker }) => [
    {
      ...tries(
        word,
        "stamped",
        PAY,
        "coin",
        befalls(word, () => ({ payer: giver })),
        gains(giver, -1),
        gains(taker, 1),
      ),
      stays: true,
    },
  ],
  drew: ({ seat, words }) => [now(draws(seat, words))],
  swapped: ({ seat, out, words }) => [now(loses(seat, out), draws(seat, words))],
  burnt: silent,
  shuffled: silent,
  accused: (fact, _, { after }) => [accuses(fact, after)],
  answered: ({ word, secret }, _, { after }) => [
    stamps(word, secret ? "guilty" : "innocent", after),
  ],
  defended: (_, __, { after }) => [asked(after, now())],
  pleaded: (_, __, { after }) => [asked(after, now())],
  voted: ({ by, down }) => [now(thumbs(by, down))],
  judged: (fact, _, { after }) => [...counts(fact), stamps(fact.word, fact.verdict, after)],
  resumed: silent,
  "went-away": silent,
  "came-back": silent,
  "game-ended": (_, __, { after }) => [{ ms: END, moment: true, sound: "won", shows: () => after }],
};

/** Whoever may do something about it may do so while it is still told. */
function asked(after: View, { shows = inOrder<View>(), ...beat }: ChainBeat): ChainBeat {
  return { ...beat, asks: true, shows: inOrder(shows, asks(after)) };
}

const now = (...changes: readonly Change[]): ChainBeat => ({ ms: 0, shows: inOrder(...changes) });

const calls = (call: Call, sound: Sound, ...changes: readonly Change[]): ChainBeat => ({
  ms: CALL,
  moment: true,
  sound,
  call,
  shows: inOrder(...changes),
});

function tries(
  word: number,
  step: Step,
  ms: number,
  sound: Sound,
  ...changes: readonly Change[]
): ChainBeat {
  return {
    ms,
    moment: true,
    whole: true,
    sound,
    trial: { word, step },
    shows: inOrder(...changes),
  };
}

/** A secret word that nobody caught is struck by a flash; where a vote let it through, that is part of the trial. */
function comesThrough({ word, by, card }: Validated, seen: View): ChainBeat {
  const shows = inOrder(
    reads(word, card),
    befalls(word, () => ({ secret: card, validated: true })),
    lays(by, card),
  );
  const isJudged = fateOf(seen, word)?.verdict === "innocent";
  return isJudged
    ? tries(word, "stamped", CARD, "coin", shows)
    : calls({ kind: "strike", word, by, card }, "coin", shows);
}

/** Cards that most did not hear go back to their hands. */
function returns({ word, cards }: CardReturned, after: View): ChainBeat[] {
  const shows = befalls(word, () => ({ returned: cards }));
  return cards.map(([by, card]) =>
    asked(after, calls({ kind: "returned", word, by, card }, "refused", shows)),
  );
}

/** The room freezes. Where the table knows the answer, nobody is asked for it. */
function accuses({ word, by, charge, until }: Accused, after: View): ChainBeat {
  const shows = befalls(word, () => ({ charge, accuser: by }));
  return until === null
    ? tries(word, "open", HUSH, "sprung", shows)
    : asked(after, tries(word, "open", FREEZE, "sprung", shows));
}

/** Three, two, one, and all thumbs turn together. Where nobody voted there is nothing to count. */
function counts({ word, down, up, whys }: Judged): ChainBeat[] {
  if (down.length + up.length === 0) return [];
  const count = ([3, 2, 1] as const).map((step) => tries(word, step, COUNT, "step", closesVote));
  return [
    ...count,
    tries(
      word,
      "turned",
      TURN,
      "stone",
      befalls(word, () => ({ down, up, whys })),
    ),
  ];
}

/** The verdict falls, and the chain may go on; what it costs is told next, if it costs anything. */
function stamps(word: number, verdict: Verdict, after: View): ChainBeat {
  const isPaid = fateOf(after, word)?.payer != null;
  const trial = { word, step: "stamped", free: !isPaid && verdict !== "void" } as const;
  const stamp = tries(
    word,
    "stamped",
    isPaid ? STAMP : STAMP + PAY,
    verdict === "innocent" ? "turn" : "lost",
    befalls(word, () => ({ verdict })),
  );
  return asked(after, { ...stamp, trial, ...(!isPaid && { stays: true }) });
}
