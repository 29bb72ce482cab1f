/** Written by tools/generate_client_types.py from the words of traps. */

export type AnyWish =
  | Roll
  | Draw
  | Discard
  | PlaceTrap
  | HideTrap
  | FlipTrap
  | SellTrap
  | PlayAction
  | CashIn
  | UseAbility
  | EndTurn
  | Move
  | TakePath
  | StealFrom
  | DodgeTrap
  | Suffer
  | BuyTrap
  | DestroyTrap
  | SellOff
  | SendBack
  | DropCard
  | PickPiece
  | PickSeat
  | PickTrap;
export type AnyFact =
  | MustDrop
  | Dropped
  | Discarded
  | Drew
  | CardsFound
  | Snatched
  | Shuffled
  | TrapPlaced
  | TrapHidden
  | ActionPlayed
  | PerkGained
  | Cashed
  | AbilityUsed
  | Aimed
  | PerkLost
  | Fizzled
  | Landed
  | BankPaid
  | Spared
  | Stole
  | PitEmptied
  | TrapMet
  | Flipped
  | RemedyOffered
  | TrapBought
  | TrapDestroyed
  | TrapSeized
  | Dodged
  | Suffered
  | ChanceKept
  | ChanceStruck
  | TrapSold
  | Owed
  | DebtPaid
  | PartPaid
  | WentBroke
  | Gained
  | Walked
  | WentBack
  | SentToStart
  | Swapped
  | Crossed
  | Stunned
  | Froze
  | Limped
  | ChairEmptied
  | ChairTaken
  | Departed
  | Opened
  | StartRolled
  | Dealt
  | TurnBegan
  | TurnMissed
  | TurnEnded
  | Rolled
  | ExtraRolled
  | RollLost
  | Asked
  | Resumed
  | TimeRanOut
  | GameEnded;
/**
 * What somebody must choose before an effect can happen.
 */
export type Aim = "foe" | "mine" | "rival" | "trap";
/**
 * What waits on a space for whoever lands there.
 */
export type Meeting = "chance" | "toxic" | "trap";
/**
 * Why what waits on a space lets a piece be (TR-36).
 */
export type Mercy = "again" | "enough";
/**
 * What makes a piece walk: only dice collect at a Bank they pass, no Trap leads home.
 */
export type Gait = "action" | "dice" | "trap";
/**
 * Why a race ended.
 */
export type Cause = "both-home" | "last-left";
/**
 * Where a turn stands.
 */
export type Phase = "between" | "draw" | "over" | "play" | "roll";

export interface Vocabulary {
  AnyWish: AnyWish;
  AnyFact: AnyFact;
  View: View;
  Options: Options;
}
/**
 * Roll one die or two.
 */
export interface Roll {
  type: "roll";
  turn: number;
  count: number;
}
/**
 * Buy a card from the deck.
 */
export interface Draw {
  type: "draw";
  turn: number;
}
/**
 * Throw a card away.
 */
export interface Discard {
  type: "discard";
  turn: number;
  card: string;
}
/**
 * Place a Trap face up, and pay it.
 */
export interface PlaceTrap {
  type: "place-trap";
  turn: number;
  card: string;
  space: number;
}
/**
 * Place a Trap face down.
 */
export interface HideTrap {
  type: "hide-trap";
  turn: number;
  card: string;
  space: number;
}
/**
 * Turn a hidden Trap of mine up, and pay it.
 */
export interface FlipTrap {
  type: "flip-trap";
  turn: number;
  space: number;
}
/**
 * Sell an open Trap of mine to the Bank.
 */
export interface SellTrap {
  type: "sell-trap";
  turn: number;
  space: number;
}
/**
 * Play an Action, or lay out a Perk.
 */
export interface PlayAction {
  type: "play-action";
  turn: number;
  card: string;
}
/**
 * Turn a Found Treasure into gold.
 */
export interface CashIn {
  type: "cash-in";
  turn: number;
  card: string;
}
/**
 * Use the ability of a piece of mine, once a game.
 */
export interface UseAbility {
  type: "use-ability";
  turn: number;
  piece: number;
}
/**
 * Let the next one play.
 */
export interface EndTurn {
  type: "end-turn";
  turn: number;
}
/**
 * Let this piece use the roll.
 */
export interface Move {
  type: "move";
  choice: number;
  piece: number;
}
/**
 * Go on by this space.
 */
