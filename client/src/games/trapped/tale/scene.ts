/** One scene: where, who tried what, who got in the way, what was said, and what came of it. */
import type { Chapter, Paragraph, Piece } from "../export/tale";
import { says, titleOf, told } from "../reading";
import type { Incident } from "./incidents";
import { called, lower } from "./prose";
import { filled, say, voice, type Teller } from "./teller";

export function scene(teller: Teller, incident: Incident): Chapter {
  const room = says(teller.view, incident.room);
  const isNew = !teller.seen.has(incident.room);
  teller.seen.add(incident.room);
  const last = incident.lost.filter(({ words: text }) => text);
  const first = [...(isNew ? [voice(room.text)] : []), ...lead(teller, incident)];
  const said = teller.quoted(incident.before, 1);
  const came = [
    ...meddling(teller, incident),
    ...result(teller, incident),
    ...fates(teller, incident),
  ];
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
  const { view, prose } = teller;
  const who = teller.who(incident.figure);
  const monster = called(titleOf(view, "monster"));
  switch (incident.kind) {
    case "goal":
    case "dare":
      return [say(aim(teller, incident))];
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
  const goal = titleOf(teller.view, subject.replace(/^stunt:/, ""));
  if (!dare) return teller.prose.tries(who, goal);
  return (dare.accepted ? teller.prose.dared : teller.prose.forced)(who, teller.who(dare.by), goal);
}

/** What happened; what has happened before is called by its title. */
function eventPiece(teller: Teller, { event }: Incident): Piece {
  const listed = teller.view.events.find(({ id }) => id === event?.event);
  const { title, text } = told((event?.shows ?? listed)?.says);
  if (title && teller.seen.has(`event ${title}`)) return say(teller.prose.again(title));
  teller.seen.add(`event ${title}`);
  return voice(text || (event?.words ?? ""));
}

function meddling(teller: Teller, { meddlers, figure }: Incident): Piece[] {
  const whom = teller.who(figure);
  return meddlers
    .slice(0, 2)
    .map(({ figure: who, side, feels }) =>
      say(
        side === "help"
          ? teller.prose.helps(teller.who(who), whom, feels)
          : teller.prose.hinders(teller.who(who), whom, feels),
      ),
    );
}

function result(teller: Teller, incident: Incident): Piece[] {
  const { prose, view } = teller;
  const { kind, won, lucky, meddlers, hurt, found, beaten, dead, countdown } = incident;
  const who = teller.hero(incident);
  const monster = called(titleOf(view, "monster"));
  const pieces: Piece[] = lucky ? [say(prose.lucky(who))] : [];
  const befell = kind === "event" || kind === "attack";
  const hindered = meddlers.some(({ side }) => side === "hinder");
  if (won && beaten) pieces.push(say((dead ? prose.slain : prose.repelled)(who, monster)));
  else if (won)
    pieces.push(say((hindered ? prose.wonAll : befell ? prose.endured : prose.won)(who)));
  else if (won === false) pieces.push(say((befell ? prose.beset : prose.lost)(who)));
  if (hurt?.attribute) pieces.push(say(prose.hurt(who, hurt.attribute)));
  if (hurt && hurt.about !== null)
    pieces.push(say(prose.estranged(teller.who(hurt.figure), teller.who(hurt.about))));
  if (found[0]) pieces.push(say(prose.found(who, lower(titleOf(view, found[0])))));
  if (countdown) pieces.push(say(prose.countdown));
  return pieces;
}

function fates(teller: Teller, incident: Incident): Piece[] {
  const { prose } = teller;
  const { lost, turned, figure: hero } = incident;
  return [
    ...turned
      .slice(0, 1)
      .map(({ figure, about, suit }) =>
        say(prose.turned(teller.who(figure), teller.who(about), suit)),
      ),
    ...lost.map(({ figure, fate }) =>
      say(
        (fate === "insane" ? prose.mad : prose.died)(
          figure === hero ? teller.hero(incident) : teller.who(figure),
        ),
      ),
    ),
  ];
}
