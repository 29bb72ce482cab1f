/** Written by tools/generate_client_types.py from the words of trapwords. */

export type AnyWish =
  | Propose
  | Strike
  | ClaimPlace
  | FreePlace
  | Agree
  | Oppose
  | PassTorch
  | TakeBook
  | GetReady
  | GiveClue
  | Guess
  | ThinkSo
  | CountGuess
  | CallRight
  | PressOn
  | CryStop
  | CallTrap
  | CallRule
  | FlagClue
  | TakeBack
  | Accept
  | Contest
  | Vote
  | SetLateClock
  | LiftCurses
  | SetClueRules
  | StrikePrecedent
  | ClaimGame;
/**
 * What a clue must not be, besides a trap (TW-82 … TW-91).
 */
export type ClueRule =
  | "curse"
  | "example"
  | "foreign"
  | "gesture"
  | "here"
  | "part"
  | "private"
  | "proper-noun"
  | "secret"
  | "short-name"
  | "sound"
  | "spelling"
  | "title";
/**
 * What can be taken back by whoever tapped it.
 */
export type Mistap = "flag" | "guess" | "right" | "stop";
export type AnyFact =
  | Flagged
  | Cried
  | Stopped
  | Asked
  | TakenBack
  | WindowClosed
  | WentOn
  | ReviewOpened
  | Voted
  | ReviewSettled
  | PrecedentStruck
  | WaitedOn
  | Queued
  | Entered
  | Briefed
  | WentAway
  | CameBack
  | GiverReplaced
  | HostSat
  | Opened
  | RoundBegan
  | CurseRevealed
  | CurseVoid
  | CursesDrawn
  | PileShuffled
  | WordDrawn
  | RoundEnded
  | CursesLifted
  | ClueRulesSet
  | LateClockSet
  | GameEnded
  | TurnBegan
  | BookTaken
  | ClockStarted
  | ClueGiven
  | Hinted
  | Silenced
  | Guessed
  | GuessCounted
  | Burnt
  | RightHeard
  | ThoughtSo
  | TurnEnded
  | PressedOn
  | Proposed
  | Struck
  | PlaceClaimed
  | PlaceFreed
  | Agreed
  | Opposed
  | ListDone
  | ListReopened
  | TorchPassed;
/**
 * What somebody claims, and others may contest.
 */
export type CallKind = "flag" | "right" | "stop";
/**
 * What a vote was decided by (TW-80, TW-81).
 */
export type Decision = "agreed" | "lean" | "stands";
/**
 * Why a turn came to nothing.
 */
export type Failure = "curse" | "guesses" | "illegal" | "secret" | "terror" | "time" | "trap";
/**
 * Which words the books show.
 */
export type WordSet = "everyday" | "fantasy";
/**
 * Far apart people type; around one table they speak, and the devices keep book.
 */
export type Speaking = "spoken" | "typed";
/**
 * From which cards the monster is drawn.
 */
export type Challenge = "easy" | "hard" | "mixed";
/**
 * What the clock waits for: reading the word, nothing, or the first clue.
 */
export type ClockStart = "first-clue" | "read" | "taken";
/**
 * Who calls a trap that the referee is sure of.
 */
export type Caller = "opponents" | "referee";
/**
 * What becomes of a typed clue that breaks a curse, or the monster's law.
 */
export type Slip = "called" | "refused";
/**
 * Who waits in the last room.
 */
export type Monster = "demon" | "dragon" | "mummy" | "troll" | "vampire";
/**
 * What may lie face down in a room.
 */
export type Curse =
  | "brambles"
  | "echo"
  | "feeblemind"
  | "flood"
  | "fog"
  | "hourglass"
  | "lone-voice"
  | "petrification"
  | "serpent"
  | "word-of-terror";
/**
 * How a game ended.
 */
export type Cause = "claimed" | "faster" | "monster-slain" | "monster-wins" | "slain-together";
/**
 * How a word of a clue is tied to a trap.
 */
