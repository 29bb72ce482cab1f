/** How it began: the film, who was locked in, and what they felt for each other. */
import type { Chapter } from "../export/tale";
import { says, titleOf } from "../reading";
import type { Sheet, Suit } from "../types.gen";
import type { Evening } from "./incidents";
import { called } from "./prose";
import { filled, say, voice, type Teller } from "./teller";

const BONDS = 2;
const BARRIERS = 2;

export function opening(teller: Teller): Chapter {
  const { view, prose } = teller;
  const isCharacter = ({ id }: Sheet) => teller.night.cast.includes(id);
  const characters = view.sheets.filter(isCharacter);
  const extras = view.sheets.filter((sheet) => sheet.name && !isCharacter(sheet));
  const barriers = Array.from({ length: BARRIERS }, (_, n) => says(view, `barrier-${n}`))
    .filter(({ title }) => title)
    .flatMap(({ title, text }) => [/[.!?…]$/.test(title) ? title : `${title}.`, text]);
  const bonds = strongest(teller.night.bonds).map(({ figure, about, suit }) =>
    say(prose.bond(teller.who(figure), teller.who(about), suit)),
  );
  teller.seen.add(view.place.safe);
  const room = says(view, view.place.safe);
  return {
    title: prose.opening,
    paragraphs: [
      [voice(says(view, "scenario").text), voice(barriers.filter(Boolean).join(" "))],
      characters.length === 0
        ? []
        : [
            say(
              prose.gathered(
                room.title,
                characters.map((sheet) => prose.role(teller.presented(sheet), sheet.occupation)),
                extras.map((sheet) => teller.presented(sheet)),
              ),
            ),
            voice(room.text),
          ],
      [say(prose.monster(called(titleOf(view, "monster")))), voice(says(view, "monster").text)],
      bonds,
    ]
      .map(filled)
      .filter(({ length }) => length > 0),
  };
}

const ORDER: readonly Suit[] = ["C", "H", "D", "S"];

/** A hatred and a love, if there are any: they make a story. */
function strongest(bonds: Evening["bonds"]): Evening["bonds"] {
  return ORDER.flatMap((suit) => bonds.filter((bond) => bond.suit === suit).slice(0, 1)).slice(
    0,
    BONDS,
  );
}
