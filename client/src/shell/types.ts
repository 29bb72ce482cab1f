/** What the screens of the shell are drawn from: the shapes of the protocol, by the shell's names. */

export type {
  Ballot,
  Chair,
  ChatLine,
  Door,
  ModelFace,
  Person,
  Preview,
  Score,
  TableView,
  AnyTableWish as TableWish,
} from "../protocol.gen";
export type { Newcomer } from "../wire/http";

export type Seat = number;
export type Team = number;
export type PersonId = number;
