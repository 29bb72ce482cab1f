/** Written by tools/generate_client_types.py from src/trapline/tables. */

export type AnyFromClient = Hello | Play | Ask | Say | Lift | Catch | Typing | Nudge;
/**
 * What a screen is for. The newest screen of a person and role wins.
 */
export type Role = "player" | "tv";
export type AnyTableWish =
  | Sit
  | SeatFriend
  | TakeChair
  | WaitForNext
  | GiveChair
  | StandUp
  | Leave
  | Rename
  | Ready
  | ChooseTeam
  | ShuffleTeams
  | BalanceTeams
  | AddBot
  | ChooseBot
  | RemoveBot
  | ChooseGame
  | SetOptions
  | Start
  | OpenLobby
  | Abandon
  | PassHost
  | Kick
  | Lock
  | Knock
  | SetWatchers
  | SharePairing
  | SetPace
  | Admit
  | Pause
  | Resume
  | Extend
  | Undo
  | Move
  | Vote;
/**
 * Who may look on without a seat.
 */
export type Watchers = "nod" | "none" | "open";
/**
 * How fast bots move.
 */
export type Pace = "calm" | "quick" | "usual";
export type Motion = BotPlaysOnce | BotTakesOver | GoBack;
export type AnyFromServer =
  Welcome | Update | Ok | Refused | OutOfDate | Said | Presence | Signal | Pairing | Paired | Goodbye;
/**
 * Where an evening stands.
 */
export type Phase = "lobby" | "over" | "playing";
export type AnyMotion = BotPlaysOnce | BotTakesOver | GoBack | HostSits | ProgramSits;
/**
 * Why the server closes a connection.
 */
export type Parting =
  | "elsewhere"
  | "join-first"
  | "kicked"
  | "left"
  | "moved"
  | "no-such-table"
  | "not-understood"
  | "our-fault"
  | "restart"
  | "too-fast"
  | "too-slow";
export type AnyTableFact =
  | Opened
  | Joined
  | Admitted
  | Departed
  | WentAway
  | CameBack
  | HandedOver
  | TvPaired
  | Seated
  | BotSeated
  | BotChosen
  | BotLent
  | ChairWanted
  | NextAwaited
  | ChairDenied
  | Vacated
  | Renamed
  | Readied
  | TeamsSet
  | GameChosen
  | OptionsSet
  | HostPassed
  | LockSet
  | KnockSet
  | WatchersSet
  | PairingShared
  | PaceSet
  | Started
  | ReadyAwaited
  | Ended
  | LobbyOpened
  | Paused
  | Resumed
  | Extended
  | MotionMade
  | Voted
  | MotionSettled
  | Undone;
/**
 * The closed list of what a table answers with; each has its sentence in both languages.
 */
export type TableReason =
  | "cannot-go-back"
  | "join-first"
  | "knows-too-much"
  | "link-spent"
  | "motion-running"
  | "name-empty"
  | "name-taken"
  | "name-unwanted"
  | "no-motion"
  | "no-such-book"
  | "no-such-bot"
  | "no-such-game"
  | "no-such-option"
  | "no-such-pack"
  | "no-such-person"
  | "no-such-replay"
  | "no-such-seat"
  | "no-such-table"
  | "no-such-team"
  | "no-such-tv"
  | "no-watchers"
  | "nobody-asked"
  | "not-a-voter"
  | "not-for-programs"
  | "not-now"
  | "not-over"
  | "not-paused"
  | "not-seated"
  | "not-the-host"
  | "not-understood"
  | "not-your-seat"
  | "nothing-to-undo"
  | "pack-not-text"
  | "pack-not-wanted"
  | "pack-odd-word"
  | "pack-too-large"
  | "pack-too-long"
  | "pack-too-short"
  | "pack-word-too-long"
  | "replay-changed"
  | "replay-foreign"
  | "replay-too-large"
  | "replay-unreadable"
  | "seat-taken"
  | "silenced"
  | "table-damaged"
  | "table-full"
  | "table-locked"
  | "table-paused"
  | "too-fast"
  | "too-few-players"
  | "too-many-links"
  | "too-many-neighbours"
  | "too-many-players";