export type Kind = "abbreviation" | "compound" | "derivation" | "inflection" | "same";
/**
 * What people may want to question in a clue; never a verdict.
 */
export type Question =
  "abbreviated-name" | "kind-of-secret" | "letter" | "proper-noun" | "spelling-or-sound" | "translation";
/**
 * Where a round stands.
 */
export type Phase =
  "closing" | "cluing" | "naming" | "over" | "reading" | "resting" | "review" | "stopped" | "waiting" | "writing";
/**
 * Which words the books show.
 */
export type WordSet1 = "everyday" | "fantasy";

export interface Vocabulary {
  AnyWish: AnyWish;
  AnyFact: AnyFact;
  View: View;
  Options: Options;
}
/**
 * Suggest a trap to my team.
 */
export interface Propose {
  type: "propose";
  turn: number;
  word: string;
}
/**
 * Cross a suggestion out.
 */
export interface Strike {
  type: "strike";
  turn: number;
  word: string;
}
/**
 * Keep a place on the list for the trap that I am writing.
 */
export interface ClaimPlace {
  type: "claim-place";
  turn: number;
}
/**
 * I write no more: let somebody else have the place.
 */
export interface FreePlace {
  type: "free-place";
  turn: number;
}
/**
 * Say that the list is good as it stands.
 */
export interface Agree {
  type: "agree";
  turn: number;
}
/**
 * Say that the list is not good yet, whatever I said before.
 */
export interface Oppose {
  type: "oppose";
  turn: number;
}
/**
 * Let the next of my team give the clues of this round (TW-119).
 */
export interface PassTorch {
  type: "pass-torch";
  turn: number;
}
/**
 * Look at the word that I must get my team to guess.
 */
export interface TakeBook {
  type: "take-book";
  turn: number;
}
/**
 * I have read the word: start the clock.
 */
export interface GetReady {
  type: "get-ready";
  turn: number;
}
/**
 * Say something about the word.
 */
export interface GiveClue {
  type: "give-clue";
  turn: number;
  text: string;
}
/**
 * Name a word.
 */
export interface Guess {
  type: "guess";
  turn: number;
  word: string;
}
/**
 * Say so, without naming a word (TW-58).
 */
export interface ThinkSo {
  type: "think-so";
  turn: number;
}
/**
 * They named a wrong word aloud, and so many taps came before mine.
 */
export interface CountGuess {
  type: "count-guess";
  turn: number;
  taps: number;
}
/**
 * They named the right word aloud.
 */
export interface CallRight {
  type: "call-right";
  turn: number;
}
/**
 * I have seen how the turn went: let us go on.
 */
export interface PressOn {
  type: "press-on";
  turn: number;
}
/**
 * STOP: let the clock stand; what for I say next (TW-128).
 */
export interface CryStop {
  type: "cry-stop";
  turn: number;
}
/**
 * A clue said a word of our list, or the secret word: STOP, if nobody has cried it yet.
 */
export interface CallTrap {
  type: "call-trap";
  turn: number;
  trap: string;
  clue?: number;
  said?: string | null;
}
/**
 * A clue broke a rule: STOP, if nobody has cried it yet.
 */
export interface CallRule {
  type: "call-rule";
  turn: number;
  rule: ClueRule;
  clue?: number;
  said?: string | null;
}
/**
 * Let the turn go on, and talk about this word after it (TW-80). Spoken, about this moment.
 */
export interface FlagClue {
  type: "flag-clue";
  turn: number;
  clue?: number;
  said?: string | null;
  trap?: string | null;
  rule?: ClueRule | null;
}
/**
 * That was a mistap of mine.
 */
export interface TakeBack {
  type: "take-back";
  turn: number;
  what: Mistap;
}
/**
 * Agree that the call is right.
 */
export interface Accept {
  type: "accept";
  turn: number;
}
/**
 * Disagree: let all vote. Where people speak, perhaps nothing of the kind was said.
 */