export interface TakePath {
  type: "take-path";
  choice: number;
  space: number;
}
/**
 * Choose whose pocket to pick.
 */
export interface StealFrom {
  type: "steal-from";
  choice: number;
  seat: number;
}
/**
 * Dodge the Trap with a card.
 */
export interface DodgeTrap {
  type: "dodge-trap";
  choice: number;
  card: string;
}
/**
 * Let the Trap have its way.
 */
export interface Suffer {
  type: "suffer";
  choice: number;
}
/**
 * Buy the Trap that its owner cannot pay.
 */
export interface BuyTrap {
  type: "buy-trap";
  choice: number;
}
/**
 * Destroy the Trap that its owner cannot pay.
 */
export interface DestroyTrap {
  type: "destroy-trap";
  choice: number;
}
/**
 * Sell a Trap to pay a debt.
 */
export interface SellOff {
  type: "sell-off";
  choice: number;
  space: number;
}
/**
 * Choose which piece of mine goes to Start.
 */
export interface SendBack {
  type: "send-back";
  choice: number;
  piece: number;
}
/**
 * Part with this card.
 */
export interface DropCard {
  type: "drop-card";
  choice: number;
  card: string;
}
/**
 * Choose the piece that a card or an ability works on.
 */
export interface PickPiece {
  type: "pick-piece";
  choice: number;
  piece: number;
}
/**
 * Choose the player that a card or an ability works on.
 */
export interface PickSeat {
  type: "pick-seat";
  choice: number;
  seat: number;
}
/**
 * Choose the Trap that a card or an ability works on.
 */
export interface PickTrap {
  type: "pick-trap";
  choice: number;
  space: number;
}
/**
 * Cards must go.
 */
export interface MustDrop {
  type: "must-drop";
  by: number;
  count: number;
}
/**
 * A card that had to go. `left`: how many more must.
 */
export interface Dropped {
  type: "dropped";
  by: number;
  card: string;
  left: number;
}
/**
 * A card was thrown away freely.
 */
export interface Discarded {
  type: "discarded";
  by: number;
  card: string;
}
/**
 * A card was bought from the deck.
 */
export interface Drew {
  type: "drew";
  by: number;
  card: string;
  amount: number;
  to: number[];
}
/**
 * Cards that cost nothing. `over`: how many must go.
 */
export interface CardsFound {
  type: "cards-found";
  by: number;
  cards: string[];
  over: number;
  to: number[];
}
/**
 * A card went from one hand to another, unseen by the rest.
 */
export interface Snatched {
  type: "snatched";
  by: number;
  whom: number;
  card: string;
  over: number;
  to: number[];
}
/**
 * The discards are the deck again.
 */
export interface Shuffled {
  type: "shuffled";
}
/**
 * A Trap was placed face up.
 */
export interface TrapPlaced {
  type: "trap-placed";
  by: number;
  space: number;
  card: string;
  amount: number;
}
/**
 * A Trap was placed face down.
 */
export interface TrapHidden {
  type: "trap-hidden";
  by: number;
  space: number;
  card: string;
  amount: number;
  to: number[];
}
/**
 * An Action was played: what follows is in `effects`.
 */
export interface ActionPlayed {
  type: "action-played";
  by: number;
  card: string;
  amount: number;
  effects: Effect[];
}
/**
 * A verb, and on whom: `by` sets it going, `seat` and `piece` suffer or enjoy it.
 */
export interface Effect {
  do: string;
  amount: number;
  aim: Aim | null;
  by: number;
  seat: number;
  piece: number | null;
  space: number | null;
  landed: boolean;
  drawn: boolean;
}
/**
 * A Perk was laid out for the rest of the game.
 */
export interface PerkGained {
  type: "perk-gained";
  by: number;
  card: string;
  amount: number;
}
/**
 * A Found Treasure became gold.
 */
export interface Cashed {
  type: "cashed";
  by: number;
  card: string;
  amount: number;
}
/**
 * An adventurer's ability was used.
 */
export interface AbilityUsed {
  type: "ability-used";
  by: number;
  piece: number;
  effects: Effect[];
}
/**
 * Somebody chose on whom an effect falls.
 */
export interface Aimed {
  type: "aimed";
  by: number;
  effect: Effect;
}
/**
 * A Perk went to the discards. `over`: how many cards must go.
 */
