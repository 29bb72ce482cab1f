/** What the screens of the shell are drawn from. */

import type { Language } from "../settings";

export type Seat = number;
export type Team = number;
export type PersonId = number;
export type Version = number;
export type Phase = "lobby" | "playing" | "over";
export type Watchers = "open" | "nod" | "none";

export interface Person {
  id: PersonId;
  name: string;
  away: boolean;
  admitted: boolean;
}

export interface Chair {
  seat: Seat;
  name: string;
  holder: PersonId | null;
  bot: string | null;
  team: Team | null;
  ready: boolean;
  former: PersonId | null;
  lent: boolean;
}

export interface Outcome {
  winners: readonly Seat[];
  cause: string;
  scores: readonly number[];
}

export interface Score {
  game: string;
  names: readonly string[];
  teams: readonly (Team | null)[];
  outcome: Outcome | null;
}

export type Motion =
  | { type: "bot-plays-once"; seat: Seat }
  | { type: "bot-takes-over"; seat: Seat }
  | { type: "go-back"; to: Version };

export interface Ballot {
  motion: Motion;
  voters: readonly PersonId[];
  yes: readonly PersonId[];
  no: readonly PersonId[];
  until: number;
}

export interface TableView {
  code: string;
  phase: Phase;
  game: string;
  options: Readonly<Record<string, unknown>>;
  people: readonly Person[];
  chairs: readonly Chair[];
  host: PersonId | null;
  locked: boolean;
  watchers: Watchers;
  paused: boolean;
  ballot: Ballot | null;
  scores: readonly Score[];
  outcome: Outcome | null;
  deadline: { name: string; turn: number; at: number } | null;
  undo: Seat | null;
  back: Version | null;
  blocked: readonly [string, Readonly<Record<string, unknown>>] | null;
}

export type TableWish =
  | { type: "sit"; team?: Team | null }
  | { type: "seat-friend"; name: string; team?: Team | null }
  | { type: "take-chair"; seat: Seat }
  | { type: "stand-up"; seat: Seat }
  | { type: "leave" }
  | { type: "rename"; seat: Seat; name: string }
  | { type: "ready"; seat: Seat; ready: boolean }
  | { type: "choose-team"; seat: Seat; team: Team }
  | { type: "shuffle-teams" }
  | { type: "balance-teams" }
  | { type: "add-bot"; bot: string; team?: Team | null }
  | { type: "remove-bot"; seat: Seat }
  | { type: "choose-game"; game: string; language: Language }
  | { type: "set-options"; options: Readonly<Record<string, unknown>> }
  | { type: "start" }
  | { type: "open-lobby" }
  | { type: "abandon" }
  | { type: "pass-host"; person: PersonId }
  | { type: "kick"; person: PersonId }
  | { type: "lock"; locked: boolean }
  | { type: "set-watchers"; watchers: Watchers }
  | { type: "admit"; person: PersonId }
  | { type: "pause" }
  | { type: "resume" }
  | { type: "extend" }
  | { type: "undo"; seat: Seat }
  | { type: "move"; motion: Motion }
  | { type: "vote"; yes: boolean };

export interface ChatLine {
  id: number;
  channel: string;
  person: PersonId;
  seat: Seat | null;
  text: string;
}

export type Door = "join" | "late" | "watch" | "locked" | "mine";

export interface Preview {
  code: string;
  game: string;
  door: Door;
  watch: boolean;
  names: readonly string[];
}