export interface Contest {
  type: "contest";
  turn: number;
  heard?: boolean;
}
/**
 * Say whether the trap is sprung, or the rule broken. May be changed until all have voted.
 */
export interface Vote {
  type: "vote";
  review: number;
  springs: boolean;
}
/**
 * Let somebody's clock wait for the first clue, or not (TW-52): mine; as host, anybody's.
 */
export interface SetLateClock {
  type: "set-late-clock";
  turn: number;
  seat: number;
  late: boolean;
}
/**
 * Take every curse that nobody has seen out of the dungeon (TW-15).
 */
export interface LiftCurses {
  type: "lift-curses";
  turn: number;
}
/**
 * Play with or without the rules of clues from this round on.
 */
export interface SetClueRules {
  type: "set-clue-rules";
  turn: number;
  on: boolean;
}
/**
 * Forget what this table once decided.
 */
export interface StrikePrecedent {
  type: "strike-precedent";
  trap: string;
  said: string;
  reading: string;
}
/**
 * Take the victory over a team that has too few left to play (TW-135).
 */
export interface ClaimGame {
  type: "claim-game";
  turn: number;
}
/**
 * The opponents will want to talk about a clue. Which word and trap, only they know yet.
 */
export interface Flagged {
  type: "flagged";
  by: number;
  clue: number;
  flag: Flag | null;
  to: number[];
}
/**
 * A clue to talk about after the turn; spoken, a moment, of which nothing is said yet.
 */
export interface Flag {
  clue: number;
  said: string;
  trap: string;
  by: number | null;
  rule: ClueRule | null;
  at: number;
}
/**
 * STOP! The clock stands; what for is said next.
 */
export interface Cried {
  type: "cried";
  by: number;
  at: number;
}
/**
 * STOP! Everybody sees which word is said to have sprung which trap, or broken which rule.
 *
 * Nobody cried it where the referee did, and `agreed` says that it is sure of it.
 */
export interface Stopped {
  type: "stopped";
  by: number | null;
  clue: number;
  said: string;
  trap: string;
  rule: ClueRule | null;
  at: number;
  agreed: boolean;
}
/**
 * The turn is over, and whoever flagged a moment of it is asked what it was.
 */
export interface Asked {
  type: "asked";
  by: number;
  flagged: number;
  at: number;
}
/**
 * It was a mistap, or nobody said in time what it was about.
 */
export interface TakenBack {
  type: "taken-back";
  by: number | null;
  what: Mistap;
  at: number;
}
/**
 * The last clue can no longer be called.
 */
export interface WindowClosed {
  type: "window-closed";
  at: number;
}
/**
 * The call was rejected, and the clock runs on.
 */
export interface WentOn {
  type: "went-on";
  at: number;
}
/**
 * All vote on a call. The referee leans to one side, or to none.
 */
export interface ReviewOpened {
  type: "review-opened";
  number: number;
  call: Call;
  lean: boolean | null;
  voters: number[];
  until: number;
  is_stop: boolean;
  denied: boolean;
  topic: Precedent | null;
  before: Precedent | null;
}
/**
 * STOP: a clue sprang this trap, or broke this rule. Neither: it is not said yet.
 */
export interface Call {
  by: number | null;
  clue: number;
  said: string;
  trap: string | null;
  rule: ClueRule | null;
  kind: CallKind;
  agreed: boolean;
}
/**
 * What this table decided about a trap and a word that was said, read in one way.
 */
export interface Precedent {
  language: "en" | "fr";
  trap: string;
  said: string;
  springs: boolean;
  reading: string;
  sentence: string;
}
/**
 * A vote was cast, and is known to its voter alone.
 */
export interface Voted {
  type: "voted";
  review: number;
  by: number;
  springs: boolean | null;
  to: number[];
}
/**
 * The votes are counted by team: for and against.
 */
