/** An evening as a tale of 300 to 600 words: how it began, its best scenes in their rooms, how it ended. */
import { says, titleOf, told } from "../reading";
import type { Chapter, Paragraph, Piece } from "../export/tale";
import type { AnyFact, Sheet, Suit, View } from "../types.gen";
import { chosen } from "./choosing";
import { evening, type Evening, type Incident, type Quote } from "./incidents";
import { hero, who } from "./naming";
import { People } from "./people";
import { called, lower, type Prose, type Who } from "./prose";

const MOST = 600;
/** Sentences take turns, so a scene may become longer than it was weighed. */
const ROOM = 40;
const BONDS = 2;
const DRAMAS = 3;
const BARRIERS = 2;

const say = (text: string): Piece => ({ kind: "told", text });
const voice = (text: string): Piece => ({ kind: "voice", text });
const words = (chapters: readonly Chapter[]): number =>
  chapters
    .flatMap(({ paragraphs }) => paragraphs.flat())
    .reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);

export function scenes(
  facts: readonly AnyFact[],
  view: View,
  proseOf: () => Prose,
): readonly Chapter[] {
  const people = new People(view);
  const night = evening(facts, people);
  const teller = (): Teller => new Teller(view, people, night, proseOf());
  const trial = teller();
  const room = MOST - ROOM - words([trial.opening(), trial.ending()]);
  const kept = chosen(night, view, room, (incident) => words([trial.scene(incident)]));
  return teller().tell(kept);
}

class Teller {
  private readonly seen = new Set<string>();

  constructor(
    private readonly view: View,
    private readonly people: People,
    private readonly night: Evening,
    private readonly prose: Prose,
  ) {}

  tell(incidents: readonly Incident[]): Chapter[] {
    const middle: Chapter[] = [];
    const opening = this.opening();
    for (const incident of incidents) {
      const scene = this.scene(incident);
      const last = middle.at(-1);
      if (last?.title === scene.title)
        middle[middle.length - 1] = {
          ...last,
          paragraphs: [...last.paragraphs, ...scene.paragraphs],
        };
      else middle.push(scene);
    }
    return [opening, ...middle, this.ending()];
  }

