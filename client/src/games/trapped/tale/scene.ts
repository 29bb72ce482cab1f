/** One scene: where, who tried what, who got in the way, what was said, and what came of it. */
import type { Chapter, Paragraph, Piece } from "../export/tale";
import { says, titleOf, told } from "../reading";
import type { Incident } from "./incidents";
import { lower } from "./prose";
import { filled, headed, say, voice, type Teller } from "./teller";

export function scene(teller: Teller, incident: Incident): Chapter {
  const room = says(teller.view, incident.room);
  const isNew = !teller.seen.has(incident.room);
  teller.seen.add(incident.room);
  const last = incident.lost.filter(({ words: text }) => text);
  const first = [...(isNew ? [voice(room.text)] : []), ...lead(teller, incident)];
  const said = teller.quoted(incident.before, 1);
  const came = [...meddling(teller, incident), ...outcome(teller, incident)];
  const paragraphs: Paragraph[] = [
    ...(said.length > 0 ? [first, ...said, came] : [[...first, ...came]]),
    ...teller.quoted(last.length > 0 ? last : incident.after, 1),
  ].map(filled);
  return {
    title: room.title || teller.prose.opening,
    paragraphs: paragraphs.filter((pieces) => pieces.length > 0),
  };
}

function lead(teller: Teller, incident: Incident): Piece[] {
  const { view, prose, monster } = teller;
  const who = teller.who(incident.figure);
  switch (incident.kind) {
    case "goal":
    case "dare":
      return [say(aim(teller, incident))];
    case "monster":
      return [say(prose.fights(who, monster))];
    case "attack":
      return [
        say(prose.attacked(who, monster)),
        voice(teller.once(headed(says(view, incident.attack)))),
      ];
    case "event":
      return [eventPiece(teller, incident), say(prose.befalls(who))];
    case "control":
      return [say(prose.commands(who, teller.who(Number(incident.subject))))];
    case "challenge":
      return [say(prose.quarrels(who, teller.who(Number(incident.subject))))];
    case "fate":
      return [say(prose.unguarded(who))];
  }
}

function aim(teller: Teller, { figure, subject, dare }: Incident): string {
  const who = teller.who(figure);
  const text = titleOf(teller.view, subject.replace(/^stunt:/, ""));
  if (!dare) return teller.prose.tries(who, text);
  const { dared, forced } = teller.prose;
  const goal = { text, isOrder: subject.startsWith("stunt:") };
  return (dare.accepted ? dared : forced)(who, teller.who(dare.by), goal);
}

/** What happened; what has happened before is called by its title. */
function eventPiece(teller: Teller, { event }: Incident): Piece {
  const listed = teller.view.events.find(({ id }) => id === event?.event);
  const { title, text } = told((event?.shows ?? listed)?.says);
  if (!title) return voice(text || (event?.words ?? ""));
  const whole = teller.once(headed({ title, text }));
  return whole ? voice(whole) : say(teller.prose.again(title));
}

function meddling(teller: Teller, { meddlers, figure }: Incident): Piece[] {
  return meddlers.slice(0, 2).map(({ figure: who, side, feels }, nth) => {
    const whom = { ...teller.who(figure), isClear: nth === 0 };
    return say(
      side === "help"
        ? teller.prose.helps(teller.who(who), whom, feels)
        : teller.prose.hinders(teller.who(who), whom, feels),
    );
  });
}

/** What came of it, each sentence knowing the one before. */
function outcome(teller: Teller, incident: Incident): Piece[] {
  return [result, came, fates].reduce<Piece[]>(
    (pieces, tell) => [...pieces, ...tell(teller, incident, pieces.at(-1))],
    [],
  );
}

function result(teller: Teller, incident: Incident): Piece[] {
  const { prose, monster } = teller;
  const { kind, won, lucky, meddlers, beaten, dead } = incident;
  const who = teller.hero(incident);
  const pieces: Piece[] = lucky ? [say(prose.lucky(who))] : [];
  const befell = kind === "event" || kind === "attack";
  const hindered = meddlers.some(({ side }) => side === "hinder");
  if (won && beaten) pieces.push(say((dead ? prose.slain : prose.repelled)(who, monster)));
  else if (won)
    pieces.push(say((hindered ? prose.wonAll : befell ? prose.endured : prose.won)(who)));
  else if (won === false) pieces.push(say((befell ? prose.beset : prose.lost)(who)));
  return pieces;
}

function came(teller: Teller, incident: Incident, last?: Piece): Piece[] {
  const { prose, view } = teller;
  const { hurt, found, countdown } = incident;
  const who = teller.hero(incident, last);
  return [
    ...(hurt?.attribute ? [prose.hurt(who, hurt.attribute)] : []),
    ...(hurt && hurt.about !== null
      ? [prose.estranged(teller.who(hurt.figure), teller.who(hurt.about))]
      : []),
    ...(found[0] ? [prose.found(who, lower(titleOf(view, found[0])))] : []),
    ...(countdown ? [prose.countdown] : []),
  ].map(say);
}

function fates(teller: Teller, incident: Incident, last?: Piece): Piece[] {
  const { prose } = teller;
  const { lost, turned, figure: hero } = incident;
  const isLost = (one: number) => lost.some(({ figure }) => figure === one);
  const change = turned.find(({ figure, about }) => !isLost(figure) && !isLost(about));
  const who = (figure: number) =>
    figure === hero ? teller.hero(incident, change ? undefined : last) : teller.who(figure);
  return [
    ...(change
      ? [say(prose.turned(teller.who(change.figure), teller.who(change.about), change.suit))]
      : []),
    ...lost.map(({ figure, fate }) =>
      say((fate === "insane" ? prose.mad : prose.died)(who(figure))),
    ),
    ...teller.remaining(incident),
  ];
}
