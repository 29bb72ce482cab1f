/** Who is who while the evening is read again: where they are, whom they play, what they feel. */
import { spotOf } from "../gm/reading";
import { suitOf, type Card } from "../cards";
import type { AnyFact, Sheet, Suit, View } from "../types.gen";

export type Gender = "he" | "she" | "they";

const WOMAN = /\b(woman|female|lady|girl|she|femme|fille|dame|elle)\b/i;
const MAN = /\b(man|male|boy|gentleman|he|homme|garçon|monsieur|il)\b/i;

export function genderOf({ gender }: Pick<Sheet, "gender">): Gender {
  if (WOMAN.test(gender)) return "she";
  return MAN.test(gender) ? "he" : "they";
}

/** These stand before the first name, */
const TITLE =
  /^(aunt|uncle|lord|lady|sir|father|sister|ma[iî]tre|tante|oncle|abbé|père|sœur|vicomte)$/i;
/** and these before the last. */
const RANK =
  /^(mr|mrs|ms|miss|dr|captain|colonel|major|sergeant|professor|m|mme|mlle|monsieur|madame|mademoiselle|docteure?|capitaine|commandante?|sergente?|professeure?)$/i;
const ARTICLE = /^(the|an?|le|la|les)$/i;

/** What somebody is called once one knows them: "Biff", "Aunt Philippa", "Dr. Bloom". */
export function shortName(name: string): string {
  const [first = "", second = "", ...rest] = name.split(" ");
  const title = first.replace(".", "");
  if (ARTICLE.test(first)) return name;
  if (RANK.test(title))
    return /^\p{Lu}/u.test(second)
      ? [first, ...(rest.length > 0 ? rest : [second])].join(" ")
      : name;
  if (!TITLE.test(title)) return first;
  return /^\p{Lu}/u.test(second) ? `${first} ${second}` : name;
}

/** What one knows of everybody at a moment of the evening. */
export class People {
  readonly rooms = new Map<number, string>();
  readonly roles = new Map<number, number>();
  private readonly feelings = new Map<string, Card>();

  constructor(readonly view: View) {}

  readonly sheet = (figure: number): Sheet | undefined =>
    this.view.sheets.find(({ id }) => id === figure);

  readonly nameOf = (figure: number): string => this.sheet(figure)?.name || "?";

  /** The short name, unless somebody else has the same. */
  readonly called = (figure: number): string => {
    const name = this.nameOf(figure);
    const short = shortName(name);
    const same = this.view.sheets.filter((sheet) => shortName(sheet.name) === short);
    return same.length > 1 ? name : short;
  };

  /** What somebody feels for somebody, as a suit. */
  feeling(figure: number, about: number): Suit | null {
    return suitOf(this.felt(figure, about));
  }

  /** And how much, as the card that says so. */
  felt(figure: number, about: number): Card {
    return this.feelings.get(`${figure}>${about}`) ?? "";
  }

  read(fact: AnyFact): void {
    switch (fact.type) {
      case "character-made":
        this.roles.set(fact.seat, fact.figure);
        fact.feelings.forEach((card, about) => this.feel(fact.figure, about, card));
        break;
      case "extra-made":
        fact.feelings.forEach((card, about) => this.feel(fact.figure, about, card));
        break;
      case "aspect-set":
        this.write(fact.spot, fact.card);
        break;
      case "hurt":
        this.write(fact.spot, fact.card);
        break;
      case "feeling-turned":
        this.feel(fact.figure, fact.about, fact.score);
        break;
      case "became":
        this.roles.set(fact.seat, fact.figure);
        break;
      case "play-began":
        for (const { id } of this.view.sheets) this.rooms.set(id, fact.room);
        break;
      case "moved":
        this.rooms.set(fact.figure, fact.room);
        break;
    }
  }

  private feel(figure: number, about: number, card: Card): void {
    this.feelings.set(`${figure}>${about}`, card);
  }

  private write(spot: string, card: Card): void {
    const { figure, about } = spotOf(spot);
    if (about !== null) this.feel(figure, about, card);
  }
}
