/** The questions of the agenda, each as a list of answers to tap. */

import { icons } from "../../../kit/icons";
import type { Seat } from "../../../shell/types";
import { verbs } from "../art/glyphs";
import { FINISH, spotOf, START, type Space, type Terrain } from "../jungle/board";
import type { AnyWish, View } from "../types.gen";
import { cardOf, type CardId } from "../box";
import { type Speech } from "../../reading";
import {
  boardOf,
  pieceOf,
  piecesOf,
  spaceName,
  trapOn,
  whereabouts,
  type Piece,
  type PieceId,
} from "../reading";
import { farthest, landing, toGo, waysFrom, type Landing, type Way } from "../ways";

export interface Option {
  wish: AnyWish;
  title: string;
  text: string;
  /** Where it is on the board, if it can be pointed at. */
  space?: Space;
  piece?: PieceId;
  seat?: Seat;
  card?: CardId;
  /** What it looks like where it is none of these. */
  sign?: string;
}

export interface Question {
  ask: string;
  hint: string;
  /** The card it is about. */
  card: CardId;
  /** The dice that were rolled for it. */
  dice: readonly number[];
  options: Option[];
}

export function questionOf(view: View, speech: Speech): Question | null {
  const { t, named } = speech;
  const ask = (key: string, options: Option[], facts = {}, hint = ""): Question => ({
    ask: t(key, facts),
    hint,
    card: view.card,
    dice: [],
    options,
  });
  const may = view.may[0];
  switch (may?.type) {
    case "may-move":
      return {
        ...ask(
          "screen.ask.move",
          may.pieces.map((piece) => moving(view, piece, may.steps, may.choice, speech)),
          { steps: may.steps },
        ),
        dice: rolled(view, may.steps),
      };
    case "may-take-path":
      return ask(
        "screen.ask.path",
        waysFrom(may.spaces).map((way) => path(view, way, may.choice, speech)),
        { steps: view.amount },
      );
    case "may-steal-from":
      return ask(
        "screen.ask.steal",
        may.seats.map((seat) =>
          person(view, seat, { type: "steal-from", choice: may.choice, seat }, speech),
        ),
      );
    case "may-dodge-trap":
      return ask(
        view.owner === null ? "screen.ask.chance" : "screen.ask.dodge",
        [
          ...may.cards.map((card) => dodging(view, card, may.choice, speech)),
          suffering(may.choice, speech),
        ],
        about(view, named),
        t(`screen.does.${view.card}`),
      );
    case "may-buy-trap":
      return ask(
        "screen.ask.remedy",
        [buying(view, may.choice, may.price, speech), destroying(may.choice, speech)],
        about(view, named),
        t("screen.hint.remedy"),
      );
    case "may-destroy-trap":
      return ask(
        "screen.ask.remedy",
        [destroying(may.choice, speech)],
        about(view, named),
        t("screen.hint.no-remedy"),
      );
    case "may-sell-off":
      return ask(
        "screen.ask.sell-off",
        may.spaces.map((space) =>
          selling(view, space, { type: "sell-off", choice: may.choice, space }, speech),
        ),
        { owed: may.owed, whom: view.owner },
      );
    case "may-send-back":
      return ask(
        "screen.ask.send-back",
        may.pieces.map((piece) =>
          standing(view, piece, { type: "send-back", choice: may.choice, piece }, speech),
        ),
        {},
        t("screen.hint.send-back"),
      );
    case "may-pick-piece":
      return ask(
        verbKey("piece", view),
        may.pieces.map((piece) =>
          standing(view, piece, { type: "pick-piece", choice: may.choice, piece }, speech),
        ),
        { n: view.amount },
      );
    case "may-pick-seat":
      return ask(
        verbKey("seat", view),
        may.seats.map((seat) =>
          person(view, seat, { type: "pick-seat", choice: may.choice, seat }, speech),
        ),
        { n: view.amount },
      );
    case "may-pick-trap":
      return ask(
        verbKey("trap", view),
        may.spaces.map((space) =>
          trap(view, space, { type: "pick-trap", choice: may.choice, space }, speech),
        ),
      );
    default:
      return null;
  }
}

