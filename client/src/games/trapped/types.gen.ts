/** Written by tools/generate_client_types.py from the words of trapped. */

export type AnyWish =
  | AddIdea
  | EndIdeas
  | ReadBack
  | VoteOut
  | Develop
  | FillIn
  | Propose
  | GoIn
  | MakeCharacter
  | SetAspect
  | DrawFive
  | TakeTurn
  | Attempt
  | Attack
  | Control
  | Explore
  | Challenge
  | Escape
  | Pass
  | Weigh
  | Accept
  | Decline
  | Confirm
  | Bid
  | PassBid
  | Overrule
  | Reveal
  | UseLucky
  | KeepLucky
  | Harm
  | PlayEvent
  | MakeUpEvent
  | Choose
  | Face1
  | Agree
  | MeetEnd
  | Prowl
  | Flee
  | Discard
  | Conclude
  | Give
  | Take
  | Release
  | Become
  | Lead
  | Tell
  | Narrate
  | MoveOn
  | NotThis
  | Halt
  | GoOn
  | Invent
  | LetGo
  | CutHere
  | KeepWriting
  | Vote
  | HandOut
  | Remove
  | Put
  | Clear
  | Mend
  | Grant
  | Reopen
  | LetLoose
  | WhisperTo
  | KeepNotes;
/**
 * What an idea is for: together they answer the four questions.
 */
export type Part = "barrier" | "exit" | "fear" | "mishap" | "monster" | "place" | "room" | "task";
/**
 * What a character or an Extra is (TD-17).
 */
export type Attribute = "brave" | "clever" | "dangerous" | "fast" | "lucky" | "sexy";
/**
 * From the weakest to the strongest (TD-7).
 */
export type Suit = "C" | "D" | "H" | "S";
/**
 * The portraits there are: each is drawn once, for whoever looks like that.
 */
export type Face =
  | "bald"
  | "beard"
  | "bobble"
  | "bun"
  | "cap"
  | "crown"
  | "curls"
  | "glasses"
  | "hat"
  | "long"
  | "moustache"
  | "plaits"
  | "ponytail"
  | "quiff"
  | "robot"
  | "scarf"
  | "spikes";
/**
 * By whom a bid is made: one's character, the Extra one controls, or the scene itself.
 */
export type Through = "character" | "complication" | "extra";
/**
 * Where a bid counts.
 */
export type Side = "active" | "help" | "hinder";
/**
 * What may follow from an event of the GM's own.
 */
export type What = "feeling" | "give" | "harm" | "light" | "lock" | "monster" | "move" | "take" | "test" | "turn";
/**
 * What an invention is in the game, once it is blessed.
 */
export type Becoming = "detail" | "goal" | "thing";
/**
 * Why an invention would spoil the game (TD-15).
 */
export type Objection = "escape" | "monster" | "power" | "story";
export type AnyFact =
  | Tried
  | Tested
  | Faced
  | Ruled
  | BidPlaced
  | BidPassed
  | LuckAsked
  | Revealed
  | LuckyUsed
  | LuckDeclined
  | Resolved
  | FeelingTurned
  | DamageDrawn
  | Hurt
  | ConflictEnded
  | Challenged
  | DareWeighed
  | DareRefused
  | ChallengeAnswered
  | DareFaced
  | DareDropped
  | Explored
  | Moved
  | DoorOpened
  | DoorSealed
  | Achieved
  | NotFound
  | ItemGained
  | ItemTaken
  | ItemGiven
  | ItemLost
  | Controlled
  | Released
  | Doomed
  | ExtraLed
  | Lost
  | Claimed
  | Became
  | WasLetGo
  | LeavingAsked
  | Agreed
  | PromiseBroken
  | Left
  | ThingHanded
  | ThingRemoved
  | FigurePut
  | Cleared
  | Mended
  | Nursed
  | GoalGranted
  | GoalReopened
  | MonsterLoosed
  | ThingMade
  | GoalMade
  | Whispered
  | NotesKept
  | Opened
  | Offered
  | WentIn
  | CharacterMade
  | ExtrasBegan
  | AspectSet
  | ExtraMade
  | PlayBegan
  | Hid
  | Dealt
  | IdeaAdded
  | IdeasEnded
  | IdeasRead
  | IdeasJudged
  | TieDrawn
  | IdeasSifted
  | Developed
  | SettingLaid
  | SecretsLaid
  | Told
  | CueGiven
  | Narrated
  | ToldAloud
  | CuePassed
  | MovedOn
  | Struck
  | Halted
  | WentOn
  | MotionMade
  | Voted
  | MotionClosed
  | WentAway
  | CameBack
  | EventDrawn
  | EventPlayed
  | Befell
  | Fizzled
  | MonsterMoved
  | MonsterSeen
  | MonsterVanished
  | MonsterHeard
  | MonsterAttacked
  | ExtraAttacked
  | MonsterStirred
  | MonsterBeaten
  | PassageShut
  | RoomHarder
  | FellSick
  | Cured
  | Clung
  | Promised
  | GoalSpoilt
  | CountdownBegan
  | CountdownStopped
  | PlaceTold
  | BonusGranted
  | BonusBegan
  | Asked
  | KeptWriting
  | TurnBegan
  | Drew
  | Reshuffled
  | PenaltyTaken
  | TurnTaken
  | Passed
  | Discarded
  | TurnEnded
  | EndDecided
  | Concluded
  | GameEnded;
/**
 * What a conflict is about.
 */
export type Contest = "challenge" | "control" | "dare" | "event" | "goal" | "monster";
/**
 * What a conflict is about.
 */
export type Contest1 = "challenge" | "control" | "dare" | "event" | "goal" | "monster";
/**
 * What tells two sides with the same total apart (TD-6 to TD-8).
 */
export type Edge = "nothing" | "rank" | "suit";
/**
 * What has become of somebody in the story.
 */
export type Fate = "alive" | "dead" | "escaped" | "insane";
/**
 * The scenarios of the box, one in a file of the group's own, or one made up now.
 */
export type Setting = "mansion" | "own" | "school" | "spaceship" | "together";
/**
 * Who is the Game Master: the host, or a bot at the table.
 */
export type Keeper = "bot" | "host";
/**
 * What the group wants to hear (TD-126).
 */
export type Tone = "family" | "gory" | "spooky";
/**
 * How an automatic GM plays (TD-129).
 */
export type Policy = "dramatic" | "fair" | "ruthless";
/**
 * When clocks run: only where a bot is the Game Master, always, or never.
 */
export type Clocks = "always" | "auto" | "never";
/**
 * How two rooms are joined. Monsters may have their own ways.
 */
export type Passage = "corridor" | "door" | "duct" | "outside" | "secret" | "stairs";
/**
 * Who may use a passage.
 */
export type Walker = "all" | "monster" | "people";
/**
 * How two rooms are joined. Monsters may have their own ways.
 */
export type Passage1 = "corridor" | "door" | "duct" | "outside" | "secret" | "stairs";
/**
 * Whom an event can touch.
 */
export type Who = "anyone" | "character" | "extra";
/**
 * An attribute, or the strongest feeling of a suit for a character.
 */
export type Measure =
  "brave" | "clever" | "clubs" | "dangerous" | "diamonds" | "fast" | "hearts" | "lucky" | "sexy" | "spades";
/**
 * What somebody is asked to tell, by what has come of it (TD-69, TD-70).
 */
export type Prompt =
  | "dared"
  | "done"
  | "drove-off"
  | "estranged"
  | "failed"
  | "found"
  | "gained"
  | "gone"
  | "in-vain"
  | "marked"
  | "obeyed"
  | "refused"
  | "slew"
  | "spared"
  | "stood-firm"
  | "survived"
  | "talked-into";
/**
 * What people vote on.
 */
export type Matter = "cut" | "invention" | "let-go" | "setting";
/**
 * What an invention is in the game, once it is blessed.
 */
export type Becoming1 = "detail" | "goal" | "thing";
/**
 * What the table waits for.
 */
export type Ask =
  | "act"
  | "agree"
  | "answer"
  | "bid"
  | "close"
  | "contest"
  | "develop"
  | "doom"
  | "draft"
  | "epilogue"
  | "event"
  | "face"
  | "flee"
  | "hurt"
  | "ideas"
  | "luck"
  | "make"
  | "narrate"
  | "pick"
  | "premise"
  | "prowl"
  | "read"
  | "refill"
  | "rule"
  | "sift"
  | "trim"
  | "weigh";
/**
 * How a game ended.
 */
export type Cause = "all-lost" | "blown-up" | "cut-short" | "escaped" | "last-alive" | "out-of-time" | "rescued";
/**
 * How high a card is (TD-19).
 */
export type Strength = "average" | "high" | "low";
/**
 * What an invention is in the game, once it is blessed.
 */
export type Becoming2 = "detail" | "goal" | "thing";
/**
 * The scenarios of the box, one in a file of the group's own, or one made up now.
 */
export type Setting1 = "mansion" | "own" | "school" | "spaceship" | "together";
/**
 * What the group wants to hear (TD-126).
 */