export interface ReviewSettled {
  type: "review-settled";
  review: number;
  springs: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  votes: [[number, number], [number, number]];
  precedent: Precedent | null;
  decided: Decision | null;
}
/**
 * The host struck what was decided.
 */
export interface PrecedentStruck {
  type: "precedent-struck";
  trap: string;
  said: string;
  reading: string;
}
/**
 * Nobody of the team is here to take over: the table goes on waiting.
 */
export interface WaitedOn {
  type: "waited-on";
  at: number;
}
/**
 * Somebody will join a team when the next round begins.
 */
export interface Queued {
  type: "queued";
  seat: number;
  team: number;
  bot: boolean;
}
/**
 * A latecomer is in.
 */
export interface Entered {
  type: "entered";
  seat: number;
  team: number;
}
/**
 * A latecomer is shown the sheets of the team.
 */
export interface Briefed {
  type: "briefed";
  seat: number;
  book: Result[];
  to: number[];
}
/**
 * How a turn went: a failure, or none.
 */
export interface Result {
  team: number;
  failure: Failure | null;
  word: string;
  traps: string[];
  said: string;
  trap: string;
  wrote: number | null;
  rule: ClueRule | null;
  took: number;
  votes: Settled[];
  giver: number | null;
  finder: number | null;
  clue: string;
}
/**
 * A call or a flag that was voted on, and how: for and against by team.
 */
export interface Settled {
  call: Call;
  springs: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  votes: [[number, number], [number, number]];
  decided: Decision | null;
  lean: boolean | null;
}
/**
 * A phone is not heard any more; or somebody stood up for good.
 */
export interface WentAway {
  type: "went-away";
  seat: number;
  left: boolean;
  at: number;
}
/**
 * A seat will be waited for again, be it that a bot has it now.
 */
export interface CameBack {
  type: "came-back";
  seat: number;
  bot: boolean;
  at: number;
}
/**
 * The clue-giver is gone; somebody else has the same word and the time that was left.
 */
export interface GiverReplaced {
  type: "giver-replaced";
  giver: number;
  at: number;
  word: string;
  to: number[];
}
/**
 * The host of the table sits here.
 */
export interface HostSat {
  type: "host-sat";
  seat: number | null;
}
/**
 * The game began: who plays for whom, whose book glows, which monster waits.
 */
export interface Opened {
  type: "opened";
  options: Options;
  /**
   * @minItems 2
   * @maxItems 2
   */
  teams: [number[], number[]];
  host: number | null;
  glow: number;
  card: MonsterCard;
  used: string[];
  precedents: Precedent[];
  to: number[];
  bots: number[];
}
/**
 * Everything the books leave to the group.
 */
export interface Options {
  language: "en" | "fr";
  words: WordSet;
  pack: string;
  speaking: Speaking;
  monster: Challenge;
  timed: boolean;
  first_room: number;
  second_room: number;
  third_room: number;
  fourth_room: number;
  last_room: number;
  real_tiles: boolean;
  curse_in_first: boolean;
  curse_in_second: boolean;
  curse_in_third: boolean;
  curse_in_fourth: boolean;
  typed_seconds: number;
  spoken_seconds: number;
  clock_starts: ClockStart;
  writing_seconds: number;
  clue_rules: boolean;
  caller: Caller;
  reviews: boolean;
  window_seconds: number;
  both_parts: boolean;
  slips: Slip;
  flood_seconds: number;
  single_winner: boolean;
  lists_open_at_end: boolean;
}
/**
 * One of a monster's two cards.
 */
export interface MonsterCard {
  monster: Monster;
  hard: boolean;
}
/**
 * A new round: who holds the torches, and how many traps each team faces.
 */
export interface RoundBegan {
  type: "round-began";
  round: number;
  turn: number;
  at: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  torches: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  sizes: [number, number];
}
/**
 * A curse was turned up in the room of a team. `terror` is the word it forbids, if it does.
 */
