/** Written by tools/generate_client_types.py from the words of traitor-word. */

export type AnyWish = Take | Say | Speak | Note | LetStand | Object | Claim | Vouch | Accuse | Answer | Defend | Vote;
/**
 * What a speaker can be accused of.
 */
export type Charge = "off-topic" | "secret";
export type AnyFact =
  | Opened
  | Dealt
  | Burnt
  | Shuffled
  | Drew
  | Swapped
  | Validated
  | CardShown
  | Vouched
  | CardReturned
  | Claimed
  | CardLost
  | FlashPassed
  | GameEnded
  | OpeningRead
  | TurnBegan
  | TokenFreed
  | Taken
  | GaveBack
  | Said
  | Asked
  | Accepted
  | Noticed
  | Passed
  | LetStood
  | Objected
  | Struck
  | Noted
  | Compared
  | WentAway
  | CameBack
  | Accused
  | Answered
  | Defended
  | Pleaded
  | Voted
  | Judged
  | Resumed;
/**
 * Which word of each card counts.
 */
export type Colour = "black" | "pink";
/**
 * Far apart people type; around one table they speak, and the devices keep book.
 */
export type Speaking = "spoken" | "typed";
/**
 * How a game ended.
 */
export type Cause = "empty-pile" | "seven-flashes";
/**
 * How an accusation ended.
 */
export type Verdict = "guilty" | "innocent" | "void";
/**
 * Far apart people type; around one table they speak, and the devices keep book.
 */
export type Speaking1 = "spoken" | "typed";
/**
 * What the table waits for.
 */
export type Phase = "answer" | "defence" | "free" | "hold" | "over" | "showing" | "speaking" | "vote";

export interface Vocabulary {
  AnyWish: AnyWish;
  AnyFact: AnyFact;
  View: View;
  Options: Options;
}
/**
 * My turn! Take the token, to go on from this word (TT-50).
 */
export interface Take {
  type: "take";
  word: number;
  turn: number;
}
/**
 * Say the next word of the chain.
 */
export interface Say {
  type: "say";
  turn: number;
  text: string;
}
/**
 * Where people talk: tell in private which secret word was said, if it was one.
 */
export interface Speak {
  type: "speak";
  turn: number;
  secret: string;
  text?: string | null;
}
/**
 * Write down a word that was spoken.
 */
export interface Note {
  type: "note";
  word: number;
  text: string;
}
/**
 * I have no objection to the last word (TT-26).
 */
export interface LetStand {
  type: "let-stand";
  word: number;
}
/**
 * The last word is no word for this game: let another be said (TT-12).
 */
export interface Object {
  type: "object";
  word: number;
}
/**
 * The last word is one of mine (TT-19).
 */
export interface Claim {
  type: "claim";
  word: number;
  card?: string | null;
}
/**
 * Say whether a word that is shown was said. May be changed until it is settled (TT-19).
 */
export interface Vouch {
  type: "vouch";
  word: number;
  said: boolean;
}
/**
 * Grab an accusation token.
 */
export interface Accuse {
  type: "accuse";
  word: number;
  charge: Charge;
}
/**
 * Tell the truth: which secret word it was, or an ordinary one (TT-28).
 */
export interface Answer {
  type: "answer";
  word: number;
  card: string;
}
/**
 * Explain the link, in one sentence or in none.
 */
export interface Defend {
  type: "defend";
  word: number;
  text: string;
}
/**
 * Thumb down for off-topic. May be changed until all have voted.
 */
export interface Vote {
  type: "vote";
  word: number;
  down: boolean;
  why?: string | null;
}
/**
 * The game began: who sits where, who reads the first word. Nobody sees `discards`.
 */
export interface Opened {
  type: "opened";
  options: Options;
  order: number[];
  bots: number[];
  discards: string[];
  to: number[];
}
/**
 * Everything the book leaves to the group.
 */
export interface Options {
  language: "en" | "fr";
  colour: Colour;
  pack: string;
  speaking: Speaking;
  rounds: boolean;
  word_seconds: number;
  take_seconds: number;
  window_seconds: number;
  swap_dead_cards: boolean;
  point_out: boolean;
  finish_round: boolean;
  host_begins: boolean;
}
/**
 * Somebody has five secret words, and three flashes.
 */
export interface Dealt {
  type: "dealt";
  seat: number;
  words: string[];
  to: number[];
}
/**
 * A card was drawn whose word has been used (TT-24). Nobody sees it: for whom, is a secret.
 */
export interface Burnt {
  type: "burnt";
  words: string[];
  to: number[];
}
/**
 * The draw pile is made anew from the discards. Nobody sees them.
 */
export interface Shuffled {
  type: "shuffled";
  words: string[];
  to: number[];
}
/**
 * A hand is full again, as far as there are cards.
 */
export interface Drew {
  type: "drew";
  seat: number;
  words: string[];
  to: number[];
}
/**
 * A dead card was exchanged, in secret (TT-24).
 */