  opening(): Chapter {
    const { view, prose } = this;
    const isCharacter = ({ id }: Sheet) => this.night.cast.includes(id);
    const characters = view.sheets.filter(isCharacter);
    const extras = view.sheets.filter((sheet) => sheet.name && !isCharacter(sheet));
    const barriers = Array.from({ length: BARRIERS }, (_, n) => says(view, `barrier-${n}`))
      .filter(({ title }) => title)
      .flatMap(({ title, text }) => [/[.!?…]$/.test(title) ? title : `${title}.`, text]);
    const bonds = strongest(this.night.bonds).map(({ figure, about, suit }) =>
      say(prose.bond(this.who(figure), this.who(about), suit)),
    );
    this.seen.add(view.place.safe);
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
                  characters.map(({ name, occupation }) => prose.role(name, occupation)),
                  extras.map(({ name }) => name),
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

  scene(incident: Incident): Chapter {
    const room = says(this.view, incident.room);
    const isNew = !this.seen.has(incident.room);
    this.seen.add(incident.room);
    const last = incident.lost.filter(({ words: text }) => text);
    const lead = [...(isNew ? [voice(room.text)] : []), ...this.lead(incident)];
    const said = this.quoted(incident.before, 1);
    const came = [...this.meddling(incident), ...this.result(incident), ...this.fates(incident)];
    const paragraphs: Paragraph[] = [
      ...(said.length > 0 ? [lead, ...said, came] : [[...lead, ...came]]),
      ...this.quoted(last.length > 0 ? last : incident.after, 1),
    ].map(filled);
    return {
      title: room.title || this.prose.opening,
      paragraphs: paragraphs.filter((pieces) => pieces.length > 0),
    };
  }

  private who(figure: number): Who {
    return who(this.people, figure);
  }

  private hero(incident: Incident): Who {
    return hero(this.people, incident);
  }

  private lead(incident: Incident): Piece[] {
    const { view, prose } = this;
    const who = this.who(incident.figure);
    const monster = called(titleOf(view, "monster"));
    switch (incident.kind) {
      case "goal":
        return [say(this.aim(incident))];
      case "monster":
        return [say(prose.fights(who, monster))];
      case "attack": {
        const attack = says(view, incident.attack);
        return [
          say(prose.attacked(who, monster)),
          voice([attack.title && `${attack.title}.`, attack.text].filter(Boolean).join(" ")),
        ];
      }
      case "event":
        return [this.eventPiece(incident), say(prose.befalls(who))];
      case "dare":
        return [say(prose.tries(who, titleOf(view, incident.subject.replace(/^stunt:/, ""))))];
      case "control":
        return [say(prose.commands(who, this.who(Number(incident.subject))))];
      case "challenge":
        return [say(prose.quarrels(who, this.who(Number(incident.subject))))];
      case "fate":
        return [say(prose.unguarded(who))];
    }
  }

  private aim({ figure, subject, dare }: Incident): string {
    const who = this.who(figure);
    const goal = titleOf(this.view, subject);
    if (!dare) return this.prose.tries(who, goal);
    return (dare.accepted ? this.prose.dared : this.prose.forced)(who, this.who(dare.by), goal);
  }

  /** What happened; what has happened before is called by its title. */
  private eventPiece({ event }: Incident): Piece {
    const listed = this.view.events.find(({ id }) => id === event?.event);
    const { title, text } = told((event?.shows ?? listed)?.says);
    if (title && this.seen.has(`event ${title}`)) return say(this.prose.again(title));
    this.seen.add(`event ${title}`);
    return voice(text || (event?.words ?? ""));
  }

  private meddling({ meddlers, figure }: Incident): Piece[] {
    const whom = this.who(figure);
    return meddlers
      .slice(0, 2)
      .map(({ figure: who, side, feels }) =>
        say(
          side === "help"
            ? this.prose.helps(this.who(who), whom, feels)
            : this.prose.hinders(this.who(who), whom, feels),
        ),
      );
  }

  private result(incident: Incident): Piece[] {
    const { prose, view } = this;
    const { won, lucky, meddlers, hurt, found, beaten, dead, countdown } = incident;
    const who = this.hero(incident);
    const monster = called(titleOf(view, "monster"));
    const pieces: Piece[] = lucky ? [say(prose.lucky(who))] : [];
    if (won && beaten) pieces.push(say((dead ? prose.slain : prose.repelled)(who, monster)));
    else if (won)
      pieces.push(
        say((meddlers.some(({ side }) => side === "hinder") ? prose.wonAll : prose.won)(who)),
      );
    else if (won === false) pieces.push(say(prose.lost(who)));
    if (hurt?.attribute) pieces.push(say(prose.hurt(who, hurt.attribute)));
    if (hurt && hurt.about !== null)
      pieces.push(say(prose.estranged(this.who(hurt.figure), this.who(hurt.about))));
    if (found[0]) pieces.push(say(prose.found(who, lower(titleOf(view, found[0])))));
    if (countdown) pieces.push(say(prose.countdown));
    return pieces;
  }

  private fates(incident: Incident): Piece[] {
    const { prose } = this;
    const { lost, turned, figure: hero } = incident;
    return [
      ...turned
        .slice(0, 1)
        .map(({ figure, about, suit }) =>
          say(prose.turned(this.who(figure), this.who(about), suit)),
        ),
      ...lost.map(({ figure, fate }) =>
        say(
          (fate === "insane" ? prose.mad : prose.died)(
            figure === hero ? this.hero(incident) : this.who(figure),
          ),
        ),
      ),
    ];
  }

  private quoted(quotes: readonly Quote[], most: number): Paragraph[] {
    return quotes
      .filter(({ words: text }) => text)
      .slice(0, most)
      .map(({ figure, words: text }) => [
        { kind: "said", text, by: figure === null ? "" : this.people.nameOf(figure) },
      ]);
  }

  ending(): Chapter {
    const { view, prose, night } = this;
    if (view.verdict === null)
      return { title: prose.ending, paragraphs: [[say(prose.unfinished)]] };
    const winners = view.sheets.filter(
      ({ seat, fate }) =>
        seat !== null && view.winners.includes(seat) && fate !== "dead" && fate !== "insane",
    );
    const isSmall = view.verdict === "escaped" && night.left !== null;
    const way = night.left ? says(view, night.left.way) : null;
    const limit = view.verdict === "out-of-time" ? says(view, "limit") : null;
    const paragraphs: Paragraph[] = [
      [
        say(
          isSmall
            ? prose.out(
                night.left!.figures.map((figure) => this.who(figure)),
                way!.title,
              )
            : prose.cause(
                view.verdict,
                winners.map(({ id }) => this.who(id)),
              ),
        ),
        voice(way?.text ?? limit?.text ?? ""),
      ],
      ...this.quoted(night.leaving ? [night.leaving] : [], 1),
      isSmall ? this.leftBehind(night.left!.figures) : [],
      ...this.quoted(night.epilogues, 4),
    ];
    return {
      title: prose.ending,
      paragraphs: paragraphs.map(filled).filter(({ length }) => length > 0),
    };
  }

  /** Who stayed, and what the others owed them. */
  private leftBehind(out: readonly number[]): Piece[] {
    const { view, prose, night, people } = this;
    const others = view.sheets.filter(
      ({ seat, id, name }) => seat !== null && name && !out.includes(id),
    );
    const alive = others.filter(({ fate }) => fate === "alive");
    const leaver = this.who(out[0]!);
    const needs = new Set(view.place.ways.find(({ id }) => id === night.left?.way)?.needs.flat());
    const debts = others.flatMap(({ id, fate }) => {
      const goal = night.achieved.find((one) => one.figure === id && needs.has(one.goal))?.goal;
      const helped = night.helped.get(`${id}>${out[0]!}`) ?? 0;
      const isDead = fate !== "alive";
      if (goal) return [prose.madePossible(this.who(id), titleOf(view, goal), leaver, isDead)];
      if (helped > 1) return [prose.owed(this.who(id), leaver, helped)];
      if (!isDead && people.feeling(id, out[0]!) === "H")
        return [prose.unloved(this.who(id), leaver)];
      return [];
    });
    const broken = night.betrayed.map(({ figure, by }) =>
      prose.betrayed(this.who(figure), this.who(by)),
    );
    return [
      ...(alive.length > 0 ? [prose.stayed(alive.map(({ id }) => this.who(id)))] : []),
      ...[...broken, ...debts].slice(0, DRAMAS),
    ].map(say);
  }
}

const ORDER: readonly Suit[] = ["C", "H", "D", "S"];

/** A hatred and a love, if there are any: they make a story. */
function strongest(bonds: Evening["bonds"]): Evening["bonds"] {
  return ORDER.flatMap((suit) => bonds.filter((bond) => bond.suit === suit).slice(0, 1)).slice(
    0,
    BONDS,
  );
}

const filled = (pieces: Paragraph): Paragraph => pieces.filter(({ text }) => text !== "");
