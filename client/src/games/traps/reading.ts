/** What a phone asks of the view: who I am, where pieces stand, what I may do. */

import type { Seat, TableView } from "../../shell/types";
import type { GameProps } from "../contract";
import { FINISH, spotOf, START, type Space } from "./jungle/board";
import type { JungleBeat } from "./jungle/beats";
import type { AnyWish, Board, Placed, View } from "./types.gen";
import { toGo } from "./ways";

export type Screen = GameProps<View, AnyWish, JungleBeat>;
export type PieceId = number;

export const boardOf = ({ boards }: View, seat: Seat | null): Board | undefined =>
  boards.find((board) => board.seat === seat);

/** The others, in the order in which they play after me. */
export function rivals({ boards, me }: View): Board[] {
  const at = boards.findIndex(({ seat }) => seat === me);
  return at < 0 ? boards : [...boards.slice(at + 1), ...boards.slice(0, at)];
}

export interface Piece {
  piece: PieceId;
  seat: Seat;
  /** Which adventurer it is. */
  id: string;
  space: Space;
  frozen: boolean;
  /** Whether its ability was used. */
  spent: boolean;
}

export function piecesOf({ seat, animal, human, pieces, frozen, spent }: Board): Piece[] {
  return [animal, human].map((id, nth) => ({
    piece: 2 * seat + nth,
    seat,
    id,
    space: pieces[nth]!,
    frozen: frozen[nth]!,
    spent: spent[nth]!,
  }));
}

export function pieceOf(view: View, piece: PieceId): Piece | undefined {
  return view.boards.flatMap(piecesOf).find((one) => one.piece === piece);
}

/** How many steps somebody is from winning, if the next roll may do it. */
export function almostHome({ pieces }: Board): number | null {
  const left = pieces.filter((space) => space !== FINISH).map(toGo);
  return left.length === 1 && left[0]! <= ONE_ROLL ? left[0]! : null;
}

const ONE_ROLL = 6;

/** How many blows of mine a bot remembers: it aims at me the more for each of them. */
export function grudge({ me }: View, { seat, struck_by }: Board, { chairs }: TableView): number {
  const isBot = chairs.some((chair) => chair.seat === seat && chair.bot !== null);
  return isBot ? struck_by.filter((by) => by === me).length : 0;
}

export const trapOn = ({ traps }: View, space: Space): Placed | undefined =>
  traps.find((trap) => trap.space === space);

/** Where a piece is, in a word or two. */
export function whereabouts({ space, frozen }: Piece, t: Screen["t"]): string {
  if (space === START) return t("screen.at.start");
  if (space === FINISH) return t("screen.at.finish");
  if (frozen) return t("screen.at.stuck", { n: toGo(space) });
  return t(spotOf(space).kind === "hut" ? "screen.at.hut" : "screen.at.path", { n: toGo(space) });
}

/** What a space is called: its number, and what it is if it is special. */
export function spaceName(space: Space, t: Screen["t"]): string {
  if (space === START || space === FINISH)
    return t(space === START ? "screen.at.start" : "screen.at.finish");
  const { kind } = spotOf(space);
  return kind === "path"
    ? t("screen.on", { space })
    : t("screen.on-special", { space, kind: t(`screen.space.${kind}`) });
}
