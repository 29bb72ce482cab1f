/** What a replay is told in: the shapes of the protocol, by the projector's names. */

export type {
  AllHeld,
  Book,
  BookGame,
  BookMade,
  EveningKept as Kept,
  Knowledge,
  Replay,
  ReplayChunk,
  ReplayFile,
  Secret,
  Shared,
  Shares,
  Veil,
} from "../protocol.gen";

/** `public` as the TV saw it, `archive` with everything open, or a seat. */
export type ReplayChair = string | number;
