/** Where a piece would come to stand, and what waits there: read before it goes. */

import { cardOf, type CardId, type Effect } from "../box";
import { spotOf, FINISH, START, type Space, type Terrain } from "../jungle/board";
import { type Speech } from "../../reading";
import {
  boardOf,
  piecesOf,
  rivals,
  spaceName,
  trapOn,
  whereabouts,
  type Piece,
  type PieceId,
} from "../reading";
import type { View } from "../types.gen";
import { farthest, landing, toGo, type Landing } from "../ways";

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
  if (here.length === 0) return "";
  const one = here.length === 1 ? "pocket" : "pockets";
  return t(`screen.lands.${one}`, { whom: here.map(({ seat }) => seat) });
}

/** Where a piece would come to stand if an effect fell on it, as far as that can be told. */
export function aimedText(view: View, piece: Piece, effect: Effect, speech: Speech): string {
  const { do: verb, amount = 0 } = effect;
  const now = whereabouts(piece, speech.t);
  if (verb === "forward")
    return landingText(view, piece.piece, landing(piece.space, amount), speech);
  if (verb === "back") {
    const n = toGo(piece.space) + Math.max(0, amount - steadiness(view, piece));
    return speech.t("screen.falls-back", { now, n: Math.min(n, toGo(START)) });
  }
  return verb === "start" ? speech.t("screen.falls-back", { now, n: toGo(START) }) : now;
}

/** How many spaces less the Perks of its owner let a piece fall. */
const steadiness = (view: View, { seat }: Piece): number =>
  boardOf(view, seat)!.perks.reduce((sum, perk) => sum + (cardOf(perk).boons["foot"] ?? 0), 0);

export interface Lead {
  piece: Piece;
  /** Whose it is, if it is not mine. */
  whose: string;
  text: string;
}

/** Where a card or an ability would lead each piece that it can move: read before it is paid. */
export function leadsTo(view: View, id: CardId, speech: Speech): Lead[] {
  const effect = cardOf(id).effects.find(({ aim }) => aim === "mine" || aim === "foe");
  const mine = boardOf(view, view.me);
  if (!effect || !mine || !MOVES.has(effect.do)) return [];
  const boards = effect.aim === "mine" ? [mine] : rivals(view);
  return boards.flatMap((board) =>
    piecesOf(board)
      .filter((piece) => (board === mine ? canWalk(piece, effect.amount!) : isExposed(piece)))
      .map((piece) => ({
        piece,
        whose: board === mine ? "" : speech.named(board.seat),
        text: aimedText(view, piece, effect, speech),
      })),
  );
}

const MOVES: ReadonlySet<string> = new Set(["forward", "back", "start"]);
const SAFE: ReadonlySet<Terrain> = new Set(["home", "hut"]);

const isExposed = ({ space }: Piece) => !SAFE.has(spotOf(space).kind);

/** A human needs the exact number to get home; an animal may run past. */
const canWalk = ({ piece, space }: Piece, steps: number) =>
  space !== FINISH && (piece % 2 === 0 || steps <= farthest(space));