export type Tone1 = "family" | "gory" | "spooky";
/**
 * How an automatic GM plays (TD-129).
 */
export type Policy1 = "dramatic" | "fair" | "ruthless";
/**
 * The parts of an evening. The first is only there if the setting is made together.
 */
export type Phase = "characters" | "extras" | "over" | "play" | "setting";
/**
 * What is missing, or does not go together.
 */
export type Gap =
  | "circle"
  | "empty"
  | "no-attribute"
  | "no-such-room"
  | "no-such-task"
  | "safe-exit"
  | "too-easy"
  | "too-few"
  | "too-many"
  | "twice";
/**
 * How far a turn has come.
 */
export type Stage = "act" | "after" | "end" | "start";
/**
 * What a card for damage does to whoever lost (TD-70 to TD-72).
 */
export type Fortune = "doomed" | "saved" | "scarred";
/**
 * What has just happened.
 */
export type News = "event" | "loss" | "result";
/**
 * What an invention is in the game, once it is blessed.
 */
export type Becoming3 = "detail" | "goal" | "thing";

export interface Vocabulary {
  AnyWish: AnyWish;
  AnyFact: AnyFact;
  View: View;
  Options: Options;
}
/**
 * Say what comes to mind.
 */
export interface AddIdea {
  type: "add-idea";
  number: number;
  part: Part;
  words: string;
}
/**
 * No more ideas; from the GM: enough of them.
 */
export interface EndIdeas {
  type: "end-ideas";
  number: number;
}
/**
 * All ideas have been read back.
 */
export interface ReadBack {
  type: "read-back";
  number: number;
}
/**
 * These ideas shall go; the others may stay.
 */
export interface VoteOut {
  type: "vote-out";
  number: number;
  /**
   * @maxItems 96
   */
  out: number[];
}
/**
 * Write on the sheet.
 */
export interface Develop {
  type: "develop";
  number: number;
  sketch: Sketch;
}
/**
 * A setting in the words of a group. The first room is the safe one.
 */
export interface Sketch {
  place: string;
  tale: string;
  /**
   * @maxItems 10
   */
  rooms:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string];
  /**
   * @maxItems 10
   */
  barriers:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string]
    | [string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string]
    | [string, string, string, string, string, string, string, string, string, string];
  monster: string;
  weakness: string;
  feared: string;
  /**
   * @maxItems 10
   */
  tasks:
    | []
    | [Task]
    | [Task, Task]
    | [Task, Task, Task]
    | [Task, Task, Task, Task]
    | [Task, Task, Task, Task, Task]
    | [Task, Task, Task, Task, Task, Task]
    | [Task, Task, Task, Task, Task, Task, Task]
    | [Task, Task, Task, Task, Task, Task, Task, Task]
    | [Task, Task, Task, Task, Task, Task, Task, Task, Task]
    | [Task, Task, Task, Task, Task, Task, Task, Task, Task, Task];
  /**
   * @maxItems 3
   */
  exits: [] | [WayOut] | [WayOut, WayOut] | [WayOut, WayOut, WayOut];
  /**
   * @maxItems 12
   */
  mishaps:
    | []
    | [Mishap]
    | [Mishap, Mishap]
    | [Mishap, Mishap, Mishap]
    | [Mishap, Mishap, Mishap, Mishap]
    | [Mishap, Mishap, Mishap, Mishap, Mishap]
    | [Mishap, Mishap, Mishap, Mishap, Mishap, Mishap]
    | [Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap]
    | [Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap]
    | [Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap]
    | [Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap]
    | [Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap]
    | [Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap, Mishap];
  rounds: number;
  doom: string;
}
/**
 * Something to achieve in a room, once others have been achieved.
 */
export interface Task {
  title: string;
  room: number;
  /**
   * @maxItems 3
   */
  attributes: [] | [Attribute] | [Attribute, Attribute] | [Attribute, Attribute, Attribute];
  /**
   * @maxItems 10
   */
  after:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number];
}
/**
 * A way out. With 0 seats it saves everybody.
 */
export interface WayOut {
  title: string;
  room: number;
  seats: number;
  /**
   * @maxItems 10
   */
  after:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number];
}
/**
 * An event of the group's own; its suit says what kind of trouble it is (TD-45).
 */
export interface Mishap {
  title: string;
  suit: Suit;
}
/**
 * Have the sheet filled in, with the ideas that are left and others where they are few.
 */
export interface FillIn {
  type: "fill-in";
  number: number;
}
/**
 * Ask whether this shall be played.
 */
export interface Propose {
  type: "propose";
  number: number;
}
/**
 * I know where we are: in we go.
 */
export interface GoIn {
  type: "go-in";
  number: number;
}
/**
 * Six cards for Brave, Sexy, Clever, Fast, Dangerous, Lucky; one for each character.
 */
export interface MakeCharacter {
  type: "make-character";
  number: number;
  name: string;
  gender: string;
  occupation: string;
  /**
   * @maxItems 6
   */
  attributes:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string];
  /**
   * @maxItems 6
   */
  feelings:
    | []
    | [string]
    | [string, string]
    | [string, string, string]
    | [string, string, string, string]
    | [string, string, string, string, string]
    | [string, string, string, string, string, string];
  face?: Face | null;
}
/**
 * Play a card for something on an Extra's sheet. A name comes with a gender.
 */
export interface SetAspect {
  type: "set-aspect";
  number: number;
  card: string;
  spot: string;
  words: string;
  gender: string;
  face?: Face | null;
}
/**
 * An empty hand: five cards, and an event instead of a turn (TD-43).
 */
export interface DrawFive {
  type: "draw-five";
  number: number;
}
/**
 * An empty hand, and a normal turn all the same.
 */
export interface TakeTurn {
  type: "take-turn";
  number: number;
}
/**
 * Go for a goal.
 */
export interface Attempt {
  type: "attempt";
  number: number;
  goal: string;
  attribute: Attribute;
  through: Through;
  words: string;
}
/**
 * Fight the monster.
 */
export interface Attack {
  type: "attack";
  number: number;
  attribute: Attribute;
  through: Through;
  words: string;
}
/**
 * Make an Extra do something, such as go to a room.
 */
export interface Control {
  type: "control";
  number: number;
  figure: number;
  attribute: Attribute;
  words: string;
  room?: string | null;
}
/**
 * Go to the next room, with or without the Extra that obeys.
 */
export interface Explore {
  type: "explore";
  number: number;
  room: string;
  along: boolean;
  words: string;
}
/**
 * Dare somebody to do something.
 */
export interface Challenge {
  type: "challenge";
  number: number;
  seat: number;
  dare: string;
  words: string;
}
/**
 * Leave by a way out, with those who may come along.
 */
export interface Escape {
  type: "escape";
  number: number;
  way: string;
  /**
   * @maxItems 10
   */
  figures:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number];
  words: string;
}
/**
 * Do nothing but draw (TD-134).
 */
export interface Pass {
  type: "pass";
  number: number;
}
/**
 * The GM says what a dare in somebody's own words tests; without an attribute: not that.
 */
export interface Weigh {
  type: "weigh";
  number: number;
  attribute?: Attribute | null;
}
/**
 * Take up a challenge, for a card.
 */
export interface Accept {
  type: "accept";
  number: number;
}
/**
 * Refuse a challenge: then both bid.
 */
export interface Decline {
  type: "decline";
  number: number;
}
/**
 * The GM says which attribute counts.
 */
export interface Confirm {
  type: "confirm";
  number: number;
  attribute: Attribute;
}
/**
 * Lay a card face down. A blank card is for those who have none they may play.
 */
export interface Bid {
  type: "bid";
  number: number;
  card: string;
  side: Side;
  through: Through;
  attribute: Attribute;
  words: string;
}
/**
 * Keep out of it.
 */
export interface PassBid {
  type: "pass-bid";
  number: number;
}
/**
 * The GM names another attribute for somebody's bid.
 */
export interface Overrule {
  type: "overrule";
  number: number;
  seat: number;
  attribute: Attribute;
}
/**
 * The GM has the cards turned over.
 */
export interface Reveal {
  type: "reveal";
  number: number;
}
/**
 * Lucky instead of the attribute, once.
 */
export interface UseLucky {
  type: "use-lucky";
  number: number;
}
/**
 * Not this time.
 */
export interface KeepLucky {
  type: "keep-lucky";
  number: number;
}
/**
 * The GM says where the damage goes.
 */
export interface Harm {
  type: "harm";
  number: number;
  spot: string;
}
/**
 * The GM makes an event of the card, out of the scenario's list.
 */
export interface PlayEvent {
  type: "play-event";
  number: number;
  event: string;
  figure: number;
  words: string;
}
/**
 * The GM invents an event, for one or several, and says what follows (TD-46, TD-47).
 */
export interface MakeUpEvent {
  type: "make-up-event";
  number: number;
  figure: number;
  words: string;
  /**
   * @maxItems 10
   */
  others?:
    | []
    | [number]
    | [number, number]
    | [number, number, number]
    | [number, number, number, number]
    | [number, number, number, number, number]
    | [number, number, number, number, number, number]
    | [number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number]
    | [number, number, number, number, number, number, number, number, number, number];
  /**
   * @maxItems 3
   */
  then?: [] | [Consequence] | [Consequence, Consequence] | [Consequence, Consequence, Consequence];
}
/**
 * What follows; `option` is an attribute, a thing or a suit, where there is a choice.
 */