/**
 * What somebody with the code may do. Unknown and expired tables look alike.
 */
export type Door = "full" | "join" | "late" | "locked" | "mine" | "watch";

export interface Protocol {
  AnyFromClient: AnyFromClient;
  AnyFromServer: AnyFromServer;
  AnyTableWish: AnyTableWish;
  AnyTableFact: AnyTableFact;
  Motion: Motion;
  AnyMotion: AnyMotion;
  TableView: TableView;
  TableReason: TableReason;
  OpenTable: OpenTable;
  JoinTable: JoinTable;
  AtTable: AtTable;
  Preview: Preview;
  HandOver: HandOver;
  InviteProgram: InviteProgram;
  ProgramInvited: ProgramInvited;
  PairTv: PairTv;
  PackKept: PackKept;
  PackHead: PackHead;
  HttpError: HttpError;
  Catalogue: Catalogue;
  Replay: Replay;
  ReplayChunk: ReplayChunk;
  Knowledge: Knowledge;
  ReplayFile: ReplayFile;
  ShareGame: ShareGame;
  Shared: Shared;
  Shares: Shares;
  KeepEvening: KeepEvening;
  ForgetBook: ForgetBook;
  EveningKept: EveningKept;
  Book: Book;
  AddEvening: AddEvening;
  BookMade: BookMade;
}
/**
 * The first message. `since` is the last version this screen saw.
 */
export interface Hello {
  type: "hello";
  role: Role;
  since?: number | null;
}
/**
 * A wish to the game, through one of my seats. `seen` is the last version I was shown.
 */
export interface Play {
  type: "play";
  key: string;
  seat: number;
  seen: number;
  wish: unknown;
}
/**
 * A wish to the table.
 */
export interface Ask {
  type: "ask";
  key: string;
  wish: AnyTableWish;
}
/**
 * A new chair for me, also in a running game that takes late joiners.
 */
export interface Sit {
  type: "sit";
  team?: number | null;
}
/**
 * Another player on my phone.
 */
export interface SeatFriend {
  type: "seat-friend";
  name: string;
  team?: number | null;
}
/**
 * A chair that nobody holds, or that a bot keeps, for me; in a game, if others agree.
 */
export interface TakeChair {
  type: "take-chair";
  seat: number;
}
/**
 * A chair for me as soon as this game is over, or none after all.
 */
export interface WaitForNext {
  type: "wait-for-next";
  yes: boolean;
}
/**
 * The host's word to somebody who would like a chair of the running game.
 */
export interface GiveChair {
  type: "give-chair";
  person: number;
  yes: boolean;
}
/**
 * I give up a chair of mine and look on.
 */
export interface StandUp {
  type: "stand-up";
  seat: number;
}
/**
 * I go home.
 */
export interface Leave {
  type: "leave";
}
/**
 * A better name for a seat of mine.
 */
export interface Rename {
  type: "rename";
  seat: number;
  name: string;
}
/**
 * I am ready, or not; in a game, for its first clock.
 */
export interface Ready {
  type: "ready";
  seat: number;
  ready: boolean;
}
/**
 * This seat plays for that team.
 */
export interface ChooseTeam {
  type: "choose-team";
  seat: number;
  team: number;
}
/**
 * Teams by lot, as even as can be.
 */
export interface ShuffleTeams {
  type: "shuffle-teams";
}
/**
 * Move as few seats as needed to even out the teams.
 */
export interface BalanceTeams {
  type: "balance-teams";
}
/**
 * A bot on a new chair.
 */
export interface AddBot {
  type: "add-bot";
  bot: string;
  team?: number | null;
}
/**
 * Another bot on that bot's chair: gentler, or sharper.
 */
