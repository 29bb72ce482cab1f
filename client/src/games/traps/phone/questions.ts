/** The questions of the agenda, each as a list of answers to tap. */

import { icons } from "../../../kit/icons";
import type { Seat } from "../../../shell/types";
import { verbs } from "../art/glyphs";
import { type Space } from "../jungle/board";
import type { AnyWish, View } from "../types.gen";
import { servesOwner, type CardId } from "../box";
import { type Speech } from "../../reading";
import { boardOf, pieceOf, spaceName, trapOn, type PieceId } from "../reading";
import { landing, waysFrom, type Way } from "../ways";
import { aimedText, landingText } from "./landings";

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
        does(view, t),
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

/** What a Trap does, and who owns it if Chance turned it up and that matters. */
function does({ card, owner }: View, t: Speech["t"]): string {
  const said = t(`screen.does.${card}`);
  return owner === null && servesOwner(card) ? `${said} ${t("screen.hint.leader")}` : said;
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
    text: whose + aimedText(view, one, { do: view.verb, amount: view.amount }, speech),
    space: one.space,
    piece,
  };
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
