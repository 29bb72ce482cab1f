/** Tells each fact in a sentence of the story, with people of the story rather than players. */

import { type Speech } from "../../reading";
import { dareOf, titleOf, told, whoIs, type Screen } from "../reading";
import { spotOf } from "../gm/reading";
import { suitOf } from "../cards";
import type { AnyFact, Attribute, EventPlayed, Hurt, Resolved, Tried, View } from "../types.gen";
import type { Piece } from "./tale";

/** What tells the story: the view knows what things and people are called. */
export interface Narrator extends Speech {
  view: View;
}

/** What the story has come to: who acts in the conflict that is being told, and who plays whom by now. */
export interface Scene {
  acting: string;
  roles: ReadonlyMap<number, string>;
}

type Sentence = (key: string, facts?: Parameters<Screen["t"]>[1]) => Piece;

const say =
  ({ t }: Narrator): Sentence =>
  (key, facts = {}) => ({ kind: "told", text: t(`screen.story.${key}`, facts) });

/** Return a fact in words, if it belongs to the story. */
export function narrated(fact: AnyFact, narrator: Narrator, scene: Scene): Piece | null {
  return (
    atTrial(fact, narrator, scene) ?? onTheWay(fact, narrator) ?? inTrouble(fact, narrator, scene)
  );
}

/** Conflicts: what is tried, who meddles, what comes of it. */
function atTrial(fact: AnyFact, narrator: Narrator, { acting, roles }: Scene): Piece | null {
  const { view, t } = narrator;
  const tell = say(narrator);
  const attribute = (one: Attribute | null) => (one ? t(`screen.attribute.${one}`) : "");
  switch (fact.type) {
    case "tried":
      return tell(`tried.${fact.kind}`, {
        name: fact.name,
        what: triedWhat(view, fact, t),
        attribute: attribute(fact.attribute),
      });
    case "faced":
      return tell("faced", { name: acting, attribute: attribute(fact.attribute) });
    case "ruled":
      return fact.changed ? tell("ruled", { attribute: attribute(fact.attribute) }) : null;
    case "bid-placed":
      if (fact.side === "active") return null;
      return fact.figure === null
        ? tell(`${fact.side}.complication`)
        : tell(fact.side, { name: fact.name, attribute: attribute(fact.attribute) });
    case "lucky-used":
      return tell("lucky", { name: fact.name });
    case "resolved":
      return outcome(fact, narrator, acting);
    case "feeling-turned":
      return tell("feeling", {
        name: fact.name,
        about: fact.about_name,
        feeling: t(`screen.suit.${fact.suit}.feels`),
      });
    case "damage-drawn":
      return fact.saves ? tell("saved", { name: fact.name }) : null;
    case "hurt":
      return hurt(fact, narrator);
    case "challenged":
      return tell("challenged", {
        by: roles.get(fact.seat),
        whom: roles.get(fact.whom),
        dare: dareOf(view, fact.dare, t, fact.words),
      });
    case "challenge-answered":
      return tell(fact.accepted ? "accepted" : "declined", { whom: roles.get(fact.seat) });
    default:
      return null;
  }
}

function triedWhat(view: View, { kind, subject }: Tried, t: Screen["t"]): string {
  return kind === "control" ? whoIs(view, Number(subject), t) : titleOf(view, subject);
}

function outcome(
  { won, kind, active_total, opposing_total }: Resolved,
  { t }: Narrator,
  acting: string,
): Piece {
  const key = kind === "challenge" ? "bid" : "trial";
  const text = t(`screen.story.${key}.${won ? "won" : "lost"}`, {
    name: acting,
    us: active_total,
    them: opposing_total,
    tie: active_total === opposing_total,
  });
  return { kind: "result", text };
}

function hurt({ spot, name, before, card }: Hurt, narrator: Narrator): Piece {
  const { view, t } = narrator;
  const { attribute, about } = spotOf(spot);
  if (attribute)
    return say(narrator)("hurt.attribute", {
      name,
      attribute: t(`screen.attribute.${attribute}`),
      before,
      card: card.replace(/[♥♦♠♣]$/, ""),
    });
  const suit = suitOf(card);
  return say(narrator)("hurt.feeling", {
    name,
    about: whoIs(view, about, t),
    feeling: suit ? t(`screen.suit.${suit}.feels`) : card,
  });
}