export interface ChooseBot {
  type: "choose-bot";
  seat: number;
  bot: string;
}
/**
 * That bot's chair away.
 */
export interface RemoveBot {
  type: "remove-bot";
  seat: number;
}
/**
 * Another game, with its own defaults for this language.
 */
export interface ChooseGame {
  type: "choose-game";
  game: string;
  language: "en" | "fr";
}
/**
 * All options of the chosen game, as its own type says.
 */
export interface SetOptions {
  type: "set-options";
  options: unknown;
}
/**
 * Begin, with those who sit now. After a game: a rematch. Its clock `waits` for everybody.
 */
export interface Start {
  type: "start";
  waits?: boolean;
}
/**
 * Back from the end of a game to seats and options.
 */
export interface OpenLobby {
  type: "open-lobby";
}
/**
 * Stop the running game without a winner.
 */
export interface Abandon {
  type: "abandon";
}
/**
 * Somebody else hosts from now on.
 */
export interface PassHost {
  type: "pass-host";
  person: number;
}
/**
 * That person leaves the table.
 */
export interface Kick {
  type: "kick";
  person: number;
}
/**
 * Nobody new may join, or everybody may again.
 */
export interface Lock {
  type: "lock";
  locked: boolean;
}
/**
 * Whether newcomers wait for my nod.
 */
export interface Knock {
  type: "knock";
  knock: boolean;
}
/**
 * Who may look on.
 */
export interface SetWatchers {
  type: "set-watchers";
  watchers: Watchers;
}
/**
 * Whether everybody who sits may put the table on a TV, or I alone.
 */
export interface SharePairing {
  type: "share-pairing";
  shared: boolean;
}
/**
 * How fast bots move.
 */
export interface SetPace {
  type: "set-pace";
  pace: Pace;
}
/**
 * The host's nod for somebody who waits at the door.
 */
export interface Admit {
  type: "admit";
  person: number;
}
/**
 * The clock stands still.
 */
export interface Pause {
  type: "pause";
}
/**
 * The clock runs again.
 */
export interface Resume {
  type: "resume";
}
/**
 * Half a minute more for everybody.
 */
export interface Extend {
  type: "extend";
}
/**
 * I take my last move back.
 */
export interface Undo {
  type: "undo";
  seat: number;
}
/**
 * Put a motion to the vote. The host needs no vote to call a bot.
 */
export interface Move {
  type: "move";
  motion: Motion;
}
/**
 * A bot makes the next move of this seat, then the seat is its holder's again.
 */
export interface BotPlaysOnce {
  type: "bot-plays-once";
  seat: number;
}
/**
 * A bot takes the chair until somebody wants it.
 */
export interface BotTakesOver {
  type: "bot-takes-over";
  seat: number;
}
/**
 * The game goes back to where it stood after this version. Needs everybody's consent.
 */
export interface GoBack {
  type: "go-back";
  to: number;
}
/**
 * My answer to the motion.
 */
export interface Vote {
  type: "vote";
  yes: boolean;
}
/**
 * A line of chat.
 */
export interface Say {
  type: "say";
  key: string;
  channel: string;
  text: string;
  seat?: number | null;
}
/**
 * Several people on one phone: show this seat's view, or (None) draw the curtain.
 */
export interface Lift {
  type: "lift";
  seat: number | null;
}
/**
 * I missed something: send me everything.
 */
export interface Catch {
  type: "catch";
}
/**
 * Somebody at this seat is typing: a signal, never kept.
 */
export interface Typing {
  type: "typing";
  seat: number;
}
/**
 * A friendly poke for those the game waits for: a signal, never kept.
 */
export interface Nudge {
  type: "nudge";
}
/**
 * Everything, as this screen may see it.
 *
 * `at` is the table's time. It stands still while the table is paused or `hold` milliseconds last.
 */