export interface CurseRevealed {
  type: "curse-revealed";
  room: number;
  curse: Curse;
  terror: string;
}
/**
 * A Word of Terror in the first room has no effect (TW-99).
 */
export interface CurseVoid {
  type: "curse-void";
  room: number;
}
/**
 * The Mummy drew curses for those who fight it.
 */
export interface CursesDrawn {
  type: "curses-drawn";
  curses: Curse[];
  terror: string;
}
/**
 * The curses that were used lie in the pile again.
 */
export interface PileShuffled {
  type: "pile-shuffled";
}
/**
 * A team must guess this word. The other team, which sets the traps, sees it.
 */
export interface WordDrawn {
  type: "word-drawn";
  team: number;
  word: string;
  to: number[];
}
/**
 * Figures move, used curses are gone, and if both failed the monster comes closer.
 */
export interface RoundEnded {
  type: "round-ended";
  /**
   * @minItems 2
   * @maxItems 2
   */
  teams: [number, number];
  monster: number;
  curses: number[];
  pushed: [number, number][];
}
/**
 * The host took the unseen curses out of the dungeon.
 */
export interface CursesLifted {
  type: "curses-lifted";
}
/**
 * The rules of clues hold, or do not, from now on.
 */
export interface ClueRulesSet {
  type: "clue-rules-set";
  on: boolean;
}
/**
 * Somebody's clock waits for the first clue, or no longer.
 */
export interface LateClockSet {
  type: "late-clock-set";
  seat: number;
  late: boolean;
}
/**
 * A monster is slain, or has won. Everything is opened.
 */
export interface GameEnded {
  type: "game-ended";
  winners: number[];
  cause: Cause;
  book: Result[];
}
/**
 * A team is next. Its clue-giver takes the book.
 */
export interface TurnBegan {
  type: "turn-began";
  turn: number;
  team: number;
  giver: number;
  at: number;
}
/**
 * The clue-giver looks at the word.
 */
export interface BookTaken {
  type: "book-taken";
  team: number;
  giver: number;
  at: number;
  word: string;
  to: number[];
}
/**
 * From now on time runs, or there is no clock and the clue-giver may begin.
 */
export interface ClockStarted {
  type: "clock-started";
  at: number;
  left: number | null;
}
/**
 * The clue-giver said something, which can be called `until` then.
 */
export interface ClueGiven {
  type: "clue-given";
  by: number;
  text: string;
  number: number;
  at: number;
  until: number;
}
/**
 * The referee whispers to those who wrote the list what it thinks of a clue.
 */
export interface Hinted {
  type: "hinted";
  said: string;
  trap: string;
  hint: Hint;
  to: number[];
}
/**
 * What the referee tells the writing team alone about a clue.
 */
export interface Hint {
  clue: number;
  said: string;
  trap: string;
  sure: boolean;
  kind: Kind | null;
  question: Question | null;
  lean: boolean | null;
  rule: ClueRule | null;
  doubts: boolean;
}
/**
 * A curse has stopped the clue-giver's tongue for this turn.
 */
export interface Silenced {
  type: "silenced";
  curse: Curse;
}
/**
 * A guesser named a word, perhaps to mend a slip of the finger.
 */
export interface Guessed {
  type: "guessed";
  by: number;
  word: string;
  right: boolean;
  at: number;
  mends: string;
}
/**
 * The opponents heard a wrong guess.
 */
export interface GuessCounted {
  type: "guess-counted";
  by: number;
  at: number;
}
/**
 * The last guess is spent, unless it was the word, or was counted by mistake.
 */
export interface Burnt {
  type: "burnt";
  at: number;
}
/**
 * Somebody heard the right word. What was said before it can still be called.
 */
export interface RightHeard {
  type: "right-heard";
  by: number;
  at: number;
}
/**
 * A guesser thinks to know the word.
 */
export interface ThoughtSo {
  type: "thought-so";
  by: number;
}
/**
 * A turn is over. Where the list is not opened yet, only those who wrote it know it.
 */
