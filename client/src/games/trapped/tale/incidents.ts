/** What is worth telling: each trial with all that came of it, and how dramatic it was. */
import type { Card } from "../cards";
import { spotOf } from "../gm/reading";
import type { AnyFact, Attribute, Contest, EventPlayed, Fate, Suit } from "../types.gen";
import { withLines } from "../export/words";
import type { People } from "./people";

/** Somebody took part in what was another's. */
export interface Meddler {
  figure: number;
  side: "help" | "hinder";
  feels: Suit | null;
}

export interface Bond {
  figure: number;
  about: number;
  suit: Suit;
  card: Card;
}

/** Somebody's own words. Nobody in the story says what the Game Master does. */
export interface Quote {
  figure: number | null;
  words: string;
}

export interface Incident {
  kind: Contest | "attack" | "fate";
  figure: number;
  room: string;
  subject: string;
  /** Before it was tried, and after. */
  before: Quote[];
  after: Quote[];
  event: EventPlayed | null;
  attack: string;
  dare: { by: number; accepted: boolean } | null;
  meddlers: Meddler[];
  won: boolean | null;
  lucky: boolean;
  hurt: { attribute: Attribute | null; figure: number; about: number | null } | null;
  found: string[];
  goal: string;
  turned: { figure: number; about: number; suit: Suit }[];
  lost: { figure: number; fate: Fate; words: string }[];
  /** How many were left then. */
  left: number;
  beaten: boolean;
  dead: boolean;
  countdown: boolean;
}

/** What the whole evening came to. */
export interface Evening {
  incidents: Incident[];
  /** Who was a character from the beginning. */
  cast: readonly number[];
  /** Who achieved what, and how often one helped another. */
  achieved: { figure: number; goal: string }[];
  helped: Map<string, number>;
  betrayed: { figure: number; by: number }[];
  left: { way: string; figures: readonly number[] } | null;
  leaving: Quote | null;
  epilogues: Quote[];
  /** At the beginning, whom somebody loved and hated, and by which card. */
  bonds: Bond[];
}

const blank = (kind: Incident["kind"], figure: number, room: string, subject = ""): Incident => ({
  kind,
  figure,
  room,
  subject,
  before: [],
  after: [],
  event: null,
  attack: "",
  dare: null,
  meddlers: [],
  won: null,
  lucky: false,
  hurt: null,
  found: [],
  goal: "",
  turned: [],
  lost: [],
  left: 0,
  beaten: false,
  dead: false,
  countdown: false,
});

export function evening(facts: readonly AnyFact[], people: People): Evening {
  const reader = new Reader(people);
  for (const { fact, line } of withLines(facts)) {
    reader.read(fact, line);
    people.read(fact);
  }
  return reader.evening;
}

class Reader {
  readonly evening: Evening = {
    incidents: [],
    cast: [],
    achieved: [],
    helped: new Map(),
    betrayed: [],
    left: null,
    leaving: null,
    epilogues: [],
    bonds: [],
  };
  private event: EventPlayed | null = null;
  private attack = "";
  private dare: { by: number; whom: number; dare: string; accepted: boolean } | null = null;

  private standing: Set<number>;

  constructor(private readonly people: People) {
    this.standing = new Set(people.view.sheets.flatMap(({ id, name }) => (name ? [id] : [])));
  }

  read(fact: AnyFact, line: string): void {
    this.begins(fact, line);
    this.goesOn(fact, line);
    this.ends(fact, line);
  }

  private get now(): Incident | undefined {
    return this.evening.incidents.at(-1);
  }

  private roomOf(figure: number): string {
    return this.people.rooms.get(figure) ?? this.people.view.place.safe;
  }

  private open(kind: Incident["kind"], figure: number, subject = ""): Incident {
    const incident = blank(kind, figure, this.roomOf(figure), subject);
    this.evening.incidents.push(incident);
    return incident;
  }