export interface Swapped {
  type: "swapped";
  seat: number;
  out: string;
  words: string[];
  to: number[];
}
/**
 * The word that somebody said was secret, and nobody caught it.
 */
export interface Validated {
  type: "validated";
  word: number;
  by: number;
  card: string;
}
/**
 * Somebody claims a word that was spoken, and shows the card. Did the others hear it?
 */
export interface CardShown {
  type: "card-shown";
  word: number;
  by: number;
  card: string;
  until: number;
  left: number | null;
}
/**
 * Somebody heard the word that is shown, or says that it was not said.
 */
export interface Vouched {
  type: "vouched";
  word: number;
  by: number;
  said: boolean;
}
/**
 * Most did not hear it: what was shown goes back to its hand, and nothing is scored.
 */
export interface CardReturned {
  type: "card-returned";
  word: number;
  cards: [number, string][];
}
/**
 * Somebody else had said it: that's my word!
 */
export interface Claimed {
  type: "claimed";
  word: number;
  by: number;
  card: string;
}
/**
 * A secret word that was caught goes to the discards.
 */
export interface CardLost {
  type: "card-lost";
  word: number;
  by: number;
  card: string;
}
/**
 * A flash changes hands.
 */
export interface FlashPassed {
  type: "flash-passed";
  word: number;
  giver: number;
  taker: number;
}
/**
 * Everything is opened: piles and hands in the order of play, and the whole chain.
 */
export interface GameEnded {
  type: "game-ended";
  winners: number[];
  cause: Cause;
  flashes: number[];
  hands: string[][];
  chain: Link[];
  gains: Gain[];
}
/**
 * A word that was said, and what came of it.
 */
export interface Link {
  number: number;
  by: number | null;
  text: string;
  at: number;
  round: number;
  is_opening: boolean;
  secret: string;
  aloud: boolean;
  noted: number | null;
  holders: [number, string][];
  returned: [number, string][];
  validated: boolean;
  claims: number[];
  charge: Charge | null;
  accuser: number | null;
  verdict: Verdict | null;
  down: number[];
  up: number[];
  whys: [number, string][];
  payer: number | null;
}
/**
 * A flash more or less for somebody, through this word.
 */
export interface Gain {
  word: number;
  seat: number;
  more: number;
}
/**
 * A word was read from a card. `by` is None where the deck broke a silence.
 */
export interface OpeningRead {
  type: "opening-read";
  number: number;
  by: number | null;
  text: string;
  at: number;
  until: number;
}
/**
 * Somebody must say a word.
 */
export interface TurnBegan {
  type: "turn-began";
  turn: number;
  by: number;
  round: number;
  until: number | null;
}
/**
 * The My Turn token can be taken.
 */
export interface TokenFreed {
  type: "token-freed";
  turn: number;
  until: number;
}
/**
 * My turn! Somebody was first to take the token: that shows whether the last word was free.
 */
export interface Taken {
  type: "taken";
  turn: number;
  by: number;
  until: number;
}
/**
 * Somebody took the token and said nothing. It lies where it lay, and can be taken again.
 */
export interface GaveBack {
  type: "gave-back";
  turn: number;
  by: number;
  until: number;
  whose: number | null;
}
/**
 * A word was said, typed or aloud. Only its speaker knows whether it is secret.
 */
export interface Said {
  type: "said";
  number: number;
  by: number;
  text: string;
  at: number;
  until: number;
  secret: string;
  to: number[];
}
/**
 * No list knows the word that was said: is that a word? `against` is what the judge thinks.
 */
export interface Asked {
  type: "asked";
  word: number;
  against: boolean;
  until: number;
}
/**
 * Those who were asked have answered, and it is a word.
 */
export interface Accepted {
  type: "accepted";
  word: number;
  until: number;
}
/**
 * Somebody holds the word that was said.
 */
export interface Noticed {
  type: "noticed";
  word: number;
  seat: number;
  card: string;
  to: number[];
}
/**
 * Nobody said anything in time: `by`, whose turn it was, or anybody.
 */
export interface Passed {
  type: "passed";
  turn: number;
  by: number | null;
}
/**
 * Somebody has no objection.
 */
export interface LetStood {
  type: "let-stood";
  word: number;
  by: number;
}
/**
 * Somebody says that this is no word for the game.
 */
export interface Objected {
  type: "objected";
  word: number;
  by: number;
}
/**
 * A word was taken back, and its speaker says another.
 */
export interface Struck {
  type: "struck";
  word: number;
  by: number;
  text: string;
  turn: number;
  until: number | null;
}
/**
 * Somebody wrote down what was spoken.
 */
export interface Noted {
  type: "noted";
  word: number;
  by: number;
  text: string;
}
/**
 * What is written decides which card its speaker said, if any, whatever was marked (TT-28).
 */
