/** What the pieces of this table are called in the sentences of facts: a toucan, not an animal. */

import { piecesOf } from "./reading";
import type { View } from "./types.gen";

type Texts = Readonly<Record<string, string>>;

let known: { cast: string; texts: Texts; titles: Texts } | null = null;

/** They stay the same while the pieces do, so that the log is not told anew. */
export function things({ boards }: Pick<View, "boards">, texts: Texts): Texts {
  const pieces = boards.flatMap(piecesOf);
  const cast = pieces.map(({ piece, id }) => `${piece} ${id}`).join();
  if (known?.cast !== cast || known.texts !== texts) {
    const titles = pieces.flatMap(({ piece, id }) => [
      [`screen.piece.${piece}`, texts[`screen.piece.${id}`]!],
      [`screen.adventurer.${piece}`, texts[`screen.card.${id}`]!],
    ]);
    known = { cast, texts, titles: Object.fromEntries(titles) };
  }
  return known.titles;
}