export interface Welcome {
  type: "welcome";
  version: number;
  at: number;
  hold: number;
  build: string;
  model: ModelFace | null;
  me: number | null;
  lifted: number | null;
  table: TableView;
  view: unknown;
  told: Told[];
  lines: ChatLine[];
  here: number[];
  watching: number;
  tvs: number;
}
/**
 * The language model that may sit at tables: its name, and where words are sent.
 */
export interface ModelFace {
  name: string;
  host: string;
}
/**
 * What everybody at the table sees of it. Updates carry the fields that changed.
 */
export interface TableView {
  code: string;
  phase: Phase;
  game: string;
  options: unknown;
  people: Person[];
  chairs: Chair[];
  host: number | null;
  locked: boolean;
  knock: boolean;
  watchers: Watchers;
  shares_pairing: boolean;
  pace: Pace;
  paused: boolean;
  awaits_ready: boolean;
  ballot: Ballot | null;
  scores: Score[];
  outcome: Outcome | null;
  deadline: number | null;
  undo: number | null;
  back: number | null;
  blocked:
    | [
        string,
        {
          [k: string]: unknown;
        }
      ]
    | null;
  story: Story | null;
}
/**
 * Somebody at the table, seated or not, through one device.
 *
 * Not `admitted`: waiting for the host's nod. `sits`: for a chair, not only to look on; in a
 * running game, for one in the next.
 * `wants`: the chair of the running game that the host is asked for.
 * `program`: nobody, but a program that the host gave a chair to.
 */
export interface Person {
  id: number;
  name: string;
  away: boolean;
  admitted: boolean;
  sits: boolean;
  wants: number | null;
  program: boolean;
}
/**
 * A seat with whoever is on it: a person, a bot, or nobody (both None).
 *
 * `former` may take it back from a bot. `lent`: a bot makes the next move.
 */
export interface Chair {
  seat: number;
  name: string;
  holder: number | null;
  bot: string | null;
  team: number | null;
  ready: boolean;
  former: number | null;
  lent: boolean;
}
/**
 * A motion that is being voted on.
 */
export interface Ballot {
  motion: AnyMotion;
  voters: number[];
  yes: number[];
  no: number[];
  until: number;
}
/**
 * The host takes a chair of the running game: others would need the host's word for that.
 */
export interface HostSits {
  type: "host-sits";
  seat: number;
  person: number;
}
/**
 * A program of the host's takes a chair of the running game.
 */
export interface ProgramSits {
  type: "program-sits";
  seat: number;
  person: number;
}
/**
 * A line of the evening's score sheet. An outcome of None: the game was abandoned.
 */
export interface Score {
  game: string;
  names: string[];
  teams: (number | null)[];
  outcome: Outcome | null;
}
/**
 * Who won and by which cause; `scores` has a number for each seat, or nothing.
 */
export interface Outcome {
  winners: number[];
  cause: string;
  scores: number[];
  apart: number[];
}
/**
 * Worked out from the whole log of a finished game: everybody is told the same.
 */
export interface Story {
  curves: Curve[];
  highlights: Highlight[];
  awards: Award[];
}
/**
 * How a seat, a team or (neither) their common foe fared, step by step.
 */
export interface Curve {
  values: number[];
  seat: number | null;
  team: number | null;
}
/**
 * Something worth telling again, by the sentence of its kind; `version` is its entry.
 */