/** Places, goals and things. */
function onTheWay(fact: AnyFact, narrator: Narrator): Piece | null {
  const { view } = narrator;
  const tell = say(narrator);
  switch (fact.type) {
    case "play-began":
      return tell("began", { room: titleOf(view, fact.room), sealed: fact.sealed });
    case "moved":
      return tell("moved", { name: fact.name, room: titleOf(view, fact.room) });
    case "door-opened":
    case "door-sealed":
      return tell(fact.type, { room: titleOf(view, fact.room) });
    case "achieved":
      return tell("achieved", { name: fact.name, what: titleOf(view, fact.goal) });
    case "not-found":
      return tell("not-found", { what: titleOf(view, fact.item), room: titleOf(view, fact.room) });
    case "item-gained":
    case "item-taken":
    case "item-lost":
      return tell(fact.type, { name: fact.name, what: titleOf(view, fact.item) });
    case "item-given":
      return tell("item-given", {
        name: fact.name,
        whom: fact.whom_name,
        what: titleOf(view, fact.item),
      });
    case "goal-spoilt":
      return tell("goal-spoilt", { what: titleOf(view, fact.goal) });
    case "place-told":
      return tell("place-told", { what: titleOf(view, fact.item), room: titleOf(view, fact.room) });
    case "leaving-asked":
      return tell("leaving", {
        name: whoIs(view, fact.figure, narrator.t),
        what: titleOf(view, fact.way),
      });
    case "left":
      return {
        ...tell("left", { names: fact.names, what: titleOf(view, fact.way) }),
        kind: "result",
      };
    default:
      return null;
  }
}

/** Events, the monster, and what becomes of people. */
function inTrouble(fact: AnyFact, narrator: Narrator, { roles }: Scene): Piece | null {
  const { view, named } = narrator;
  const tell = say(narrator);
  const monster = titleOf(view, "monster");
  switch (fact.type) {
    case "event-played":
      return happened(fact, narrator);
    case "monster-seen":
      return tell("monster-seen", { monster, room: titleOf(view, fact.room) });
    case "monster-heard":
    case "monster-stirred":
      return tell(fact.type, { monster });
    case "monster-attacked":
      return tell("monster-attacked", { monster, name: fact.name });
    case "monster-beaten":
      return {
        ...tell(fact.dead ? "monster-dead" : "monster-beaten", { monster }),
        kind: "result",
      };
    case "extra-attacked":
      return fact.dies ? null : tell("extra-attacked", { name: fact.name });
    case "passage-shut":
      return tell("passage-shut", { rooms: fact.rooms.map((room) => titleOf(view, room)) });
    case "room-harder":
      return tell("room-harder", { room: titleOf(view, fact.room) });
    case "fell-sick":
      return tell("fell-sick", { name: fact.name, what: titleOf(view, fact.cure) });
    case "cured":
    case "released":
      return tell(fact.type, { name: fact.name });
    case "clung":
      return tell("clung", { name: fact.name, whom: fact.whom_name });
    case "promised":
    case "promise-broken":
    case "controlled":
      return tell(fact.type, { name: fact.name, by: roles.get(fact.seat) });
    case "became":
      return tell("became", { name: fact.name, player: named(fact.seat) });
    case "lost":
      return { ...tell(`lost.${fact.fate}`, { name: fact.name }), kind: "result" };
    case "countdown-began":
    case "countdown-stopped":
      return tell(fact.type);
    case "motion-closed":
      return fact.carried && fact.words && fact.matter === "invention"
        ? tell("invented", { words: fact.words })
        : null;
    default:
      return null;
  }
}

function happened({ event, shows, name }: EventPlayed, narrator: Narrator): Piece {
  const words = told((shows ?? narrator.view.events.find(({ id }) => id === event))?.says);
  if (!words.title) return say(narrator)("happened", { name });
  return say(narrator)("event", { title: words.title, text: words.text, name });
}
