/** What others do to my words, my cards and my flashes while I wait. */

import type { Seat } from "../../shell/types";
import type { Befell, Whom } from "../befell";
import type { AnyFact, View } from "./types.gen";

type Me = Whom<View, AnyFact>;

export const befell: Befell<View, AnyFact> = {
  struck: ({ by, text }, { me }) => (by === me ? { key: "struck", facts: { text } } : null),
  passed: ({ by }, { me }) => (by === me ? { key: "passed", facts: {} } : null),
  claimed: ({ by, word, card }, whom) =>
    by !== whom.me && speakerOf(word, whom) === whom.me
      ? { key: "claimed", facts: { by, card } }
      : null,
  "card-returned": ({ cards }, { me }) => {
    const back = cards.find(([seat]) => seat === me);
    return back ? { key: "returned", facts: { card: back[1] } } : null;
  },
  accused: ({ by, whom, charge }, { me }) =>
    whom === me ? { key: `accused.${charge}`, facts: { by }, staged: true } : null,
  "flash-passed": ({ giver, taker }, { me }) => {
    if (giver === me) return { key: "gave", facts: { taker }, staged: true };
    return taker === me ? { key: "got", facts: { giver }, staged: true } : null;
  },
  "card-lost": ({ by, card }, { me }) =>
    by === me ? { key: "card-lost", facts: { card }, staged: true } : null,
};

function speakerOf(word: number, { past }: Me): Seat | null {
  const said = past.findLast((fact) => fact.type === "said" && fact.number === word);
  return said?.type === "said" ? said.by : null;
}