export interface Consequence {
  what: What;
  option: string;
}
/**
 * The GM says whom or what an event hits.
 */
export interface Choose {
  type: "choose";
  number: number;
  option: string;
}
/**
 * Meet an event, with an attribute.
 */
export interface Face1 {
  type: "face";
  number: number;
  attribute: Attribute;
  words: string;
}
/**
 * Yes, or no.
 */
export interface Agree {
  type: "agree";
  number: number;
  yes: boolean;
}
/**
 * Die, or go mad.
 */
export interface MeetEnd {
  type: "meet-end";
  number: number;
  insane: boolean;
  words: string;
}
/**
 * The GM moves the monster, or lets it stay, and lets it attack somebody there, or not.
 */
export interface Prowl {
  type: "prowl";
  number: number;
  room: string;
  whom?: number | null;
}
/**
 * The GM says where the monster goes to lick its wounds.
 */
export interface Flee {
  type: "flee";
  number: number;
  room: string;
}
/**
 * Throw a card away.
 */
export interface Discard {
  type: "discard";
  number: number;
  card: string;
}
/**
 * How it all went on.
 */
export interface Conclude {
  type: "conclude";
  number: number;
  words: string;
}
/**
 * Hand a thing over to somebody in the same room (TD-127).
 */
export interface Give {
  type: "give";
  item: string;
  figure: number;
}
/**
 * Pick a thing up.
 */
export interface Take {
  type: "take";
  item: string;
}
/**
 * Let the Extra go that obeys (TD-85).
 */
export interface Release {
  type: "release";
  figure: number;
}
/**
 * Take an Extra as a new character (TD-113).
 */
export interface Become {
  type: "become";
  figure: number;
}
/**
 * The GM moves an Extra whom nobody controls (TD-89).
 */
export interface Lead {
  type: "lead";
  figure: number;
  room: string;
}
/**
 * Tell what happens (TD-40).
 */
export interface Tell {
  type: "tell";
  words: string;
}
/**
 * Tell how it went: in these words, or aloud; with neither, it is passed (TD-40).
 */
export interface Narrate {
  type: "narrate";
  cue: number;
  words: string;
  aloud?: boolean;
}
/**
 * Wait no longer for somebody's tale; the GM, for somebody's luck.
 */
export interface MoveOn {
  type: "move-on";
  number: number;
}
/**
 * I do not want this in our story. No reason needed.
 */
export interface NotThis {
  type: "not-this";
  line: number;
}
/**
 * A pause, please. No reason needed.
 */
export interface Halt {
  type: "halt";
}
/**
 * We can go on.
 */
export interface GoOn {
  type: "go-on";
}
/**
 * Make something up, and ask for the group's blessing (TD-14).
 */
export interface Invent {
  type: "invent";
  words: string;
  becomes?: Becoming;
}
/**
 * Ask whether the character of somebody who is gone shall be an Extra (TD-136).
 */
export interface LetGo {
  type: "let-go";
  seat: number;
}
/**
 * Ask whether the film stops here for tonight (TD-140).
 */
export interface CutHere {
  type: "cut-here";
}
/**
 * I am still writing: do not answer for me (TD-134).
 */
export interface KeepWriting {
  type: "keep-writing";
  number: number;
}
/**
 * Raise a hand, for or against; the GM may say why an invention spoils the game (TD-15).
 */
export interface Vote {
  type: "vote";
  motion: number;
  yes: boolean;
  because?: Objection | null;
}
/**
 * Give somebody a thing.
 */
export interface HandOut {
  type: "hand-out";
  figure: number;
  item: string;
}
/**
 * Take a thing from somebody: it lies there, or is gone.
 */
export interface Remove {
  type: "remove";
  figure: number;
  item: string;
  gone?: boolean;
}
/**
 * Put somebody in a room.
 */
export interface Put {
  type: "put";
  figure: number;
  room: string;
}
/**
 * Open the safe room, a passage that is shut, or end what makes a room harder.
 */
export interface Clear {
  type: "clear";
  where: string;
}
/**
 * Write back what a score was before it was hurt, or make somebody well.
 */
export interface Mend {
  type: "mend";
  what: string;
}
/**
 * Say that a goal is done.
 */
export interface Grant {
  type: "grant";
  goal: string;
}
/**
 * Say that a goal is still to be done.
 */
export interface Reopen {
  type: "reopen";
  goal: string;
}
/**
 * Let the monster move out of turn, and attack somebody or not (TD-98).
 */
export interface LetLoose {
  type: "let-loose";
  room: string;
  whom?: number | null;
}
/**
 * Whisper: the GM to a player, a player to the GM.
 */
export interface WhisperTo {
  type: "whisper-to";
  seat: number;
  words: string;
}
/**
 * Write down what only the GM reads.
 */
export interface KeepNotes {
  type: "keep-notes";
  words: string;
}
/**
 * Somebody goes for a goal, the monster or an Extra, and says with which attribute.
 */
export interface Tried {
  type: "tried";
  conflict: number;
  kind: Contest;
  seat: number;
  figure: number;
  name: string;
  attribute: Attribute;
  subject: string;
  words: string;
  cards: number;
  line: number[];
  base: string[];
  room: string;
  means: string;
}
/**
 * An event, an attack or a dare tests somebody: they choose one of these attributes (TD-47).
 */