export interface PerkLost {
  type: "perk-lost";
  by: number;
  card: string;
  over: number;
}
/**
 * Nothing came of it. `what` there was nothing to do with, where that is not plain to see.
 */
export interface Fizzled {
  type: "fizzled";
  by: number;
  what: string;
}
/**
 * A piece came to stand somewhere: does it steal, and what does it meet?
 */
export interface Landed {
  type: "landed";
  by: number;
  piece: number;
  space: number;
  steals: boolean;
  meets: Meeting | null;
}
/**
 * A piece landed on a Bank, or the dice took it past one.
 */
export interface BankPaid {
  type: "bank-paid";
  by: number;
  piece: number;
  space: number;
  amount: number;
}
/**
 * What waits on a space let a piece be: it did enough this turn (TR-36).
 */
export interface Spared {
  type: "spared";
  by: number;
  piece: number;
  space: number;
  why: Mercy;
}
/**
 * A pocket was picked.
 */
export interface Stole {
  type: "stole";
  by: number;
  whom: number;
  amount: number;
}
/**
 * Somebody landed on a Money Pit of their own.
 */
export interface PitEmptied {
  type: "pit-emptied";
  by: number;
  space: number;
  amount: number;
}
/**
 * A piece landed on somebody's Trap, which lies face up by now.
 */
export interface TrapMet {
  type: "trap-met";
  by: number;
  piece: number;
  space: number;
  owner: number;
  card: string;
}
/**
 * A hidden Trap was turned up and paid.
 */
export interface Flipped {
  type: "flipped";
  by: number;
  space: number;
  card: string;
  amount: number;
}
/**
 * The owner cannot pay the hidden Trap: who landed on it may buy or destroy it.
 */
export interface RemedyOffered {
  type: "remedy-offered";
  by: number;
  owner: number;
  piece: number;
  space: number;
  card: string;
  price: number;
}
/**
 * A Trap that its owner could not pay changed hands.
 */
export interface TrapBought {
  type: "trap-bought";
  by: number;
  owner: number;
  space: number;
  amount: number;
}
/**
 * A Trap left the board; now everybody sees what it was.
 */
export interface TrapDestroyed {
  type: "trap-destroyed";
  by: number;
  space: number;
  card: string;
}
/**
 * A Trap changed its owner.
 */
export interface TrapSeized {
  type: "trap-seized";
  by: number;
  space: number;
}
/**
 * A Trap was dodged with a card.
 */
export interface Dodged {
  type: "dodged";
  by: number;
  card: string;
  amount: number;
  effects: Effect[];
}
/**
 * A Trap had its way.
 */
export interface Suffered {
  type: "suffered";
  by: number;
  card: string;
  effects: Effect[];
}
/**
 * An Action or a Treasure, turned up at Chance. `over`: how many cards must go.
 */
export interface ChanceKept {
  type: "chance-kept";
  by: number;
  card: string;
  over: number;
}
/**
 * A Trap, turned up at Chance.
 */
export interface ChanceStruck {
  type: "chance-struck";
  by: number;
  piece: number;
  card: string;
  owner: number;
}
/**
 * The Bank took a Trap back.
 */
export interface TrapSold {
  type: "trap-sold";
  by: number;
  space: number;
  card: string;
  amount: number;
}
/**
 * Players owe gold, to a player or to the Bank.
 */
export interface Owed {
  type: "owed";
  by: number[];
  whom: number | null;
  amount: number;
  piece: number | null;
}
/**
 * A debt was paid in full.
 */
export interface DebtPaid {
  type: "debt-paid";
  by: number;
  whom: number | null;
  amount: number;
}
/**
 * All the gold somebody had, and it was not enough.
 */
export interface PartPaid {
  type: "part-paid";
  by: number;
  whom: number | null;
  amount: number;
}
/**
 * Gold and Traps were not enough.
 */
export interface WentBroke {
  type: "went-broke";
  by: number;
  piece: number | null;
}
/**
 * Gold from the Bank.
 */
export interface Gained {
  type: "gained";
  by: number;
  amount: number;
}
/**
 * A piece went on by these spaces; `left` steps wait at a fork.
 */
export interface Walked {
  type: "walked";
  by: number;
  piece: number;
  path: number[];
  left: number;
  gait: Gait;
}
/**
 * A piece went back the way it came.
 */
