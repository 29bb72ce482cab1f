/** What others do to me and to my team while I wait. */

import type { Team } from "../../shell/types";
import { type Befell, type Whom } from "../befell";
import { teamOf } from "./phone/reading";
import type { AnyFact, View } from "./types.gen";

type Me = Whom<View, AnyFact>;

export const befell: Befell<View, AnyFact> = {
  "torch-passed": ({ seat, declined }, { me }) =>
    seat === me && declined !== me ? { key: "torch", facts: { declined } } : null,
  "giver-replaced": ({ giver }, { me }) => (giver === me ? { key: "giver", facts: {} } : null),
  struck: ({ by, word }, { me, past }) => {
    const drawn = past.findLast((fact) => fact.type === "proposed" && fact.word === word);
    const isMine = drawn?.type === "proposed" && drawn.by === me && word !== "";
    return isMine && by !== me ? { key: "struck", facts: { by, word } } : null;
  },
  "curse-revealed": ({ room }, whom) =>
    isOurs(whom, (team) => whom.view.rooms[team] === room)
      ? { key: "curse", facts: {}, staged: true }
      : null,
  "turn-ended": ({ team, failure, result }, whom) => {
    const { word, trap, wrote, said } = result;
    if (wrote === whom.me)
      return { key: "bit", facts: { trap, said, giver: result.giver }, staged: true };
    if (!isOurs(whom, (mine) => mine === team)) return null;
    const key = failure === null ? "found" : trap ? "sprung" : "missed";
    return { key, facts: { word, trap, wrote, said }, staged: true };
  },
};

function isOurs({ view, me }: Me, is: (team: Team) => boolean): boolean {
  const team = teamOf(view, me);
  return team !== null && is(team);
}
