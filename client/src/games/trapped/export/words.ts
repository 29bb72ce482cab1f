/** Words that people put into the story, but for those of which somebody said: not this. */

import type { AnyFact } from "../types.gen";

/** The words of a fact that are a line of the story: the rules count the lines in the same way. */
function lineOf(fact: AnyFact): string {
  switch (fact.type) {
    case "tried":
    case "faced":
    case "bid-placed":
    case "challenged":
    case "explored":
    case "leaving-asked":
    case "event-played":
    case "told":
    case "narrated":
    case "motion-made":
    case "idea-added":
    case "concluded":
      return fact.words;
    case "lost":
      return fact.seat === null ? "" : fact.words;
    default:
      return "";
  }
}

/** Return each fact with its line, which is blank where it was struck; then a vote on it has no words either. */
export function withLines(facts: readonly AnyFact[]): { fact: AnyFact; line: string }[] {
  const struck = new Set(facts.flatMap((fact) => (fact.type === "struck" ? [fact.line] : [])));
  const unwanted = new Set<number>();
  let number = 0;
  return facts.map((fact) => {
    const words = lineOf(fact);
    const line = words && struck.has(number++) ? "" : words;
    if (fact.type === "motion-made" && line !== words) unwanted.add(fact.number);
    const isUnwanted = fact.type === "motion-closed" && unwanted.has(fact.number);
    return { fact: isUnwanted ? { ...fact, words: "" } : fact, line };
  });
}