/** Verbs that somebody aims; a new one is asked about in general. */
const AIMED: Readonly<Record<string, readonly string[]>> = {
  piece: ["back", "forward", "start", "hut", "swap", "freeze"],
  seat: ["pay", "snatch", "stun", "limp", "drop", "strip"],
  trap: ["wreck", "seize"],
};

function verbKey(what: string, { verb }: View): string {
  return AIMED[what]?.includes(verb) ? `screen.aim.${verb}` : `may.may-pick-${what}`;
}

const about = ({ card, owner }: View, named: Speech["named"]) => ({
  owner: owner === null ? "" : named(owner),
  card,
});

/** The dice, if it was they who said how far; a Jungle Roll or a card says it without them. */
function rolled({ dice }: View, steps: number): number[] {
  return dice.reduce((sum, die) => sum + die, 0) === steps ? dice : [];
}

function moving(
  view: View,
  piece: PieceId,
  steps: number,
  choice: number,
  { t, named }: Speech,
): Option {
  const { id, space } = pieceOf(view, piece)!;
  const there = landing(space, steps);
  return {
    wish: { type: "move", choice, piece },
    title: t(`screen.card.${id}`),
    text: landingText(view, piece, there, { t, named }),
    space: there.space,
    piece,
  };
}

function path(
  view: View,
  { space, nature, counts, length }: Way,
  choice: number,
  speech: Speech,
): Option {
  const { t } = speech;
  const kinds = (["toxic", "bank", "chance", "hut"] as const).filter((kind) => counts[kind] > 0);
  const finds = kinds.map((kind) => t(`screen.way.${kind}`, { n: counts[kind] })).join(", ");
  const there = landingText(view, view.piece, landing(space, view.amount - 1), speech);
  return {
    wish: { type: "take-path", choice, space },
    title: t(`screen.way.${nature}`),
    text: t("screen.way.text", { n: length, finds, there }),
    space,
  };
}

/** What waits where a piece would land. */
export function landingText(
  view: View,
  piece: PieceId | null,
  { space, left }: Landing,
  { t, named }: Speech,
): string {
  if (space === FINISH) return t("screen.lands.home");
  if (left > 0) return t("screen.lands.fork", { space, left });
  const waits =
    view.works > 0 ? trapText(view, piece, space, { t, named }) : restText(view, space, t);
  const met = [waits, pocketsText(view, space, { t, named })].filter((text) => text !== "");
  return [t("screen.lands.on", { where: spaceName(space, t) }), ...met].join(" · ");
}

const WORKING: ReadonlySet<Terrain> = new Set(["bank", "chance", "toxic"]);

function restText(view: View, space: Space, t: Speech["t"]): string {
  return trapOn(view, space) || WORKING.has(spotOf(space).kind) ? t("screen.lands.rests") : "";
}

function trapText(view: View, piece: PieceId | null, space: Space, { t, named }: Speech): string {
  const trap = trapOn(view, space);
  if (!trap) return "";
  if (piece !== null && trap.caught.includes(piece)) return t("screen.lands.again");
  if (trap.owner === view.me)
    return t(
      trap.up && cardOf(trap.card).kind === "pit" ? "screen.lands.own-pit" : "screen.lands.own",
    );
  const owner = named(trap.owner);
  return trap.card === ""
    ? t("screen.lands.hidden", { owner })
    : t("screen.lands.trap", { owner, card: t(`screen.card.${trap.card}`) });
}

function pocketsText(view: View, space: Space, { t }: Speech): string {
  if (spotOf(space).kind === "hut") return "";
  const here = view.boards.filter(({ seat, pieces }) => seat !== view.me && pieces.includes(space));
  return here.length === 0 ? "" : t("screen.lands.pockets", { whom: here.map(({ seat }) => seat) });
}

