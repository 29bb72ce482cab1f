/** How it began: the film, who was locked in, and what they felt for each other. */
import type { Chapter } from "../export/tale";
import { says, titleOf } from "../reading";
import type { Sheet, Suit } from "../types.gen";
import { points, type Scale } from "../cards";
import type { Bond } from "./incidents";
import { called } from "./prose";
import { filled, headed, say, voice, type Teller } from "./teller";

const BONDS = 2;
const BARRIERS = 2;

export function opening(teller: Teller): Chapter {
  const { view, prose } = teller;
  const isCharacter = ({ id }: Sheet) => teller.night.cast.includes(id);
  const characters = view.sheets.filter(isCharacter);
  const extras = view.sheets.filter((sheet) => sheet.name && !isCharacter(sheet));
  const barriers = Array.from({ length: BARRIERS }, (_, n) => headed(says(view, `barrier-${n}`)));
  const bonds = strongest(teller.night.bonds, view.scale).map((bond) => say(felt(teller, bond)));
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

/** A hatred and a love of somebody else's, if there are any: they make a story. */
function strongest(bonds: readonly Bond[], scale: Scale): readonly Bond[] {
  const kept: Bond[] = [];
  const byStrength = bonds.toSorted(
    (one, other) => points(scale, other.card) - points(scale, one.card),
  );
  for (const suit of ORDER) {
    const alike = byStrength.filter((bond) => bond.suit === suit);
    const isNew = ({ figure }: Bond) => kept.every((other) => other.figure !== figure);
    const next = alike.find(isNew) ?? alike[0];
    if (next && kept.length < BONDS) kept.push(next);
  }
  return kept;
}

/** What one feels, and what comes back. */
function felt(teller: Teller, { figure, about, suit }: Bond): string {
  const [who, whom] = [teller.who(figure), teller.who(about)];
  const { bonds } = teller.night;
  const isHated = bonds.some(
    (one) => one.figure === about && one.about === figure && one.suit === "C",
  );
  if (!isHated || suit === "S") return teller.prose.bond(who, whom, suit);
  return suit === "C" ? teller.prose.mutual(who, whom) : teller.prose.unrequited(who, whom);
}