export interface WentBack {
  type: "went-back";
  by: number;
  piece: number;
  steps: number;
  path: number[];
}
/**
 * A piece is back at Start, and its owner is consoled.
 */
export interface SentToStart {
  type: "sent-to-start";
  by: number;
  piece: number;
  amount: number;
}
/**
 * Two pieces changed places.
 */
export interface Swapped {
  type: "swapped";
  by: number;
  piece: number;
  other: number;
  path: number[];
  other_path: number[];
}
/**
 * A piece crossed the Finish.
 */
export interface Crossed {
  type: "crossed";
  by: number;
  piece: number;
  amount: number;
}
/**
 * Somebody will miss a turn.
 */
export interface Stunned {
  type: "stunned";
  by: number;
}
/**
 * A piece stays put until its owner's next turn is over.
 */
export interface Froze {
  type: "froze";
  by: number;
  piece: number;
  turns: number;
}
/**
 * Only one die until the owner's next turn is over.
 */
export interface Limped {
  type: "limped";
  by: number;
  turns: number;
}
/**
 * Somebody left; until then a bot or a person may take over.
 */
export interface ChairEmptied {
  type: "chair-emptied";
  by: number;
  number: number;
  until: number;
}
/**
 * Somebody sits there again.
 */
export interface ChairTaken {
  type: "chair-taken";
  by: number;
}
/**
 * Nobody took over: pieces, Traps, hand and gold are gone.
 */
export interface Departed {
  type: "departed";
  by: number;
  cards: string[];
}
/**
 * The game began: who plays in which order, with which adventurers and how much gold.
 */
export interface Opened {
  type: "opened";
  options: Options;
  order: number[];
  animals: string[];
  humans: string[];
  gold: number[];
}
/**
 * How long people may think, and what a house may change of the rules.
 *
 * A dodge is always short, else the table waits for nothing.
 */
export interface Options {
  language: "en" | "fr";
  timer: boolean;
  turn_seconds: number;
  dodge_seconds: number;
  hide_price: number;
}
/**
 * Somebody rolled for the first turn.
 */
export interface StartRolled {
  type: "start-rolled";
  by: number;
  /**
   * @minItems 2
   * @maxItems 2
   */
  dice: [number, number];
}
/**
 * A first hand.
 */
export interface Dealt {
  type: "dealt";
  by: number;
  cards: string[];
  to: number[];
}
/**
 * Somebody is next.
 */
export interface TurnBegan {
  type: "turn-began";
  turn: number;
  by: number;
  until: number | null;
}
/**
 * Somebody was next, and sat still.
 */
export interface TurnMissed {
  type: "turn-missed";
  turn: number;
  by: number;
}
/**
 * Somebody has rolled and played enough.
 */
export interface TurnEnded {
  type: "turn-ended";
  turn: number;
  by: number;
}
/**
 * The roll of a turn.
 */
export interface Rolled {
  type: "rolled";
  by: number;
  dice: number[];
}
/**
 * One die more: a Jungle Roll, or a card's.
 */
export interface ExtraRolled {
  type: "extra-rolled";
  by: number;
  die: number;
}
/**
 * No piece could use the roll.
 */
export interface RollLost {
  type: "roll-lost";
  by: number;
}
/**
 * Somebody must choose, and the turn's clock stands still with `left`.
 */
export interface Asked {
  type: "asked";
  by: number;
  until: number | null;
  left: number | null;
}
/**
 * The turn goes on.
 */
export interface Resumed {
  type: "resumed";
  by: number;
  until: number;
}
/**
 * The turn's clock ran out; the house plays what is left of it.
 */
export interface TimeRanOut {
  type: "time-ran-out";
  by: number;
}
/**
 * The race is over.
 */
export interface GameEnded {
  type: "game-ended";
  by: number;
  cause: Cause;
}
/**
 * The jungle, the player boards in the order of turns, and what is being settled.
 */
