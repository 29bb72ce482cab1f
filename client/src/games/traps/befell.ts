/** What others do to my pieces, my purse and my Traps while I wait. */

import type { Seat } from "../../shell/types";
import { lastOf, type Befell, type Blow, type Whom } from "../befell";
import { START, type Space } from "./jungle/board";
import { pieceOf } from "./reading";
import type { AnyFact, View } from "./types.gen";
import { toGo } from "./ways";

type Me = Whom<View, AnyFact>;
type Debt = Extract<AnyFact, { type: "debt-paid" | "part-paid" }>;

export const befell: Befell<View, AnyFact> = {
  stole: ({ by, whom, amount }, { me }) =>
    whom === me && amount > 0 ? { key: "stole", facts: { by, amount } } : null,
  swapped: ({ by, piece, other, path, other_path }, whom) => {
    const [there, here] = [path.at(-1) ?? START, other_path.at(-1) ?? START];
    if (by === whom.me) return null;
    if (seatOf(piece) === whom.me) return moved("swapped", whom, by, piece, here, there);
    if (seatOf(other) === whom.me) return moved("swapped", whom, by, other, there, here);
    return null;
  },
  "went-back": ({ by, piece, steps, path }, whom) => {
    const [first, to] = [path[0], path.at(-1)];
    if (by !== whom.me || first === undefined || to === undefined) return null;
    return caused(whom, (who) => ({
      key: "went-back",
      facts: { who, piece: nameOf(whom, piece), steps, from: toGo(first) - 1, to: toGo(to) },
    }));
  },
  "sent-to-start": ({ by, piece }, whom) =>
    mine(by, whom, "sent-to-start", { piece: nameOf(whom, piece), to: toGo(START) }),
  "debt-paid": (fact, whom) => paid(fact, whom),
  "part-paid": (fact, whom) => paid(fact, whom),
  "trap-sold": ({ by, card, amount }, whom) => mine(by, whom, "sold", { card, amount }),
  snatched: ({ by, whom, card }, { me }) =>
    whom === me ? { key: "snatched", facts: { by, card } } : null,
  stunned: ({ by }, whom) => mine(by, whom, "stunned", {}),
  froze: ({ by, piece }, whom) => mine(by, whom, "froze", { piece: nameOf(whom, piece) }),
  limped: ({ by }, whom) => mine(by, whom, "limped", {}),
  "perk-lost": ({ by, card }, whom) => mine(by, whom, "perk-lost", { card }),
  "trap-destroyed": ({ by, space, card }, whom) =>
    by !== whom.me && laid(space, whom) ? { key: "destroyed", facts: { by, card, space } } : null,
  "trap-seized": ({ by, space }, whom) =>
    by !== whom.me && laid(space, whom) ? { key: "seized", facts: { by, space } } : null,
  "trap-bought": ({ by, owner, amount }, { me }) =>
    owner === me ? { key: "bought", facts: { by, amount } } : null,
  "trap-met": ({ by, owner, card }, { me }) =>
    owner === me ? { key: "caught", facts: { by, card }, staged: true } : null,
};

const seatOf = (piece: number): Seat => piece >> 1;

const nameOf = ({ view }: Me, piece: number): string => pieceOf(view, piece)?.id ?? "";

/** Something that happens to me, unless it is of my own making. */
function mine(by: Seat, whom: Me, key: string, facts: Blow["facts"]): Blow | null {
  return by === whom.me ? caused(whom, (who) => ({ key, facts: { who, ...facts } })) : null;
}

/** Whoever makes me pay mostly pockets it; sometimes it goes elsewhere. */
function paid({ by, whom: to, amount }: Debt, whom: Me): Blow | null {
  const blow = mine(by, whom, "paid", { to, amount });
  return blow?.facts["who"] === to ? mine(by, whom, "charged", { amount }) : blow;
}

/** Whoever aimed, laid the Trap or is on the move has done it. */
function caused(whom: Me, blow: (who: Seat) => Blow): Blow | null {
  const cause = lastOf(
    whom.past,
    "aimed",
    "action-played",
    "ability-used",
    "trap-met",
    "turn-began",
  );
  const turn = lastOf(whom.past, "turn-began");
  if (!cause || turn?.by === whom.me) return null;
  const who = cause.type === "trap-met" ? cause.owner : cause.by;
  return who === whom.me ? null : blow(who);
}

function moved(key: string, whom: Me, by: Seat, piece: number, here: Space, there: Space): Blow {
  const facts = { by, piece: nameOf(whom, piece), from: toGo(here), to: toGo(there) };
  return { key, facts };
}

/** Whether the last Trap that was laid there was mine. */
function laid(space: Space, { me, past }: Me): boolean {
  const last = past.findLast(
    (fact) =>
      (fact.type === "trap-placed" || fact.type === "trap-hidden" || fact.type === "trap-bought") &&
      fact.space === space,
  );
  return last !== undefined && "by" in last && last.by === me;
}