export interface Tested {
  type: "tested";
  conflict: number;
  seat: number;
  figure: number;
  name: string;
  subject: string;
  attributes: Attribute[];
  cards: number;
  base: string[];
  line: number[];
  won: (
    | Test
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  lost: (
    | Test
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  hurts: boolean;
  means: string;
  kind: Contest1;
  words: string;
}
/**
 * A conflict: one of these attributes against the event's card and another (TD-47).
 */
export interface Test {
  do: "test";
  /**
   * @minItems 1
   */
  attributes: [Attribute, ...Attribute[]];
  won: (
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  lost: (
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  hurts: boolean;
}
/**
 * The monster attacks `whom`, if it is near enough; else it comes closer (TD-98).
 */
export interface Attack1 {
  do: "attack";
}
/**
 * The monster takes something that `whom` carries to its lair.
 */
export interface Steal {
  do: "steal";
}
/**
 * `whom` drops something; it lies there.
 */
export interface Drop {
  do: "drop";
}
/**
 * The safe room is safe no more.
 */
export interface BreakDoor {
  do: "break-door";
}
/**
 * The safe room can be locked again, and is.
 */
export interface Seal {
  do: "seal";
}
/**
 * A passage is shut for some rounds: one of these, or any that leads from `whom`'s room.
 */
export interface Block {
  do: "block";
  rounds: number;
  passages: [string, string][];
}
/**
 * `whom` dies after so many rounds, unless somebody brings the cure (TD-49).
 */
export interface Sicken {
  do: "sicken";
  cure: string;
  rounds: number;
}
/**
 * `whom`, an Extra, breaks away and runs to a room.
 */
export interface Run {
  do: "run";
  to: string;
}
/**
 * `whom` flees to a room next door.
 */
export interface Flee1 {
  do: "flee";
}
/**
 * `whom` finds something.
 */
export interface Find {
  do: "find";
  item: string;
}
/**
 * `whom` has another turn, if somebody else in the room agrees to come along (TD-49).
 */
export interface ExtraTurn {
  do: "extra-turn";
  company: boolean;
}
/**
 * `whom`, an Extra, follows the character it loves most wherever they go (TD-49).
 */
export interface Cling {
  do: "cling";
}
/**
 * `whom`, an Extra, goes for somebody it hates: a test of that character.
 */
export interface Brawl {
  do: "brawl";
  /**
   * @minItems 1
   */
  attributes: [Attribute, ...Attribute[]];
}
/**
 * An Extra near `whom` offers something for a seat on the way out (TD-49).
 */
export interface Bargain {
  do: "bargain";
  item: string;
}
/**
 * The player of `whom` draws cards.
 */
export interface Draw {
  do: "draw";
  count: number;
}
/**
 * One relationship of `whom`, or an Extra's to `whom`, turns to this suit.
 */
export interface Sour {
  do: "sour";
  suit: Suit;
}
/**
 * The Extra that `whom` controls, or `whom` itself, is nobody's any more.
 */
export interface BreakFree {
  do: "break-free";
}
/**
 * The monster may move, out of turn.
 */
export interface Lurk {
  do: "lurk";
  steps: number;
}
/**
 * In the room of `whom` everything is harder: more cards for the GM.
 */
export interface Handicap {
  do: "handicap";
  cards: number;
  rounds: number;
}
/**
 * One of these goals, if it was achieved, must be achieved again.
 */
export interface Spoil {
  do: "spoil";
  /**
   * @minItems 1
   */
  goals: [string, ...string[]];
}
/**
 * After so many rounds the place blows up, and everybody still there loses (TD-105).
 */
export interface Countdown {
  do: "countdown";
  rounds: number;
}
/**
 * The countdown stops.
 */
export interface Disarm {
  do: "disarm";
}
/**
 * Everybody learns where a hidden thing is.
 */
export interface Reveal1 {
  do: "reveal";
  item: string;
}
/**
 * Somebody meets an event, with this attribute.
 */
export interface Faced {
  type: "faced";
  conflict: number;
  seat: number;
  attribute: Attribute;
  words: string;
}
/**
 * The GM confirmed the attribute, or named another.
 */
export interface Ruled {
  type: "ruled";
  conflict: number;
  seat: number;
  attribute: Attribute;
  changed: boolean;
}
/**
 * Somebody laid a card face down. `card` is None where they had none to lay.
 */
export interface BidPlaced {
  type: "bid-placed";
  conflict: number;
  seat: number;
  side: Side;
  through: Through;
  figure: number | null;
  name: string;
  attribute: Attribute | null;
  card: string | null;
  words: string;
  to: number[];
}
/**
 * Somebody keeps out of it.
 */
export interface BidPassed {
  type: "bid-passed";
  conflict: number;
  seat: number;
}
/**
 * Nobody used Lucky, or all who wanted to have done so.
 */
export interface LuckAsked {
  type: "luck-asked";
  conflict: number;
}
/**
 * All cards are turned over, and the GM's are drawn.
 */
export interface Revealed {
  type: "revealed";
  conflict: number;
  bids: [number, string | null][];
  obstacle: string[];
}
/**
 * Lucky replaces another attribute, once in a game (TD-21).
 */
export interface LuckyUsed {
  type: "lucky-used";
  conflict: number;
  seat: number;
  figure: number;
  name: string;
  score: string;
}
/**
 * Somebody keeps Lucky for later.
 */
export interface LuckDeclined {
  type: "luck-declined";
  conflict: number;
  seat: number;
}
/**
 * Both sides, strongest card first, and who won.
 */
export interface Resolved {
  type: "resolved";
  conflict: number;
  kind: Contest;
  seat: number;
  active: string[];
  opposing: string[];
  active_total: number;
  opposing_total: number;
  won: boolean;
  tie: Tie | null;
}
/**
 * Equal totals, and the first two cards that are not equal.
 */
export interface Tie {
  by: Edge;
  active: string;
  opposing: string;
}
/**
 * A feeling has another suit (TD-60).
 */
export interface FeelingTurned {
  type: "feeling-turned";
  figure: number;
  name: string;
  about: number;
  about_name: string;
  suit: Suit;
  score: string;
}
/**
 * A card for damage: it saves, or it hurts (TD-70).
 */
export interface DamageDrawn {
  type: "damage-drawn";
  conflict: number;
  figure: number;
  name: string;
  card: string;
  saves: boolean;
  deadly: boolean;
  total: number;
}
/**
 * A score was replaced by the card of damage (TD-71).
 */
export interface Hurt {
  type: "hurt";
  conflict: number;
  spot: string;
  name: string;
  before: string;
  card: string;
}
/**
 * The cards are discarded; what follows from it follows.
 */
export interface ConflictEnded {
  type: "conflict-ended";
  conflict: number;
  won: boolean;
  hooks: (
    | Test
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  whom: number;
  card: string;
}
/**
 * I challenge you to … `dare` is like `goal:unjam-pod`, `room:bridge`, `extra:4`, `monster`.
 *
 * It may be a stunt of the scenario, like `stunt:moonwalk`; or `own`: then `words` say what.
 */
export interface Challenged {
  type: "challenged";
  seat: number;
  whom: number;
  dare: string;
  words: string;
  attributes: Attribute[];
}
/**
 * The GM says what a dare in somebody's own words tests (TD-74).
 */
export interface DareWeighed {
  type: "dare-weighed";
  seat: number;
  attribute: Attribute;
}
/**
 * The GM says that it cannot be asked for; whoever dared does something else (TD-80).
 */
export interface DareRefused {
  type: "dare-refused";
  seat: number;
}
/**
 * Accepted, or declined: then both bid.
 */
export interface ChallengeAnswered {
  type: "challenge-answered";
  seat: number;
  by: number;
  dare: string;
  accepted: boolean;
  conflict: number;
}
/**
 * Somebody sets about what they were challenged to.
 */
export interface DareFaced {
  type: "dare-faced";
  seat: number;
}
/**
 * Somebody need not do what they were challenged to.
 */
export interface DareDropped {
  type: "dare-dropped";
  seat: number;
}
/**
 * Somebody goes to the next room.
 */
export interface Explored {
  type: "explored";
  seat: number;
  words: string;
}
/**
 * Somebody in the story is somewhere else now.
 */
export interface Moved {
  type: "moved";
  figure: number;
  name: string;
  room: string;
}
/**
 * The safe room is not sealed any more (TD-35).
 */
export interface DoorOpened {
  type: "door-opened";
  room: string;
}
/**
 * The safe room is locked again.
 */
export interface DoorSealed {
  type: "door-sealed";
  room: string;
}
/**
 * A goal is achieved: by one for all, or by one for themselves (TD-127).
 */
export interface Achieved {
  type: "achieved";
  figure: number;
  name: string;
  goal: string;
  own: boolean;
  undoes: string[];
  hooks: (
    | Test
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  tells: Weakness | null;
}
/**
 * What can be done about the monster. `known_by` is the goal that tells, if it is a secret.
 */
export interface Weakness {
  known_by: string | null;
  /**
   * @minItems 1
   */
  means: [Means, ...Means[]];
  needed: boolean;
  says: {
    [k: string]: Words;
  };
}
/**
 * A thing that exploits the weakness.
 */
export interface Means {
  item: string;
  used_up: boolean;
}
/**
 * A title for buttons and maps, and a sentence or two to read out.
 */
export interface Words {
  title: string;
  text: string;
}
/**
 * A search was successful, but the thing is not in this room (TD-132).
 */
export interface NotFound {
  type: "not-found";
  item: string;
  room: string;
}
/**
 * Somebody has a thing. `found` is True where it was hidden.
 */
export interface ItemGained {
  type: "item-gained";
  figure: number;
  name: string;
  item: string;
  found: boolean;
}
/**
 * Somebody picked a thing up. `stays` is True where there is enough for all.
 */
export interface ItemTaken {
  type: "item-taken";
  figure: number;
  name: string;
  item: string;
  room: string;
  stays: boolean;
}
/**
 * A thing was handed over.
 */
export interface ItemGiven {
  type: "item-given";
  figure: number;
  name: string;
  whom: number;
  whom_name: string;
  item: string;
}
/**
 * A thing was used up, or dropped in a room.
 */
export interface ItemLost {
  type: "item-lost";
  figure: number;
  name: string;
  item: string;
  room: string;
}
/**
 * An Extra obeys somebody from now on.
 */
export interface Controlled {
  type: "controlled";
  seat: number;
  figure: number;
  name: string;
}
/**
 * An Extra is nobody's any more.
 */
export interface Released {
  type: "released";
  figure: number;
  name: string;
}
/**
 * A character is lost; the player says how.
 */
export interface Doomed {
  type: "doomed";
  figure: number;
  name: string;
  seat: number;
}
/**
 * The GM moves an Extra that is nobody's.
 */
export interface ExtraLed {
  type: "extra-led";
  figure: number;
  name: string;
}
/**
 * Somebody in the story is dead, or mad.
 */
export interface Lost {
  type: "lost";
  figure: number;
  name: string;
  fate: Fate;
  seat: number | null;
  words: string;
}
/**
 * A player without a character would like to be this Extra.
 */
export interface Claimed {
  type: "claimed";
  seat: number;
  figure: number;
  name: string;
}
/**
 * An Extra is a character from now on (TD-112, TD-113).
 */
export interface Became {
  type: "became";
  seat: number;
  figure: number;
  name: string;
}
/**
 * The character of somebody who is gone is an Extra from now on (TD-136).
 */
export interface WasLetGo {
  type: "let-go";
  seat: number;
  figure: number;
  name: string;
}
/**
 * Somebody is about to leave by a way out, and says who may come along (TD-102).
 */
export interface LeavingAsked {
  type: "leaving-asked";
  seat: number;
  figure: number;
  way: string;
  passengers: number[];
  names: string[];
  words: string;
}
/**
 * Somebody said yes or no.
 */
export interface Agreed {
  type: "agreed";
  seat: number;
  yes: boolean;
}
/**
 * Somebody who was promised a seat is left behind (TD-102).
 */
export interface PromiseBroken {
  type: "promise-broken";
  seat: number;
  figure: number;
  name: string;
}
/**
 * They are out.
 */
export interface Left {
  type: "left";
  way: string;
  figures: number[];
  names: string[];
  winners: number[];
}
/**
 * The GM gave somebody a thing.
 */
export interface ThingHanded {
  type: "thing-handed";
  figure: number;
  name: string;
  item: string;
}
/**
 * The GM took a thing from somebody: it lies in a room, or is gone.
 */
export interface ThingRemoved {
  type: "thing-removed";
  figure: number;
  name: string;
  item: string;
  room: string;
}
/**
 * The GM put somebody somewhere else.
 */
export interface FigurePut {
  type: "figure-put";
  figure: number;
  name: string;
  room: string;
}
/**
 * The GM opened the safe room, a passage that was shut, or a room that was harder.
 */
export interface Cleared {
  type: "cleared";
  rooms: string[];
}
/**
 * The GM wrote back a score that was hurt.
 */
export interface Mended {
  type: "mended";
  spot: string;
  name: string;
  before: string;
  card: string;
}
/**
 * The GM made somebody well again.
 */
export interface Nursed {
  type: "nursed";
  figure: number;
  name: string;
}
/**
 * The GM said that a goal is done.
 */
export interface GoalGranted {
  type: "goal-granted";
  goal: string;
}
/**
 * The GM said that a goal is still to be done.
 */
export interface GoalReopened {
  type: "goal-reopened";
  goal: string;
}
/**
 * It was getting slow: the GM let the monster loose, out of turn.
 */
export interface MonsterLoosed {
  type: "monster-loosed";
}
/**
 * What somebody made up is a thing from now on (TD-14).
 */
export interface ThingMade {
  type: "thing-made";
  item: Item;
  title: string;
  room: string;
}
/**
 * A thing: it lies somewhere, or is hidden, or comes into play by goals and events.
 */
export interface Item {
  id: string;
  at: string | null;
  hidden: boolean;
  many: boolean;
  says: {
    [k: string]: Words;
  };
}
/**
 * What somebody made up is a goal from now on (TD-14).
 */
export interface GoalMade {
  type: "goal-made";
  goal: Goal;
  title: string;
  room: string;
}
/**
 * Something to achieve (TD-66). `gives` go to whoever achieves it, `uses` are used up.
 */
export interface Goal {
  id: string;
  own: boolean;
  at: string[];
  arrive: string | null;
  search: string | null;
  needs: (string | string[])[];
  /**
   * @minItems 1
   */
  attributes: [Attribute, ...Attribute[]];
  gives: string[];
  uses: string[];
  undoes: string[];
  hooks: (
    | Test
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  says: {
    [k: string]: Words;
  };
}
/**
 * Somebody whispered to the GM, or the GM to somebody; the others see that, and no more.
 */
export interface Whispered {
  type: "whispered";
  seat: number;
  whom: number;
  words: string;
  to: number[];
}
/**
 * The GM wrote something down for nobody else.
 */
export interface NotesKept {
  type: "notes-kept";
  words: string;
  to: number[];
}
/**
 * The evening began: who is the GM, and who sits clockwise from the GM's left.
 */
export interface Opened {
  type: "opened";
  options: Options;
  gm: number;
  order: number[];
  bots: number[];
}
/**
 * Everything that is left to the group.
 */
export interface Options {
  language: "en" | "fr";
  scenario: Setting;
  file: string;
  gm: Keeper;
  gm_chair: number;
  tone: Tone;
  ready_extras: boolean;
  policy: Policy;
  clocks: Clocks;
  lucky_before_reveal: boolean;
  sole_survivor: boolean;
  round_limit: boolean;
  think_seconds: number;
  bid_seconds: number;
  judge_seconds: number;
  keeper_seconds: number;
  luck_seconds: number;
  agree_seconds: number;
  discard_seconds: number;
  doom_seconds: number;
  narrate_seconds: number;
  epilogue_seconds: number;
  vote_seconds: number;
  making_seconds: number;
  blessing_seconds: number;
  writing_seconds: number;
  gone_seconds: number;
}
/**
 * Cards to make a character of: six for attributes, one for each character (TD-18, TD-22).
 */
export interface Offered {
  type: "offered";
  seat: number;
  cards: string[];
}
/**
 * Somebody has read where they are, and why nobody can leave (TD-10).
 */
export interface WentIn {
  type: "went-in";
  seat: number;
}
/**
 * Attributes in their usual order, feelings in the order of characters.
 */
export interface CharacterMade {
  type: "character-made";
  seat: number;
  figure: number;
  name: string;
  gender: string;
  occupation: string;
  attributes: string[];
  feelings: string[];
  face: Face | null;
}
/**
 * All characters are made; the cards are collected and shuffled (TD-27).
 */
export interface ExtrasBegan {
  type: "extras-began";
}
/**
 * Somebody played a card and wrote on an Extra's sheet. `spot` is like `4.brave` or `4>0`.
 */
export interface AspectSet {
  type: "aspect-set";
  seat: number;
  card: string;
  spot: string;
  name: string;
  words: string;
  gender: string;
  face: Face | null;
}
/**
 * The house filled an Extra's sheet by luck; feelings in the order of sheets (TD-32).
 */
export interface ExtraMade {
  type: "extra-made";
  figure: number;
  name: string;
  gender: string;
  occupation: string;
  attributes: string[];
  feelings: string[];
  face: Face | null;
}
/**
 * Everybody is in the safe room; the cards are collected and shuffled (TD-35, TD-36).
 */
export interface PlayBegan {
  type: "play-began";
  room: string;
  sealed: boolean;
  goals: string[];
  floor: [string, string][];
}
/**
 * A thing is somewhere, and only the GM knows where (TD-132).
 */
export interface Hid {
  type: "hid";
  item: string;
  room: string;
  to: number[];
}
/**
 * Somebody has a hand.
 */
export interface Dealt {
  type: "dealt";
  seat: number;
  cards: string[];
  to: number[];
}
/**
 * Somebody had an idea.
 */
export interface IdeaAdded {
  type: "idea-added";
  seat: number;
  number: number;
  part: Part;
  words: string;
}
/**
 * Somebody has no more ideas; or the GM thinks that there are enough.
 */
export interface IdeasEnded {
  type: "ideas-ended";
  seat: number;
  enough: boolean;
}
/**
 * The GM has read all ideas back.
 */
export interface IdeasRead {
  type: "ideas-read";
  count: number;
}
/**
 * Somebody said which ideas shall go, or nothing at all.
 */
export interface IdeasJudged {
  type: "ideas-judged";
  seat: number;
  out: number[];
  abstains: boolean;
}
/**
 * As many want an idea out as do not: one card for each side, the higher wins (TD-14).
 */
export interface TieDrawn {
  type: "tie-drawn";
  idea: number;
  words: string;
  cards: string[];
  out: boolean;
}
/**
 * What the majority wanted out is out.
 */
export interface IdeasSifted {
  type: "ideas-sifted";
  out: number[];
  kept: number;
}
/**
 * The GM wrote on the sheet, or had it filled in.
 */
export interface Developed {
  type: "developed";
  sketch: Sketch;
  filled: boolean;
}
/**
 * What is played: all of it that everybody may know.
 */
export interface SettingLaid {
  type: "setting-laid";
  scenario: Scenario;
  title: string;
}
/**
 * A setting, in one file that can be shared.
 */
export interface Scenario {
  format: number;
  id: string;
  says: {
    [k: string]: Words;
  };
  minutes: number;
  difficulty: number;
  safe: string;
  sealed: boolean;
  rooms: Room[];
  links: Link[];
  items: Item[];
  goals: Goal[];
  achieved: string[];
  barriers: {
    [k: string]: Words;
  }[];
  monster: Monster;
  events: Event[];
  ways: Way[];
  dares: Stunt[];
  limit: Limit | null;
  cast: {
    [k: string]: Role[];
  };
}
/**
 * A place on the map: the corner nearest the top left, and its size.
 */
export interface Room {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
  outside: boolean;
  needs: (string | string[])[];
  says: {
    [k: string]: Words;
  };
}
/**
 * Two rooms next to each other; it leads both ways.
 */
export interface Link {
  a: string;
  b: string;
  kind: Passage;
  walker: Walker;
  needs: (string | string[])[];
  opened_by: string | null;
}
/**
 * Its lair is where it starts, and where it takes what it steals.
 */
export interface Monster {
  start: string;
  /**
   * @minItems 1
   */
  moves: [Passage1, ...Passage1[]];
  /**
   * @minItems 1
   */
  attributes: [Attribute, ...Attribute[]];
  /**
   * @minItems 1
   */
  attacks: [
    {
      [k: string]: Words;
    },
    ...{
      [k: string]: Words;
    }[]
  ];
  weakness: Weakness;
  flees: number;
  says: {
    [k: string]: Words;
  };
}
/**
 * Something that befalls somebody (TD-45). Its suit says what kind of trouble it is.
 */
export interface Event {
  id: string;
  suit: Suit;
  touches: Touch;
  hooks: (
    | Test
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  says: {
    [k: string]: Words;
  };
}
/**
 * Anybody of that kind; or the one who has most or least of something (TD-49).
 */
export interface Touch {
  who: Who;
  most: Measure | null;
  least: Measure | null;
  company: boolean;
}
/**
 * A way out (TD-101). With `seats` 0 everybody alive is saved; else those who fit in.
 */
export interface Way {
  id: string;
  at: string;
  needs: (string | string[])[];
  seats: number;
  says: {
    [k: string]: Words;
  };
}
/**
 * Something silly or bold to dare somebody to (TD-74): a test, and what comes of it.
 */
export interface Stunt {
  id: string;
  /**
   * @minItems 1
   */
  attributes: [Attribute, ...Attribute[]];
  won: (
    | Test
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  lost: (
    | Test
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  says: {
    [k: string]: Words;
  };
}
/**
 * After so many rounds everybody still there is lost (TD-125).
 */
export interface Limit {
  rounds: number;
  says: {
    [k: string]: Words;
  };
}
/**
 * Somebody who could be there, for those who lack ideas.
 */
export interface Role {
  name: string;
  gender: string;
  occupation: string;
  face: Face | null;
}
/**
 * What only the GM knows: what may happen, where the monster begins, what it fears.
 */
export interface SecretsLaid {
  type: "secrets-laid";
  events: Event[];
  lair: string;
  to: number[];
  weakness: Weakness | null;
}
/**
 * Somebody tells what happens.
 */
export interface Told {
  type: "told";
  seat: number;
  words: string;
}
/**
 * Somebody is asked to tell how it went (TD-40). `about` is a thing, an attribute or a name.
 */
export interface CueGiven {
  type: "cue-given";
  cue: number;
  seat: number;
  prompt: Prompt;
  figure: number;
  name: string;
  about: string;
  conflict: number;
}
/**
 * Somebody told how it went, for all to hear.
 */
export interface Narrated {
  type: "narrated";
  cue: number;
  seat: number;
  prompt: Prompt;
  figure: number;
  name: string;
  words: string;
  about: string;
  conflict: number;
}
/**
 * Somebody told it at the table; nobody wrote it down.
 */
export interface ToldAloud {
  type: "told-aloud";
  cue: number;
  seat: number;
}
/**
 * Somebody leaves it to everybody's imagination.
 */
export interface CuePassed {
  type: "cue-passed";
  cue: number;
  seat: number;
}
/**
 * The table waits no longer for a tale; it may still be told.
 */
export interface MovedOn {
  type: "moved-on";
  cue: number;
}
/**
 * Not this: somebody does not want it in the story. Nobody says who, or why.
 */
export interface Struck {
  type: "struck";
  line: number;
}
/**
 * A pause. Nobody says who asked for it, or why.
 */
export interface Halted {
  type: "halted";
  at: number;
}
/**
 * The pause is over, and clocks go on. Who ends it is often who asked for it.
 */
export interface WentOn {
  type: "went-on";
  at: number;
}
/**
 * Somebody asks for the group's blessing (TD-14).
 */
export interface MotionMade {
  type: "motion-made";
  number: number;
  matter: Matter;
  by: number;
  words: string;
  seat: number | null;
  until: number | null;
  becomes: Becoming1;
}
/**
 * A hand went up; the GM may have said why an invention spoils the game (TD-15).
 */
export interface Voted {
  type: "voted";
  number: number;
  seat: number;
  yes: boolean;
  because: Objection | null;
}
/**
 * The majority decided; at a tie the higher card did.
 */
export interface MotionClosed {
  type: "motion-closed";
  number: number;
  matter: Matter;
  words: string;
  carried: boolean;
  yes: number[];
  no: number[];
  cards: string[];
  because: Objection | null;
}
/**
 * Then the table waits no longer than `until` for what it asked.
 */
export interface WentAway {
  type: "went-away";
  seat: number;
  left: boolean;
  until: number | null;
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
 * A card for an event; `figure` if it must touch somebody (TD-46).
 */
export interface EventDrawn {
  type: "event-drawn";
  card: string;
  figure: number | null;
}
/**
 * The GM made an event of the card; `event` is blank for one that the GM invented.
 */
export interface EventPlayed {
  type: "event-played";
  event: string;
  card: string;
  figure: number;
  name: string;
  words: string;
  hooks: (
    | Test
    | Attack1
    | Steal
    | Drop
    | BreakDoor
    | Seal
    | Block
    | Sicken
    | Run
    | Flee1
    | Find
    | ExtraTurn
    | Cling
    | Brawl
    | Bargain
    | Draw
    | Sour
    | BreakFree
    | Lurk
    | Handicap
    | Spoil
    | Countdown
    | Disarm
    | Reveal1
  )[];
  shows: Event | null;
  others: number[];
}
/**
 * What an event sets going happens to somebody.
 */
export interface Befell {
  type: "befell";
  do: string;
  whom: number;
  name: string;
}
/**
 * What an event would set going comes to nothing.
 */
export interface Fizzled {
  type: "fizzled";
  do: string;
  whom: number;
  name: string;
}
/**
 * The monster went somewhere, or stayed. `prowl` is True for its move after a turn.
 */
export interface MonsterMoved {
  type: "monster-moved";
  room: string;
  prowl: boolean;
  to: number[];
}
/**
 * The monster is where somebody sees it.
 */
export interface MonsterSeen {
  type: "monster-seen";
  room: string;
}
/**
 * Nobody sees the monster any more.
 */
export interface MonsterVanished {
  type: "monster-vanished";
}
/**
 * It came closer: one hears it (TD-98).
 */
export interface MonsterHeard {
  type: "monster-heard";
}
/**
 * The monster is upon somebody, in one of the ways that the scenario knows.
 */
export interface MonsterAttacked {
  type: "monster-attacked";
  figure: number;
  name: string;
  attack: number;
}
/**
 * An Extra on its own against the monster (TD-131).
 */
export interface ExtraAttacked {
  type: "extra-attacked";
  figure: number;
  name: string;
  score: string;
  card: string;
  obstacle: string[];
  dies: boolean;
}
/**
 * The monster moves out of turn.
 */
export interface MonsterStirred {
  type: "monster-stirred";
  steps: number;
}
/**
 * The monster was defeated; whether it counts depends on the means (TD-96, TD-99).
 */
export interface MonsterBeaten {
  type: "monster-beaten";
  counts: boolean;
  defeats: number;
  dead: boolean;
  flees: number;
}
/**
 * A passage cannot be used until a round is over.
 */
export interface PassageShut {
  type: "passage-shut";
  /**
   * @minItems 2
   * @maxItems 2
   */
  rooms: [string, string];
  until: number;
}
/**
 * In a room the GM draws more cards until a round is over.
 */
export interface RoomHarder {
  type: "room-harder";
  room: string;
  cards: number;
  until: number;
}
/**
 * Somebody dies when a round is over, unless cured (TD-49).
 */
export interface FellSick {
  type: "fell-sick";
  figure: number;
  name: string;
  cure: string;
  until: number;
}
/**
 * Somebody is well again.
 */
export interface Cured {
  type: "cured";
  figure: number;
  name: string;
}
/**
 * An Extra follows a character wherever they go.
 */
export interface Clung {
  type: "clung";
  figure: number;
  name: string;
  whom: number;
  whom_name: string;
}
/**
 * A seat on the way out, for a thing.
 */
export interface Promised {
  type: "promised";
  seat: number;
  figure: number;
  name: string;
}
/**
 * What was achieved must be done again.
 */
export interface GoalSpoilt {
  type: "goal-spoilt";
  goal: string;
}
/**
 * When this round is over, everything blows up (TD-105).
 */
export interface CountdownBegan {
  type: "countdown-began";
  until: number;
}
/**
 * It does not blow up after all.
 */
export interface CountdownStopped {
  type: "countdown-stopped";
}
/**
 * Everybody learns where a hidden thing is.
 */
export interface PlaceTold {
  type: "place-told";
  item: string;
  room: string;
}
/**
 * Somebody will have another turn.
 */
export interface BonusGranted {
  type: "bonus-granted";
  seat: number;
}
/**
 * Somebody has another turn.
 */
export interface BonusBegan {
  type: "bonus-began";
  seat: number;
}
/**
 * The table waits for somebody.
 */
export interface Asked {
  type: "asked";
  ask: Ask;
  number: number;
  seats: number[];
  until: number | null;
}
/**
 * Somebody is still writing; the table waits for them at least so long.
 */
export interface KeptWriting {
  type: "kept-writing";
  seat: number;
  until: number;
}
/**
 * Somebody's turn; the GM's is the last of a round.
 */
export interface TurnBegan {
  type: "turn-began";
  turn: number;
  seat: number;
  round: number;
}
/**
 * Somebody drew cards; others see how many.
 */
export interface Drew {
  type: "drew";
  seat: number;
  cards: string[];
  to: number[];
}
/**
 * The discards are the deck again (TD-41).
 */
export interface Reshuffled {
  type: "reshuffled";
}
/**
 * An empty hand: five cards, no turn, and an event (TD-43).
 */
export interface PenaltyTaken {
  type: "penalty-taken";
  seat: number;
}
/**
 * An empty hand, and a normal turn all the same (TD-43).
 */
export interface TurnTaken {
  type: "turn-taken";
  seat: number;
}
/**
 * Somebody only draws (TD-134).
 */
export interface Passed {
  type: "passed";
  seat: number;
}
/**
 * Cards too many were thrown away (TD-39).
 */
export interface Discarded {
  type: "discarded";
  seat: number;
  cards: string[];
}
/**
 * A turn is over. With the GM's, a round is, and what was only for a while ends.
 */
export interface TurnEnded {
  type: "turn-ended";
  seat: number;
  round: number;
  last: boolean;
}
/**
 * It is clear how it ends; everybody may tell how it went on (TD-109).
 */
export interface EndDecided {
  type: "end-decided";
  winners: number[];
  cause: Cause;
}
/**
 * Somebody told their last words.
 */
export interface Concluded {
  type: "concluded";
  seat: number;
  words: string;
}
/**
 * It is over, and everything is opened.
 */
export interface GameEnded {
  type: "game-ended";
  winners: number[];
  cause: Cause;
  room: string;
  hidden: [string, string][];
  hands: string[][];
  events: Event[];
  lair: string;
  weakness: Weakness | null;
}
/**
 * The place, the people in it, what is being settled, and the story so far.
 */
export interface View {
  may: (
    | MayAddIdea
    | MayEndIdeas
    | MayReadBack
    | MayVoteOut
    | MayDevelop
    | MayFillIn
    | MayPropose
    | MayGoIn
    | MayMakeCharacter
    | MaySetAspect
    | MayDrawFive
    | MayTakeTurn
    | MayAttempt
    | MayAttack
    | MayControl
    | MayExplore
    | MayChallenge
    | MayEscape
    | MayPass
    | MayWeigh
    | MayAccept
    | MayDecline
    | MayConfirm
    | MayBid
    | MayPassBid
    | MayOverrule
    | MayReveal
    | MayUseLucky
    | MayKeepLucky
    | MayHarm
    | MayPlayEvent
    | MayMakeUpEvent
    | MayChoose
    | MayFace
    | MayAgree
    | MayMeetEnd
    | MayProwl
    | MayFlee
    | MayDiscard
    | MayConclude
    | MayGive
    | MayTake
    | MayRelease
    | MayBecome
    | MayLead
    | MayTell
    | MayNarrate
    | MayMoveOn
    | MayNotThis
    | MayHalt
    | MayGoOn
    | MayInvent
    | MayLetGo
    | MayCutHere
    | MayKeepWriting
    | MayVote
    | MayHandOut
    | MayRemove
    | MayPut
    | MayClear
    | MayMend
    | MayGrant
    | MayReopen
    | MayLetLoose
    | MayWhisperTo
    | MayKeepNotes
  )[];
  waiting: number[];
  channels: string[];
  me: number | null;
  gm: number;
  order: number[];
  language: "en" | "fr";
  scenario: Setting1;
  tone: Tone1;
  policy: Policy1;
  sole_survivor: boolean;
  phase: Phase;
  place: Place;
  making: Workshop | null;
  file: Scenario | null;
  cast: Role[];
  turn: number;
  round: number;
  active: number;
  stage: Stage;
  ask: Ask | null;
  number: number;
  until: number | null;
  figure: number | null;
  hand: string[];
  offered: string[];
  closed: Closed[];
  counts: {
    [k: string]: number;
  };
  scale: [string, number][];
  deck: number;
  discards: string[];
  laid: string[];
  sheets: Sheet[];
  blanks: number;
  conflict: Clash | null;
  last: Clash | null;
  monster: Quarry;
  event: Scare | null;
  happening: Happening | null;
  news: News | null;
  episodes: Episode[];
  dare: Dare | null;
  leaving: Leaving | null;
  outbound: Outbound[];
  events: Scare[];
  goals: string[];
  floor: {
    [k: string]: string[];
  };
  hidden: {
    [k: string]: string;
  };
  searched: {
    [k: string]: string[];
  };
  visited: string[];
  sealed: boolean;
  locked: [string, string][];
  blocks: Timed[];
  handicaps: Timed[];
  countdown: number | null;
  story: Line[];
  said: number[];
  cue: Cue | null;
  whispers: Whisper[];
  notes: string;
  motion: Motion | null;
  halted: boolean;
  claims: [number, number][];
  away: number[];
  empty: number[];
  hands: string[][];
  winners: number[];
  verdict: Cause | null;
  cause: Cause | null;
}
export interface MayAddIdea {
  type: "may-add-idea";
  number: number;
  parts: Part[];
  left: number;
}
export interface MayEndIdeas {
  type: "may-end-ideas";
  number: number;
}
export interface MayReadBack {
  type: "may-read-back";
  number: number;
}
export interface MayVoteOut {
  type: "may-vote-out";
  number: number;
  ideas: number[];
}
export interface MayDevelop {
  type: "may-develop";
  number: number;
}
export interface MayFillIn {
  type: "may-fill-in";
  number: number;
}
export interface MayPropose {
  type: "may-propose";
  number: number;
}
export interface MayGoIn {
  type: "may-go-in";
  number: number;
}
export interface MayMakeCharacter {
  type: "may-make-character";
  number: number;
  for_attributes: string[];
  for_feelings: string[];
}
export interface MaySetAspect {
  type: "may-set-aspect";
  number: number;
  cards: string[];
  spots: string[];
}
export interface MayDrawFive {
  type: "may-draw-five";
  number: number;
}
export interface MayTakeTurn {
  type: "may-take-turn";
  number: number;
}
export interface MayAttempt {
  type: "may-attempt";
  number: number;
  goals: string[];
  throughs: Through[];
  attributes: Attribute[];
  chances: Chance[];
}
/**
 * A goal that can be tried now, through whom, with what, against how many cards.
 */
export interface Chance {
  goal: string;
  throughs: Through[];
  attributes: Attribute[];
  cards: number;
}
export interface MayAttack {
  type: "may-attack";
  number: number;
  throughs: Through[];
  attributes: Attribute[];
  fits: Attribute[];
  cards: number;
  counts: boolean;
}
export interface MayControl {
  type: "may-control";
  number: number;
  figures: number[];
  rooms: string[];
  attributes: Attribute[];
  fits: Attribute[];
  grips: Grip[];
}
/**
 * An Extra that may be controlled: its feeling resists, and forbids some cards (TD-83).
 */
export interface Grip {
  figure: number;
  feeling: string;
  lawful: string[];
  rooms: string[];
}
export interface MayExplore {
  type: "may-explore";
  number: number;
  rooms: string[];
  companion: number | null;
}
export interface MayChallenge {
  type: "may-challenge";
  number: number;
  seats: number[];
  dares: string[];
  targets: Target[];
}
/**
 * Somebody who can be challenged, and to what.
 */
export interface Target {
  seat: number;
  dares: string[];
}
export interface MayEscape {
  type: "may-escape";
  number: number;
  ways: string[];
  exits: Exit[];
}
/**
 * A way out that is open, its seats (0 for everybody), and who could come along.
 */
export interface Exit {
  way: string;
  places: number;
  figures: number[];
  promised: number[];
}
export interface MayPass {
  type: "may-pass";
  number: number;
}
export interface MayWeigh {
  type: "may-weigh";
  number: number;
  attributes: Attribute[];
}
export interface MayAccept {
  type: "may-accept";
  number: number;
  dare: string;
  by: number;
}
export interface MayDecline {
  type: "may-decline";
  number: number;
}
export interface MayConfirm {
  type: "may-confirm";
  number: number;
  attributes: Attribute[];
  proposed: Attribute;
}
export interface MayBid {
  type: "may-bid";
  number: number;
  cards: string[];
  sides: Side[];
  throughs: Through[];
  attributes: Attribute[];
  stakes: Stake[];
}
/**
 * Through whom one may bid, which feeling is at stake, and which cards it allows (TD-59).
 */
export interface Stake {
  through: Through;
  figure: number | null;
  owner: number | null;
  about: number | null;
  feeling: string;
  lawful: string[];
  bars: Suit | null;
  turns: Suit[];
}
export interface MayPassBid {
  type: "may-pass-bid";
  number: number;
}
export interface MayOverrule {
  type: "may-overrule";
  number: number;
  seats: number[];
  attributes: Attribute[];
}
export interface MayReveal {
  type: "may-reveal";
  number: number;
}
export interface MayUseLucky {
  type: "may-use-lucky";
  number: number;
  score: string;
}
export interface MayKeepLucky {
  type: "may-keep-lucky";
  number: number;
}
export interface MayHarm {
  type: "may-harm";
  number: number;
  card: string;
  spots: string[];
  worst: string;
}
export interface MayPlayEvent {
  type: "may-play-event";
  number: number;
  card: string;
  events: string[];
  figures: number[];
  troubles: Trouble[];
}
/**
 * An event of the list that can be played now, and whom it can touch.
 */
export interface Trouble {
  event: string;
  figures: number[];
}
export interface MayMakeUpEvent {
  type: "may-make-up-event";
  number: number;
  card: string;
  figures: number[];
  follows: Follow[];
  suggests: What;
  strength: Strength;
}
/**
 * What may follow from an event of the GM's own: to whom, and with what.
 */
export interface Follow {
  what: What;
  figures: number[];
  options: string[];
}
export interface MayChoose {
  type: "may-choose";
  number: number;
  hook: string;
  options: string[];
}
export interface MayFace {
  type: "may-face";
  number: number;
  attributes: Attribute[];
}
export interface MayAgree {
  type: "may-agree";
  number: number;
  matter: string;
  by: number;
}
export interface MayMeetEnd {
  type: "may-meet-end";
  number: number;
}
export interface MayProwl {
  type: "may-prowl";
  number: number;
  rooms: string[];
  lairs: Lair[];
}
/**
 * A room that the monster can be in after its move, and whom it could attack there.
 */
export interface Lair {
  room: string;
  figures: number[];
  steps: number;
}
export interface MayFlee {
  type: "may-flee";
  number: number;
  rooms: string[];
}
export interface MayDiscard {
  type: "may-discard";
  number: number;
  cards: string[];
}
export interface MayConclude {
  type: "may-conclude";
  number: number;
  won: boolean;
}
export interface MayGive {
  type: "may-give";
  items: string[];
  figures: number[];
}
export interface MayTake {
  type: "may-take";
  items: string[];
}
export interface MayRelease {
  type: "may-release";
  figure: number;
}
export interface MayBecome {
  type: "may-become";
  figures: number[];
}
export interface MayLead {
  type: "may-lead";
  figures: number[];
  rooms: string[];
  leashes: Leash[];
}
/**
 * An Extra that the GM may move, and where to.
 */
export interface Leash {
  figure: number;
  rooms: string[];
}
export interface MayTell {
  type: "may-tell";
}
export interface MayNarrate {
  type: "may-narrate";
  cue: number;
}
export interface MayMoveOn {
  type: "may-move-on";
  number: number;
}
export interface MayNotThis {
  type: "may-not-this";
  lines: number[];
}
export interface MayHalt {
  type: "may-halt";
}
export interface MayGoOn {
  type: "may-go-on";
}
export interface MayInvent {
  type: "may-invent";
  becomings: Becoming2[];
}
export interface MayLetGo {
  type: "may-let-go";
  seats: number[];
}
export interface MayCutHere {
  type: "may-cut-here";
}
export interface MayKeepWriting {
  type: "may-keep-writing";
  number: number;
}
export interface MayVote {
  type: "may-vote";
  motion: number;
  objections: Objection[];
}
export interface MayHandOut {
  type: "may-hand-out";
  holders: Holder[];
}
/**
 * Somebody, and the things that the GM may give them or take from them.
 */
export interface Holder {
  figure: number;
  items: string[];
}
export interface MayRemove {
  type: "may-remove";
  holders: Holder[];
}
export interface MayPut {
  type: "may-put";
  leashes: Leash[];
}
export interface MayClear {
  type: "may-clear";
  places: string[];
}
export interface MayMend {
  type: "may-mend";
  whats: string[];
  scores: string[];
}
export interface MayGrant {
  type: "may-grant";
  goals: string[];
}
export interface MayReopen {
  type: "may-reopen";
  goals: string[];
}
export interface MayLetLoose {
  type: "may-let-loose";
  lairs: Lair[];
}
export interface MayWhisperTo {
  type: "may-whisper-to";
  seats: number[];
}
export interface MayKeepNotes {
  type: "may-keep-notes";
}
/**
 * The map and the tasks. Only what the monster fears may be learnt on the way.
 */
export interface Place {
  safe: string;
  rooms: Room[];
  links: Link[];
  goals: Aim[];
  ways: Aim[];
  limit: number | null;
  means: string[];
  titles: {
    [k: string]: {
      [k: string]: Words;
    };
  };
}
/**
 * A goal, a way out or a thing as it is known to everybody. `at` are rooms, or nowhere.
 */
export interface Aim {
  id: string;
  at: string[];
  needs: string[][];
  own: boolean;
  seats: number;
  attributes: Attribute[];
  gives: string[];
  arrive: string;
  search: string;
  undoes: string[];
  disarms: boolean;
  serves: string[];
}
/**
 * A setting that is being made up (TD-13).
 */
export interface Workshop {
  ideas: Idea[];
  voted: number[];
  hints: {
    [k: string]: string[];
  };
  sketch: Sketch;
  lacks: Lack[];
  refused: boolean;
}
/**
 * What somebody said. Nobody judges it before all have been read back.
 */
export interface Idea {
  number: number;
  seat: number;
  part: Part;
  words: string;
  line: number;
  out: boolean;
}
/**
 * A gap and where it is: a field of the sketch, and the place in its list.
 */
export interface Lack {
  gap: Gap;
  field: string;
  number: number;
  count: number;
}
/**
 * A goal, a way out or a room next door that is not open now, and what is lacking.
 *
 * `room` is where one would have to be; for a room, it says that the passage is shut.
 */
export interface Closed {
  name: string;
  room: string;
  lacks: string[];
}
/**
 * A character or an Extra. Sheets are open to all.
 */
export interface Sheet {
  id: number;
  seat: number | null;
  master: number | null;
  name: string;
  gender: string;
  occupation: string;
  attributes: {
    [k: string]: string;
  };
  feelings: {
    [k: string]: string;
  };
  face: Face | null;
  room: string;
  entered: number;
  items: string[];
  goals: string[];
  fate: Fate;
  lucky_used: boolean;
  sick_until: number | null;
  cure: string;
  clings_to: number | null;
  promised: number | null;
  betrayed: boolean;
  troubles: number;
}
/**
 * A conflict. Cards of bids are FACE_DOWN until they are revealed, but for one's own.
 */
export interface Clash {
  number: number;
  kind: Contest;
  seat: number;
  figure: number;
  attribute: Attribute | null;
  attributes: Attribute[];
  fits: Attribute[];
  subject: string;
  words: string;
  room: string;
  opponent: number | null;
  cards: number;
  base: string[];
  means: string;
  since: number;
  ruled: boolean;
  line: number[];
  bids: Bid1[];
  obstacle: string[];
  is_open: boolean;
  won: boolean | null;
  active_total: number;
  opposing_total: number;
  active_cards: string[];
  opposing_cards: string[];
  tie: Tie | null;
  damage: string | null;
  damage_total: number;
  fortune: Fortune | null;
  attack: string;
  scar: Scar | null;
  turned: Turned[];
  prompt: Prompt | null;
  about: string;
  counts: boolean | null;
}
/**
 * A card, and through whom it is played. Everything but the card is open at once (TD-50).
 */
export interface Bid1 {
  seat: number;
  side: Side;
  through: Through;
  figure: number | null;
  attribute: Attribute | null;
  card: string | null;
  lucky: boolean;
  score: string;
}
/**
 * A score that was replaced by damage.
 */
export interface Scar {
  spot: string;
  before: string;
  after: string;
}
/**
 * A feeling that has taken another suit (TD-60).
 */
export interface Turned {
  figure: number;
  about: number;
  suit: Suit;
}
/**
 * The monster, as far as the observer knows.
 */
export interface Quarry {
  room: string;
  is_seen: boolean;
  beaten: boolean;
  defeats: number;
  lives: number;
  dead: boolean;
}
/**
 * An event of the scenario.
 */
export interface Scare {
  id: string;
  suit: Suit;
  says: {
    [k: string]: Words;
  };
  does: string[];
  attributes: Attribute[];
  times: number;
}
/**
 * An event that the GM made of a card: the first, the second …, and whom it touches.
 */
export interface Happening {
  number: number;
  card: string;
  figure: number;
  words: string;
  turn: number;
  conflicts: number;
  others: number[];
  asked: number;
}
/**
 * What happened in the last round, for those who missed it: an event, a result, or a loss.
 */
export interface Episode {
  turn: number;
  kind: News;
  figure: number;
  subject: string;
  contest: Contest | null;
  words: string;
  prompt: Prompt | null;
  about: string;
  scar: Scar | null;
  fate: Fate | null;
}
/**
 * What somebody is challenged to, like `goal:find-key`, and whether it was taken up.
 */
export interface Dare {
  by: number;
  seat: number;
  dare: string;
  is_answered: boolean;
  words: string;
  attributes: Attribute[];
}
/**
 * Somebody is at a way out and asks others along.
 */
export interface Leaving {
  way: string;
  figure: number;
  passengers: number[];
}
/**
 * Somebody who lacks nothing any more to leave in their next turn.
 */
export interface Outbound {
  figure: number;
  ways: string[];
}
/**
 * Something that lasts through a round: a shut passage, or a room where all is harder.
 */
export interface Timed {
  rooms: string[];
  until: number;
  cards: number;
}
/**
 * A piece of the story, and whose voice it was then.
 *
 * Its words are blank once somebody said: not this.
 */
export interface Line {
  number: number;
  by: number;
  deed: string;
  words: string;
  figure: number | null;
}
/**
 * Somebody may tell how it went, until the next result, whether or not the table waits.
 */
export interface Cue {
  number: number;
  seat: number;
  prompt: Prompt;
  figure: number;
  about: string;
  conflict: number;
}
/**
 * What somebody whispered to somebody.
 */
export interface Whisper {
  by: number;
  whom: number;
  words: string;
}
/**
 * A vote, by show of hands.
 */
export interface Motion {
  number: number;
  matter: Matter;
  by: number;
  words: string;
  seat: number | null;
  until: number | null;
  yes: number[];
  no: number[];
  becomes: Becoming3;
  because: Objection | null;
}