  private begins(fact: AnyFact, line: string): void {
    switch (fact.type) {
      case "play-began":
        this.evening.cast = [...this.people.roles.values()];
        this.evening.bonds = this.bonds();
        break;
      case "event-played":
        this.event = fact;
        break;
      case "monster-attacked":
        this.attack = `attack-${fact.attack}`;
        break;
      case "challenged": {
        const by = this.people.roles.get(fact.seat);
        const whom = this.people.roles.get(fact.whom);
        if (by !== undefined && whom !== undefined)
          this.dare = { by, whom, dare: fact.dare, accepted: false };
        break;
      }
      case "challenge-answered":
        if (this.dare && fact.accepted) this.dare.accepted = true;
        else if (this.dare) this.open("challenge", this.dare.by, String(this.dare.whom));
        break;
      case "extra-attacked":
        this.open("attack", fact.figure, "monster").attack = this.attack;
        break;
      case "tried": {
        const incident = this.open(fact.kind, fact.figure, fact.subject);
        if (this.dare?.whom === fact.figure) incident.dare = this.dare;
        this.dare = null;
        if (line) incident.before.push({ figure: fact.figure, words: line });
        break;
      }
      case "tested": {
        if (fact.kind === "dare") {
          const dare = this.open("dare", fact.figure, fact.words || fact.subject);
          if (this.dare?.whom === fact.figure) dare.dare = this.dare;
          this.dare = null;
          break;
        }
        const isAttack = fact.subject === "monster";
        const incident = this.open(isAttack ? "attack" : "event", fact.figure, fact.subject);
        incident.event = this.event;
        incident.attack = isAttack ? this.attack : "";
        this.event = null;
        break;
      }
    }
  }

  private goesOn(fact: AnyFact, line: string): void {
    const now = this.now;
    if (!now) return;
    switch (fact.type) {
      case "faced":
        if (line) now.before.push({ figure: now.figure, words: line });
        break;
      case "bid-placed":
        this.meddles(now, fact, line);
        break;
      case "lucky-used":
        now.lucky = true;
        break;
      case "resolved":
        now.won = fact.won;
        break;
      case "hurt":
        now.hurt = spotOf(fact.spot);
        break;
      case "feeling-turned":
        now.turned.push({ figure: fact.figure, about: fact.about, suit: fact.suit });
        break;
      case "item-gained":
        if (now.won && fact.figure === now.figure) now.found.push(fact.item);
        break;
      case "achieved":
        now.goal = fact.goal;
        this.evening.achieved.push({ figure: fact.figure, goal: fact.goal });
        break;
      case "monster-beaten":
        now.beaten = true;
        now.dead = fact.dead;
        break;
      case "countdown-began":
        now.countdown = true;
        break;
      case "narrated":
        // Whoever is gone is told of, and says nothing any more.
        if (line)
          now.after.push({
            figure: fact.prompt === "gone" ? null : this.speaker(fact.seat),
            words: line,
          });
        break;
      case "told":
        if (line) now.after.push({ figure: this.speaker(fact.seat), words: line });
        break;
    }
  }

  private ends(fact: AnyFact, line: string): void {
    switch (fact.type) {
      case "lost": {
        const here = this.now?.figure === fact.figure ? this.now : this.open("fate", fact.figure);
        here.lost.push({ figure: fact.figure, fate: fact.fate, words: line });
        this.standing.delete(fact.figure);
        here.left = this.standing.size;
        break;
      }
      case "promise-broken": {
        const by = this.people.roles.get(fact.seat);
        if (by !== undefined) this.evening.betrayed.push({ figure: fact.figure, by });
        break;
      }
      case "leaving-asked":
        this.evening.leaving = line ? { figure: fact.figure, words: line } : null;
        break;
      case "left":
        this.evening.left = { way: fact.way, figures: fact.figures };
        break;
      case "concluded": {
        const figure = this.speaker(fact.seat);
        if (line && figure !== null) this.evening.epilogues.push({ figure, words: line });
        break;
      }
    }
  }

  private meddles(now: Incident, fact: AnyFact & { type: "bid-placed" }, line: string): void {
    if (fact.side === "active" || fact.figure === null || now.kind === "challenge") return;
    const feels = this.people.feeling(fact.figure, now.figure);
    now.meddlers.push({ figure: fact.figure, side: fact.side, feels });
    if (line) now.before.push({ figure: fact.figure, words: line });
    const key = `${fact.figure}>${now.figure}`;
    if (fact.side === "help") this.evening.helped.set(key, (this.evening.helped.get(key) ?? 0) + 1);
  }

  private speaker(seat: number): number | null {
    return this.people.roles.get(seat) ?? null;
  }

  private bonds(): Evening["bonds"] {
    const characters = [...this.people.roles.values()];
    return characters.flatMap((figure) =>
      characters.flatMap((about) => {
        const suit = this.people.feeling(figure, about);
        const card = this.people.felt(figure, about);
        return suit && about !== figure ? [{ figure, about, suit, card }] : [];
      }),
    );
  }
}