export interface Highlight {
  kind: string;
  version: number;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * What somebody was good at, and how much of it; `after` was better, and has another award.
 */
export interface Award {
  seat: number;
  kind: string;
  n: number;
  after: number | null;
}
/**
 * What a screen witnessed at an earlier version.
 */
export interface Told {
  version: number;
  at: number;
  facts: unknown[];
}
/**
 * Something said. `seat` is None for those who look on.
 */
export interface ChatLine {
  id: number;
  channel: string;
  person: number;
  seat: number | null;
  text: string;
}
/**
 * One version: what this screen witnessed, and the fields that changed for it.
 *
 * A `view` of None: no game on the table any more. `spliced` are lists of the view of which only
 * a part changed.
 */
export interface Update {
  type: "update";
  version: number;
  at: number;
  hold?: number;
  facts?: unknown[];
  table?: {
    [k: string]: unknown;
  };
  view?: {
    [k: string]: unknown;
  } | null;
  spliced?: {
    [k: string]: Splice[];
  };
}
/**
 * A part of a list: at `at`, so many entries go `out`, and those of `into` come there.
 */
export interface Splice {
  at: number;
  out: number;
  into: unknown[];
}
/**
 * Done and kept. For a Say, `version` is the table's.
 */
export interface Ok {
  type: "ok";
  key: string;
  version: number;
}
/**
 * Nothing happened: the code of the reason and the facts that fill its sentence.
 *
 * Without a key: the message could not even be read.
 */
export interface Refused {
  type: "refused";
  key: string | null;
  reason: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * The turn this wish meant is over. Nobody's mistake; nothing happened.
 */
export interface OutOfDate {
  type: "out-of-date";
  key: string;
}
/**
 * A line of chat this screen may read.
 */
export interface Said {
  type: "said";
  line: ChatLine;
}
/**
 * Who has a screen open now, how many look on, and how many TVs there are.
 */
export interface Presence {
  type: "presence";
  here: number[];
  watching: number;
  tvs: number;
}
/**
 * Somebody is typing, or nudges those the game waits for.
 */
export interface Signal {
  type: "signal";
  kind: string;
  seat: number | null;
  person: number | null;
}
/**
 * A TV without a table: somebody types its `id` in any case, or opens /pair/`id`.
 */
export interface Pairing {
  type: "pairing";
  id: string;
}
/**
 * The TV's table was found.
 */
export interface Paired {
  type: "paired";
  code: string;
}
/**
 * The last message: why the connection closes.
 */
export interface Goodbye {
  type: "goodbye";
  why: Parting;
}
/**
 * The table was set, with this game on it.
 */
export interface Opened {
  type: "table:opened";
  code: string;
  game: string;
  options: unknown;
}
/**
 * Somebody came in. Not `admitted`: waiting for the host's nod, for a chair if it `sits`.
 *
 * `program`: the host let a program in.
 */
export interface Joined {
  type: "table:joined";
  person: number;
  name: string;
  admitted: boolean;
  sits: boolean;
  program: boolean;
}
/**
 * The host nodded.
 */
export interface Admitted {
  type: "table:admitted";
  person: number;
}
/**
 * Somebody went home, or was sent there.
 */
export interface Departed {
  type: "table:departed";
  person: number;
  kicked: boolean;
}
/**
 * Nothing was heard of somebody for a while.
 */
export interface WentAway {
  type: "table:went-away";
  person: number;
}
/**
 * Somebody is heard again.
 */
export interface CameBack {
  type: "table:came-back";
  person: number;
}
/**
 * Somebody goes on from another device.
 */
export interface HandedOver {
  type: "table:handed-over";
  person: number;
}
/**
 * A TV shows this table, at the word of this host, or of whoever else might.
 */
export interface TvPaired {
  type: "table:tv-paired";
  host: number | null;
}
/**
 * A person sits on a chair, a new one or one that stood free.
 */
export interface Seated {
  type: "table:seated";
  seat: number;
  person: number;
  name: string;
  team: number | null;
}
/**
 * A bot sits on a chair. `former` held it before and may take it back.
 */
export interface BotSeated {
  type: "table:bot-seated";
  seat: number;
  bot: string;
  name: string;
  team: number | null;
  former: number | null;
}
/**
 * A bot plays as another one would, on the chair and under the name it has.
 */
export interface BotChosen {
  type: "table:bot-chosen";
  seat: number;
  bot: string;
}
/**
 * A bot makes the next move of this seat.
 */
export interface BotLent {
  type: "table:bot-lent";
  seat: number;
}
/**
 * Somebody would like a chair of the running game.
 */
export interface ChairWanted {
  type: "table:chair-wanted";
  person: number;
  seat: number;
}
/**
 * Somebody would like to play in the next game, or no more.
 */
export interface NextAwaited {
  type: "table:next-awaited";
  person: number;
  yes: boolean;
}
/**
 * The host would rather not.
 */
export interface ChairDenied {
  type: "table:chair-denied";
  person: number;
}
/**
 * A chair stands free.
 */
export interface Vacated {
  type: "table:vacated";
  seat: number;
}
/**
 * A seat has another name.
 */
export interface Renamed {
  type: "table:renamed";
  seat: number;
  name: string;
}
/**
 * A seat is ready, or no more.
 */
export interface Readied {
  type: "table:readied";
  seat: number;
  ready: boolean;
}
/**
 * Who plays for which team, by seat.
 */
export interface TeamsSet {
  type: "table:teams-set";
  teams: (number | null)[];
}
/**
 * Another game lies on the table.
 */
export interface GameChosen {
  type: "table:game-chosen";
  game: string;
  options: unknown;
}
/**
 * The game is to be played like this.
 */
export interface OptionsSet {
  type: "table:options-set";
  options: unknown;
}
/**
 * Somebody else is the host.
 */
export interface HostPassed {
  type: "table:host-passed";
  person: number;
}
/**
 * The door was locked or opened.
 */
export interface LockSet {
  type: "table:lock-set";
  locked: boolean;
}
/**
 * Whether newcomers wait for the host's nod.
 */
export interface KnockSet {
  type: "table:knock-set";
  knock: boolean;
}
/**
 * Who may look on.
 */
export interface WatchersSet {
  type: "table:watchers-set";
  watchers: Watchers;
}
/**
 * Whether everybody who sits may put the table on a TV.
 */
export interface PairingShared {
  type: "table:pairing-shared";
  shared: boolean;
}
/**
 * How fast bots move from now on.
 */
export interface PaceSet {
  type: "table:pace-set";
  pace: Pace;
}
/**
 * A game began. The chairs that were taken are its seats, numbered anew in this order.
 */
export interface Started {
  type: "table:started";
  game: string;
  chairs: number[];
}
/**
 * The first clock of the game waits until everybody is ready.
 */
export interface ReadyAwaited {
  type: "table:ready-awaited";
}
/**
 * The game is over; without an outcome, it was abandoned.
 */
export interface Ended {
  type: "table:ended";
  outcome: Outcome | null;
}
/**
 * Back to seats and options.
 */
export interface LobbyOpened {
  type: "table:lobby-opened";
}
/**
 * The clock stands still. By the house: because nobody was there.
 */
export interface Paused {
  type: "table:paused";
  by: number | null;
}
/**
 * The clock runs again.
 */
export interface Resumed {
  type: "table:resumed";
  by: number | null;
}
/**
 * The clock stands still for a while.
 */
export interface Extended {
  type: "table:extended";
  ms: number;
}
/**
 * A motion is put to the vote.
 */
export interface MotionMade {
  type: "table:motion-made";
  by: number;
  motion: AnyMotion;
  voters: number[];
  until: number;
}
/**
 * Somebody answered a motion.
 */
export interface Voted {
  type: "table:voted";
  person: number;
  yes: boolean;
}
/**
 * The vote is over.
 */
export interface MotionSettled {
  type: "table:motion-settled";
  passed: boolean;
}
/**
 * The game stands again as it stood after a version. The log keeps what was undone.
 *
 * Where everybody agreed, the clock goes back too, to the time it showed then.
 */
export interface Undone {
  type: "table:undone";
  to: number;
  at: number | null;
}
/**
 * POST /api/tables
 */
export interface OpenTable {
  game: string;
  language: "en" | "fr";
  name: string;
}
/**
 * POST /api/tables/{code}/people
 */
export interface JoinTable {
  name: string;
  watch: boolean;
  later: boolean;
  takes: number | null;
}
/**
 * The answer to both: where to go.
 */
export interface AtTable {
  code: string;
  person: number;
}
/**
 * GET /api/tables/{code}: what the door says before one joins.
 */
export interface Preview {
  code: string;
  game: string;
  door: Door;
  watch: boolean;
  names: string[];
  playing: boolean;
  bots: BotSeat[];
}
/**
 * A chair of the running game that a bot keeps.
 */
export interface BotSeat {
  seat: number;
  name: string;
}
/**
 * POST /api/tables/{code}/handover: a link, good once and for a few minutes.
 */
export interface HandOver {
  id: string;
}
/**
 * POST /api/tables/{code}/programs: a chair for a program, by the host.
 */
export interface InviteProgram {
  seat: number | null;
  name: string | null;
}
/**
 * The answer: by what the program is known. The token is shown this once.
 */
export interface ProgramInvited {
  code: string;
  person: number;
  token: string;
}
/**
 * POST /api/pair/{id}
 */
export interface PairTv {
  code: string;
}
/**
 * POST /api/packs, the list as plain text: it is kept, without its doubles.
 */
export interface PackKept {
  hash: string;
  title: string;
  count: number;
  doubles: number;
}
/**
 * GET /api/packs/{hash}: what those at a table that was given a pack may know of it.
 *
 * POST /api/packs/{game}, a file of that game: it is kept.
 */
export interface PackHead {
  hash: string;
  title: string;
  count: number;
  game: string;
  yours: boolean;
  known: number;
}
/**
 * Every refusal over HTTP.
 */
export interface HttpError {
  reason: string;
  facts: {
    [k: string]: unknown;
  };
}
/**
 * GET /api/catalogue
 */
export interface Catalogue {
  build: string;
  origin: string;
  games: GameInfo[];
}
/**
 * What a client needs to know of a game before it is played.
 */
export interface GameInfo {
  name: string;
  fewest: number;
  most: number;
  teams: number;
  bots: string[];
  texts: {
    [k: string]: string;
  };
  options: unknown;
  presets: {
    [k: string]: {
      [k: string]: {
        [k: string]: unknown;
      };
    };
  };
  wishes: {
    [k: string]: unknown;
  };
}
/**
 * GET /api/tables/{code}/games/{number}/replay: a finished game at a glance.
 */
export interface Replay {
  id: string;
  game: string;
  options: unknown;
  language: "en" | "fr";
  names: string[];
  teams: (number | null)[];
  bots: boolean[];
  outcome: Outcome | null;
  played: number;
  first: number;
  last: number;
  moments: ReplayMoment[];
  rounds: ReplayRound[];
  highlights: Highlight[];
  chairs: ReplayChair[];
  figures: boolean;
  shared: boolean;
  may_share: boolean;
  sealed: boolean | null;
}
/**
 * An entry of the log. A `seat` of None: the house, the table, or nobody may know who.
 */
export interface ReplayMoment {
  version: number;
  at: number;
  seat: number | null;
}
/**
 * From this version on everybody was somewhere else in the game: facts for its text `where`.
 *
 * `begins`: another turn or round, not only another part of the same.
 */
export interface ReplayRound {
  version: number;
  facts: {
    [k: string]: unknown;
  };
  begins: boolean;
}
/**
 * From where it can be seen, and the addresses of what was seen from there.
 *
 * `knowledge` is the address of what was hidden from a seat; of others there is none. `held` is
 * that of what every seat saw and the TV did not, where everything is open.
 */
export interface ReplayChair {
  chair: number | string;
  chunks: string[];
  knowledge: string | null;
  held: string | null;
}
/**
 * Some hundred entries, in the very messages by which screens were told of them.
 *
 * `welcome` is the picture before the first update; that of the first chunk tells of the entry
 * that began the game.
 */
export interface ReplayChunk {
  welcome: Welcome;
  updates: Update[];
}
/**
 * What was hidden from a seat, and when it was told.
 */
export interface Knowledge {
  seat: number;
  secrets: Secret[];
  veils: Veil[];
}
/**
 * A fact that was not, or not wholly, told to a seat.
 *
 * `place` is its place among the facts of its entry where everything is open; `fields` are what
 * was left out, or nothing where there was nothing to see. `learned` is the version at which the
 * seat had been told.
 */
export interface Secret {
  version: number;
  place: number;
  fields: string[];
  learned: number | null;
}
/**
 * A part of the view that was something else, or nothing, to a seat, from `since` until then.
 *
 * The path leads there in the view where everything is open.
 */
export interface Veil {
  path: (string | number)[];
  since: number;
  until: number | null;
}
/**
 * A replay in one piece, for a page that asks no server.
 *
 * `texts` are the sentences of the game, by language.
 */
export interface ReplayFile {
  build: string;
  game: GameInfo;
  texts: {
    [k: string]: {
      [k: string]: string;
    };
  };
  replay: Replay;
  chairs: FileChair[];
}
/**
 * All that was seen from a chair.
 */
export interface FileChair {
  chair: number | string;
  chunks: ReplayChunk[];
  knowledge: Knowledge | null;
  held: AllHeld | null;
}
/**
 * What every seat saw and the TV did not.
 */
export interface AllHeld {
  held: Held[];
}
/**
 * A card or a word that a seat saw and the TV did not, from `since` until then.
 */
export interface Held {
  seat: number;
  word: string;
  since: number;
  until: number | null;
}
/**
 * POST /api/tables/{code}/games/{number}/shares: a link for others.
 */
export interface ShareGame {
  figures: boolean;
}
/**
 * The link. It is told this once: the server keeps only its hash.
 */
export interface Shared {
  id: string;
  token: string;
  path: string;
}
/**
 * GET /api/tables/{code}/games/{number}/shares, and the answer to a link taken back.
 */
export interface Shares {
  links: ShareLine[];
  kept_until: number | null;
}
/**
 * A link that opens a game, without the link itself.
 */
export interface ShareLine {
  id: string;
  figures: boolean;
  made: number;
}
/**
 * POST /api/tables/{code}/keep: longer than tables are kept, or no more.
 */
export interface KeepEvening {
  yes: boolean;
}
/**
 * POST /api/book/forget, or that of a group: for good, if `yes`.
 */
export interface ForgetBook {
  yes: boolean;
}
/**
 * Until when the evening is kept at somebody's wish; None: as long as any table.
 */
export interface EveningKept {
  until: number | null;
}
/**
 * GET /api/book, of this device; GET /api/books/{token}, of a group: the newest first.
 */
export interface Book {
  evenings: BookEvening[];
  totals: BookTotal[];
}
/**
 * An evening in a book. Without a code: its table is erased, or you were not there.
 */
export interface BookEvening {
  code: string | null;
  played: number;
  games: BookGame[];
  kept_until: number | null;
}
/**
 * A game of an evening. An outcome of None: it was given up. `replay`: you may see it again.
 */
export interface BookGame {
  number: number;
  game: string;
  names: string[];
  teams: (number | null)[];
  people: boolean[];
  outcome: Outcome | null;
  awards: Award[];
  replay: boolean;
}
/**
 * What somebody of that name did over all evenings.
 */
export interface BookTotal {
  name: string;
  games: number;
  won: number;
  awards: {
    [k: string]: number;
  };
}
/**
 * POST /api/books, a new book; POST /api/books/{token}/evenings, one more evening.
 */
export interface AddEvening {
  code: string;
}
/**
 * The link to a group's new book. It is told this once: the server keeps only its hash.
 */
export interface BookMade {
  token: string;
  path: string;
}