export interface TurnEnded {
  type: "turn-ended";
  team: number;
  word: string;
  failure: Failure | null;
  said: string;
  trap: string;
  result: Result;
  at: number;
  is_open: boolean;
  to: number[];
  turn: number;
}
/**
 * Somebody has seen how a turn went, and wants to go on.
 */
export interface PressedOn {
  type: "pressed-on";
  by: number;
}
/**
 * Somebody suggested a trap to the team.
 */
export interface Proposed {
  type: "proposed";
  team: number;
  by: number;
  word: string;
  to: number[];
  homograph: boolean;
}
/**
 * A suggestion was crossed out.
 */
export interface Struck {
  type: "struck";
  team: number;
  by: number;
  word: string;
  to: number[];
}
/**
 * Somebody writes a trap, and a place on the list is kept for it.
 */
export interface PlaceClaimed {
  type: "place-claimed";
  team: number;
  by: number;
}
/**
 * Somebody writes no more, and the place is free again.
 */
export interface PlaceFreed {
  type: "place-freed";
  team: number;
  by: number;
}
/**
 * Somebody likes the list as it stands.
 */
export interface Agreed {
  type: "agreed";
  team: number;
  by: number;
}
/**
 * Somebody does not like the list yet.
 */
export interface Opposed {
  type: "opposed";
  team: number;
  by: number;
}
/**
 * The traps against a team are set. `late`: the clock set them.
 */
export interface ListDone {
  type: "list-done";
  team: number;
  at: number;
  traps: string[];
  to: number[];
  late: boolean;
}
/**
 * The torch moved on too late: those who wrote against its old holder may think again.
 */
export interface ListReopened {
  type: "list-reopened";
  team: number;
  turn: number;
  at: number;
  until: number | null;
}
/**
 * Somebody else of the team gives the clues. `declined`: its holder did not want to.
 */
export interface TorchPassed {
  type: "torch-passed";
  team: number;
  seat: number;
  declined: number | null;
}
/**
 * Sheets, rooms and lists are by the team they are for. Unknown words are HIDDEN.
 */
