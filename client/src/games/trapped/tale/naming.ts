/** How people are called in the tale: by a short name, or by none where it is clear who is meant. */
import type { Incident } from "./incidents";
import { genderOf, type People } from "./people";
import type { Who } from "./prose";

export function who(people: People, figure: number): Who {
  const sheet = people.sheet(figure);
  return { name: people.called(figure), gender: sheet ? genderOf(sheet) : "they" };
}

/** Whose scene it is, without a name where nobody else could be meant: "they" are the others. */
export function hero(people: People, { kind, figure, meddlers, before }: Incident): Who {
  const one = who(people, figure);
  const others = [...meddlers, ...before].flatMap(({ figure: other }) =>
    other === null || other === figure ? [] : [who(people, other)],
  );
  const isFight = kind === "attack" || kind === "monster";
  return {
    ...one,
    isClear: !isFight && one.gender !== "they" && others.every((other) => isUnlike(one, other)),
  };
}

const isUnlike = (one: Who, other: Who): boolean =>
  other.gender !== "they" && other.gender !== one.gender;
