/** What the screens of the shell are drawn from: the shapes of the protocol, by the shell's names. */

export type {
  Ballot,
  Chair,
  ChatLine,
  Door,
  GameInfo,
  Motion,
  Outcome,
  Person,
  Phase,
  Preview,
  Score,
  TableView,
  Watchers,
  AnyTableWish as TableWish,
} from "../protocol.gen";

export type Seat = number;
export type Team = number;
export type PersonId = number;