export interface View {
  may: (
    | MayRoll
    | MayDraw
    | MayDiscard
    | MayPlaceTrap
    | MayHideTrap
    | MayFlipTrap
    | MaySellTrap
    | MayPlayAction
    | MayCashIn
    | MayUseAbility
    | MayEndTurn
    | MayMove
    | MayTakePath
    | MayStealFrom
    | MayDodgeTrap
    | MaySuffer
    | MayBuyTrap
    | MayDestroyTrap
    | MaySellOff
    | MaySendBack
    | MayDropCard
    | MayPickPiece
    | MayPickSeat
    | MayPickTrap
  )[];
  waiting: number[];
  channels: string[];
  me: number | null;
  language: "en" | "fr";
  turn: number;
  choice: number;
  active: number;
  phase: Phase;
  dice: number[];
  boards: Board[];
  traps: Placed[];
  deck: number;
  discards: number;
  top: string;
  settling: string;
  asked: string;
  card: string;
  owner: number | null;
  piece: number | null;
  verb: string;
  amount: number;
  works: number;
  spared: Mercy | null;
  drawn: number;
  layable: number;
  prices: {
    [k: string]: number;
  };
  hiding: number;
  until: number | null;
  left: number | null;
  window: number | null;
  empty: number[];
  winner: number | null;
  cause: Cause | null;
}
export interface MayRoll {
  type: "may-roll";
  turn: number;
  counts: number[];
}
export interface MayDraw {
  type: "may-draw";
  turn: number;
  left: number;
  price: number;
}
export interface MayDiscard {
  type: "may-discard";
  turn: number;
  cards: string[];
}
export interface MayPlaceTrap {
  type: "may-place-trap";
  turn: number;
  cards: string[];
  spaces: number[];
}
export interface MayHideTrap {
  type: "may-hide-trap";
  turn: number;
  cards: string[];
  spaces: number[];
}
export interface MayFlipTrap {
  type: "may-flip-trap";
  turn: number;
  spaces: number[];
}
export interface MaySellTrap {
  type: "may-sell-trap";
  turn: number;
  spaces: number[];
}
export interface MayPlayAction {
  type: "may-play-action";
  turn: number;
  cards: string[];
}
export interface MayCashIn {
  type: "may-cash-in";
  turn: number;
  cards: string[];
}
export interface MayUseAbility {
  type: "may-use-ability";
  turn: number;
  pieces: number[];
}
export interface MayEndTurn {
  type: "may-end-turn";
  turn: number;
}
/**
 * To choose who walks; meanwhile everybody watches the dice.
 */
export interface MayMove {
  type: "may-move";
  choice: number;
  pieces: number[];
  steps: number;
}
export interface MayTakePath {
  type: "may-take-path";
  choice: number;
  spaces: number[];
}
export interface MayStealFrom {
  type: "may-steal-from";
  choice: number;
  seats: number[];
}
export interface MayDodgeTrap {
  type: "may-dodge-trap";
  choice: number;
  cards: string[];
}
export interface MaySuffer {
  type: "may-suffer";
  choice: number;
}
export interface MayBuyTrap {
  type: "may-buy-trap";
  choice: number;
  price: number;
}
export interface MayDestroyTrap {
  type: "may-destroy-trap";
  choice: number;
}
export interface MaySellOff {
  type: "may-sell-off";
  choice: number;
  spaces: number[];
  owed: number;
}
export interface MaySendBack {
  type: "may-send-back";
  choice: number;
  pieces: number[];
}
export interface MayDropCard {
  type: "may-drop-card";
  choice: number;
  cards: string[];
  count: number;
}
export interface MayPickPiece {
  type: "may-pick-piece";
  choice: number;
  pieces: number[];
}
export interface MayPickSeat {
  type: "may-pick-seat";
  choice: number;
  seats: number[];
}
export interface MayPickTrap {
  type: "may-pick-trap";
  choice: number;
  spaces: number[];
}
/**
 * A player board. Cards that the reader may not see are blank.
 */
export interface Board {
  seat: number;
  animal: string;
  human: string;
  gold: number;
  hand: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  pieces: [number, number];
  perks: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  spent: [boolean, boolean];
  /**
   * @minItems 2
   * @maxItems 2
   */
  frozen: [boolean, boolean];
  limps: boolean;
  misses: number;
  flags: number;
  struck_by: number[];
}
/**
 * A Trap on the board; `card` is blank where it lies face down for the reader.
 *
 * `worth` is what the Bank gives for it: nothing while it lies face down. `caught` are the pieces
 * it caught this turn, and does not catch again (TR-36).
 */
export interface Placed {
  space: number;
  owner: number;
  card: string;
  up: boolean;
  worth: number;
  caught: number[];
}