function person(view: View, seat: Seat, wish: AnyWish, { t, named }: Speech): Option {
  const board = boardOf(view, seat)!;
  return {
    wish,
    title: named(seat),
    text: t("screen.brief", {
      gold: board.gold,
      cards: board.hand.length,
      perks: board.perks.length,
    }),
    seat,
  };
}

function standing(view: View, piece: PieceId, wish: AnyWish, speech: Speech): Option {
  const { t, named } = speech;
  const one = pieceOf(view, piece)!;
  const whose = one.seat === view.me ? "" : `${named(one.seat)} · `;
  return {
    wish,
    title: t(`screen.card.${one.id}`),
    text: whose + aimedText(view, one, speech),
    space: one.space,
    piece,
  };
}

/** Where a piece would come to stand if the card fell on it, as far as that can be told. */
function aimedText(view: View, piece: Piece, speech: Speech): string {
  const { verb, amount } = view;
  const now = whereabouts(piece, speech.t);
  if (verb === "forward")
    return landingText(view, piece.piece, landing(piece.space, amount), speech);
  if (verb === "back")
    return speech.t("screen.falls-back", {
      now,
      n: Math.min(toGo(piece.space) + amount, toGo(START)),
    });
  return verb === "start" ? speech.t("screen.falls-back", { now, n: toGo(START) }) : now;
}

function trap(view: View, space: Space, wish: AnyWish, { t, named }: Speech): Option {
  const { card, owner } = trapOn(view, space)!;
  const title = card === "" ? t("screen.hidden-trap") : t(`screen.card.${card}`);
  return { wish, title, text: `${named(owner)} · ${spaceName(space, t)}`, space, card };
}

function selling(view: View, space: Space, wish: AnyWish, { t }: Speech): Option {
  const { card, worth } = trapOn(view, space)!;
  return {
    wish,
    title: t(`screen.card.${card}`),
    text: t("screen.sells", { where: spaceName(space, t), gold: worth }),
    space,
    card,
  };
}

function dodging(view: View, card: CardId, choice: number, { t }: Speech): Option {
  return {
    wish: { type: "dodge-trap", choice, card },
    title: t("screen.dodge-with", { card: t(`screen.card.${card}`), gold: view.prices[card] ?? 0 }),
    text: t(`screen.does.${card}`),
    card,
  };
}

/** Where a card or an ability would lead each of my pieces that can use it: read before it is paid. */
export function leadsTo(view: View, id: CardId, speech: Speech): { piece: Piece; text: string }[] {
  const walk = cardOf(id).effects.find(({ do: verb, aim }) => verb === "forward" && aim === "mine");
  const mine = boardOf(view, view.me);
  if (!walk?.amount || !mine) return [];
  return piecesOf(mine)
    .filter((piece) => canWalk(piece, walk.amount!))
    .map((piece) => ({
      piece,
      text: landingText(view, piece.piece, landing(piece.space, walk.amount!), speech),
    }));
}

/** A human needs the exact number to get home; an animal may run past. */
const canWalk = ({ piece, space }: Piece, steps: number) =>
  space !== FINISH && (piece % 2 === 0 || steps <= farthest(space));

const suffering = (choice: number, { t }: Speech): Option => ({
  wish: { type: "suffer", choice },
  title: t("wish.suffer"),
  text: t("may.may-suffer"),
  sign: icons.jaws,
});

function buying(view: View, choice: number, price: number, { t }: Speech): Option {
  return {
    wish: { type: "buy-trap", choice },
    title: t("screen.buy", { gold: price }),
    text: t(`screen.does.${view.card}`),
    card: view.card,
  };
}

const destroying = (choice: number, { t }: Speech): Option => ({
  wish: { type: "destroy-trap", choice },
  title: t("wish.destroy-trap"),
  text: t("screen.hint.destroy"),
  sign: verbs["wreck"],
});
