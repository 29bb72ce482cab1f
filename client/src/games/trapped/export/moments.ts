/** The log of a game as everybody saw it, line by line, without what was taken back. */

import type { AnyFact } from "../types.gen";

interface Moment {
  version: number;
  facts: readonly (AnyFact | Undone | { type: `table:${string}` })[];
}

interface Undone {
  type: "table:undone";
  to: number;
}

const isOfTheGame = (fact: Moment["facts"][number]): fact is AnyFact =>
  !fact.type.startsWith("table:");

/** Read a log; its first line says what was played, and is left out. */
export function factsOf(log: string): AnyFact[] {
  const [, ...lines] = log.split("\n").filter((line) => line !== "");
  return standing(lines.map((line) => JSON.parse(line) as Moment)).flatMap(({ facts }) =>
    facts.filter(isOfTheGame),
  );
}

function standing(moments: readonly Moment[]): Moment[] {
  return moments.reduce<Moment[]>((kept, moment) => {
    const undone = moment.facts.find((fact): fact is Undone => fact.type === "table:undone");
    return [...(undone ? kept.filter(({ version }) => version <= undone.to) : kept), moment];
  }, []);
}