export interface Compared {
  type: "compared";
  word: number;
  by: number;
  card: string;
  to: number[];
}
/**
 * Somebody is not heard any more, or left for good.
 */
export interface WentAway {
  type: "went-away";
  seat: number;
  left: boolean;
}
/**
 * The seat is held again, by a person or by a bot.
 */
export interface CameBack {
  type: "came-back";
  seat: number;
  bot: boolean;
}
/**
 * Somebody was first to grab a token. Until somebody has answered for it, everything rests.
 */
export interface Accused {
  type: "accused";
  word: number;
  by: number;
  whom: number;
  charge: Charge;
  voters: number[];
  until: number | null;
  left: number | null;
}
/**
 * The accused told the truth: it was a secret word, or it was not.
 */
export interface Answered {
  type: "answered";
  word: number;
  by: number;
  secret: boolean;
}
/**
 * The accused explained the link, or said nothing. Now the others vote.
 */
export interface Defended {
  type: "defended";
  word: number;
  by: number;
  text: string;
  until: number;
}
/**
 * Around one table the accused spoke up, and nobody wrote it down. Now the others vote.
 */
export interface Pleaded {
  type: "pleaded";
  word: number;
  by: number;
  until: number;
}
/**
 * A thumb is ready, and known to its voter alone.
 */
export interface Voted {
  type: "voted";
  word: number;
  by: number;
  down: boolean | null;
  to: number[];
  why: string;
}
/**
 * Three, two, one: all thumbs are seen.
 */
export interface Judged {
  type: "judged";
  word: number;
  by: number;
  whom: number;
  down: number[];
  up: number[];
  verdict: Verdict;
  whys: [number, string][];
}
/**
 * The chain goes on where it stood.
 */
export interface Resumed {
  type: "resumed";
  until: number | null;
}
/**
 * Of piles and hands only one's own, until the game is over. Unknown words are HIDDEN.
 */
export interface View {
  may: (
    | MayTake
    | MaySay
    | MaySpeak
    | MayNote
    | MayLetStand
    | MayObject
    | MayClaim
    | MayVouch
    | MayAccuse
    | MayAnswer
    | MayDefend
    | MayVote
  )[];
  waiting: number[];
  channels: string[];
  me: number | null;
  language: "en" | "fr";
  speaking: Speaking1;
  rounds: boolean;
  phase: Phase;
  turn: number;
  round: number;
  order: number[];
  away: number[];
  empty: number[];
  chain: Heard[];
  is_open: boolean;
  stands: number[];
  objects: number[];
  asked: boolean;
  judge: boolean | null;
  speaker: number | null;
  barred: number[];
  until: number | null;
  left: number | null;
  trial: Trial | null;
  shown: Shown | null;
  hand: string[];
  flashes: number | null;
  secret: string;
  piles: number[];
  hands: string[][];
  gains: Gain[];
  winners: number[];
  cause: Cause | null;
}
export interface MayTake {
  type: "may-take";
  word: number;
  turn: number;
}
export interface MaySay {
  type: "may-say";
  turn: number;
}
export interface MaySpeak {
  type: "may-speak";
  turn: number;
  secrets: string[];
}
export interface MayNote {
  type: "may-note";
  words: number[];
}
export interface MayLetStand {
  type: "may-let-stand";
  word: number;
}
export interface MayObject {
  type: "may-object";
  word: number;
}
export interface MayClaim {
  type: "may-claim";
  word: number;
  cards: string[];
}
export interface MayVouch {
  type: "may-vouch";
  word: number;
}
export interface MayAccuse {
  type: "may-accuse";
  word: number;
  charges: Charge[];
}
export interface MayAnswer {
  type: "may-answer";
  word: number;
  cards: string[];
}
export interface MayDefend {
  type: "may-defend";
  word: number;
}
export interface MayVote {
  type: "may-vote";
  word: number;
}
/**
 * A word of the chain. Most have no fate, so that a long chain is quickly sent.
 */
export interface Heard {
  number: number;
  by: number | null;
  text: string;
  is_opening: boolean;
  fate: Fate | null;
  noted: number | null;
}
/**
 * What came of a word, as far as the observer knows.
 */
export interface Fate {
  secret: string;
  holders: [number, string][];
  returned: [number, string][];
  validated: boolean;
  claims: number[];
  charge: Charge | null;
  accuser: number | null;
  verdict: Verdict | null;
  down: number[];
  up: number[];
  whys: [number, string][];
  payer: number | null;
}
/**
 * An accusation that waits for an answer, or for votes; those are hidden until all are in.
 */
export interface Trial {
  word: number;
  by: number;
  whom: number;
  charge: Charge;
  voters: number[];
  text: string;
  voted: number[];
  down: number[];
  whys: [number, string][];
}
/**
 * Cards that are shown for a word, and who has heard it where it was spoken (TT-19).
 */
export interface Shown {
  cards: [number, string][];
  heard: number[];
  denied: number[];
  is_last: boolean;
}