export interface View {
  may: (
    | MayPropose
    | MayStrike
    | MayClaimPlace
    | MayFreePlace
    | MayAgree
    | MayOppose
    | MayPassTorch
    | MayTakeBook
    | MayGetReady
    | MayGiveClue
    | MayGuess
    | MayThinkSo
    | MayCountGuess
    | MayCallRight
    | MayPressOn
    | MayCryStop
    | MayCallTrap
    | MayCallRule
    | MayFlagClue
    | MayTakeBack
    | MayAccept
    | MayContest
    | MayVote
    | MaySetLateClock
    | MayLiftCurses
    | MaySetClueRules
    | MayStrikePrecedent
    | MayClaimGame
  )[];
  waiting: number[];
  channels: string[];
  me: number | null;
  language: "en" | "fr";
  round: number;
  phase: Phase;
  turn: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  teams: [number[], number[]];
  away: number[];
  queue: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  torches: [number, number];
  late_clocks: number[];
  host: number | null;
  bots: number[];
  words: WordSet1 | null;
  clue_rules: boolean;
  /**
   * @minItems 2
   * @maxItems 2
   */
  rooms: [number, number];
  monster: number;
  card: MonsterCard;
  curses: CurseCard[];
  drawn: Curse[];
  terror: string;
  /**
   * @minItems 2
   * @maxItems 2
   */
  sizes: [number, number];
  word: string;
  drafts: Draft[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  dug: [number, number];
  /**
   * @minItems 2
   * @maxItems 2
   */
  claims: [number[], number[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  agreed: [number[], number[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  opposed: [number[], number[]];
  /**
   * @minItems 2
   * @maxItems 2
   */
  done: [boolean, boolean];
  /**
   * @minItems 2
   * @maxItems 2
   */
  reopened: [boolean, boolean];
  traps: string[];
  guessing: number | null;
  giver: number | null;
  voices: number[];
  clues: Clue[];
  guesses: Guess1[];
  guesses_left: number;
  silenced: boolean;
  until: number | null;
  left: number | null;
  flags: number;
  flagged: Flag[];
  hints: Hint[];
  call: Call | null;
  stood: number | null;
  settled: Settled[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  results: [Result | null, Result | null];
  rested: number[];
  review: Review | null;
  voted: boolean;
  book: Result[];
  precedents: Precedent[];
  winners: number[];
  cause: Cause | null;
}
export interface MayPropose {
  type: "may-propose";
  turn: number;
  left: number;
}
export interface MayStrike {
  type: "may-strike";
  turn: number;
}
export interface MayClaimPlace {
  type: "may-claim-place";
  turn: number;
}
export interface MayFreePlace {
  type: "may-free-place";
  turn: number;
}
export interface MayAgree {
  type: "may-agree";
  turn: number;
}
export interface MayOppose {
  type: "may-oppose";
  turn: number;
}
export interface MayPassTorch {
  type: "may-pass-torch";
  turn: number;
}
export interface MayTakeBook {
  type: "may-take-book";
  turn: number;
}
export interface MayGetReady {
  type: "may-get-ready";
  turn: number;
}
export interface MayGiveClue {
  type: "may-give-clue";
  turn: number;
}
export interface MayGuess {
  type: "may-guess";
  turn: number;
  left: number;
}
export interface MayThinkSo {
  type: "may-think-so";
  turn: number;
}
export interface MayCountGuess {
  type: "may-count-guess";
  turn: number;
  taps: number;
}
export interface MayCallRight {
  type: "may-call-right";
  turn: number;
}
export interface MayPressOn {
  type: "may-press-on";
  turn: number;
}
export interface MayCryStop {
  type: "may-cry-stop";
  turn: number;
}
export interface MayCallTrap {
  type: "may-call-trap";
  turn: number;
}
export interface MayCallRule {
  type: "may-call-rule";
  turn: number;
}
export interface MayFlagClue {
  type: "may-flag-clue";
  turn: number;
}
export interface MayTakeBack {
  type: "may-take-back";
  turn: number;
  what: Mistap;
}
export interface MayAccept {
  type: "may-accept";
  turn: number;
}
export interface MayContest {
  type: "may-contest";
  turn: number;
}
export interface MayVote {
  type: "may-vote";
  review: number;
}
export interface MaySetLateClock {
  type: "may-set-late-clock";
  turn: number;
  seats: number[];
}
export interface MayLiftCurses {
  type: "may-lift-curses";
  turn: number;
}
export interface MaySetClueRules {
  type: "may-set-clue-rules";
  turn: number;
}
/**
 * The host looks after what was decided.
 */
export interface MayStrikePrecedent {
  type: "may-strike-precedent";
}
export interface MayClaimGame {
  type: "may-claim-game";
  turn: number;
}
/**
 * A curse of the dungeon: a card that is known by the room in which it was laid.
 */
export interface CurseCard {
  laid: number;
  room: number;
  curse: Curse | null;
}
/**
 * A word that somebody of the writing team proposes as a trap.
 */
export interface Draft {
  word: string;
  by: number;
  homograph: boolean;
}
/**
 * What a clue-giver said. It can be called `until` then, and until the next one is sent.
 */
export interface Clue {
  number: number;
  text: string;
  at: number;
  until: number;
}
/**
 * What a guesser named.
 */
export interface Guess1 {
  by: number;
  word: string;
  right: boolean;
  at: number;
  mends: string;
}
/**
 * A vote on one call or flag. Votes are hidden until it is settled.
 */
export interface Review {
  number: number;
  call: Call;
  lean: boolean | null;
  voters: number[];
  until: number;
  is_stop: boolean;
  voted: number[];
  springs: number[];
  denied: boolean;
  topic: Precedent | null;
  before: Precedent | null;
}
