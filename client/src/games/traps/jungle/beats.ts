/** What is seen of each thing that happens in the jungle, and for how long. */

import type { Seat } from "../../../shell/types";
import type { Sound } from "../../../sound";
import { silent, type Beat, type Beats, type Change as ChangeOf } from "../../beats";
import type { AnyFact, Board, Effect, Placed, View } from "../types.gen";
import { servesOwner } from "../box";
import { FINISH, START, type Space } from "./board";

/** Gold that changes hands; null is the Bank. */
export interface Payment {
  from: Seat | null;
  to: Seat | null;
  amount: number;
}

/** What takes the whole screen: whom it is about, which card, and whose Trap; nobody's at Chance. */
export interface BigScene {
  kind: "sprung" | "dodged" | "broke" | "home" | "won" | "lucky" | "unlucky";
  by: Seat;
  piece?: number | null;
  card?: string;
  owner?: Seat | null;
  /** Who counts as the owner of what Chance turned up, where it matters. */
  leader?: Seat | null;
}

export interface JungleBeat extends Beat<View> {
  payments?: readonly Payment[];
  /** The space on which everybody holds their breath. */
  hush?: Space;
  scene?: BigScene;
}

type Told = readonly JungleBeat[];
type Change = ChangeOf<View>;

const DICE = 1_000;
/** How long dice tumble before one reads them. */
export const TUMBLE = 700;
const STEP = 200;
const FLIGHT = 800;
const LANDED = 250;
/** Before a leaf slides away, and while the Trap opens. */
const HUSH = 620;
const OPENS = 900;
const COINS = 750;
const CARD = 350;
const GROUND = 300;
/** Long enough to be read from the sofa. */
const SCENE = 2_400;
const END = 400;

export const beats: Beats<View, AnyFact, JungleBeat> = {
  opened: silent,
  "start-rolled": silent,
  dealt: silent,
  "turn-began": ({ turn, by }) => [
    { ms: 0, shows: asked((seen) => ({ ...seen, turn, active: by, phase: "roll", dice: [] })) },
  ],
  "turn-missed": silent,
  "turn-ended": silent,
  rolled: ({ dice }) => [rolls(dice)],
  "extra-rolled": ({ die }) => [rolls([die])],
  "roll-lost": silent,
  walked: ({ piece, path }) => walks(piece, path),
  "went-back": ({ piece, path }) => walks(piece, path),
  "sent-to-start": ({ by, piece, amount }) => [flies(piece, START), ...pays(null, by, amount)],
  swapped: ({ piece, other, path, other_path }) => [
    flies(piece, path.at(-1) ?? START),
    flies(other, other_path.at(-1) ?? START),
  ],
  crossed: ({ by, piece, amount }, { boards }) => [
    scene({ kind: isLast(piece, boards) ? "won" : "home", by, piece }, "won"),
    ...pays(null, by, amount),
  ],
  landed: silent,
  "bank-paid": ({ by, amount }) => pays(null, by, amount),
  spared: silent,
  stole: ({ by, whom, amount }) => pays(whom, by, amount),
  "pit-emptied": ({ by, amount }) => pays(null, by, amount),
  "trap-met": silent,
  flipped: ({ by, space, card, amount }, seen) => [
    ...opens(seen, space, { card, up: true }),
    ...pays(by, null, amount),
  ],
  "remedy-offered": ({ space, card }, seen) => opens(seen, space, { card }),
  "trap-bought": ({ by, owner, space, amount }) => [
    ...pays(by, owner, amount),
    changes(space, { owner: by, up: true }),
  ],
  "trap-destroyed": ({ space }) => [clears(space)],
  "trap-seized": ({ by, space }) => [changes(space, { owner: by })],
  "trap-sold": ({ by, space, amount }) => [clears(space), ...pays(null, by, amount)],
  dodged: ({ by, card, amount }) => [
    plays(by, card),
    ...pays(by, null, amount),
    scene({ kind: "dodged", by, card }, "turn"),
  ],
  suffered: ({ by, card, effects }, seen) => [springs(by, card, effects, seen)],
  "chance-kept": ({ by, card }) => [scene({ kind: "lucky", by, card }, "turn"), draws(by, [card])],
  "chance-struck": ({ by, piece, card, owner }) => [
    scene({ kind: "unlucky", by, piece, card, leader: leading(card, owner) }, "sprung"),
  ],
  owed: silent,
  "debt-paid": ({ by, whom, amount }) => pays(by, whom, amount),
  "part-paid": ({ by, whom, amount }) => pays(by, whom, amount),
  "went-broke": ({ by, piece }) => [scene({ kind: "broke", by, piece }, "lost")],
  "must-drop": silent,
  dropped: ({ by, card }) => [plays(by, card)],
  discarded: ({ by, card }) => [plays(by, card)],
  drew: ({ by, card, amount }) => [...pays(by, null, amount), draws(by, [card])],
  "cards-found": ({ by, cards }) => [draws(by, cards)],
  snatched: ({ by, whom, card }) => [plays(whom, card), draws(by, [card])],
  shuffled: silent,
  "trap-placed": ({ by, space, card, amount }, _, { after }) => [
    plays(by, card),
    ...pays(by, null, amount),
    lays(by, space, card, true, after),
  ],
  "trap-hidden": ({ by, space, card, amount }, _, { after }) => [
    plays(by, card),
    ...pays(by, null, amount),
    lays(by, space, card, false, after),
  ],
  "action-played": ({ by, card, amount }) => [plays(by, card), ...pays(by, null, amount)],
  "perk-gained": ({ by, card, amount }) => [plays(by, card), ...pays(by, null, amount)],
  cashed: ({ by, card, amount }) => [plays(by, card), ...pays(null, by, amount)],
  "ability-used": silent,
  aimed: silent,
  gained: ({ by, amount }) => pays(null, by, amount),
  stunned: silent,
  froze: silent,
  limped: silent,
  "perk-lost": silent,
  fizzled: silent,
  asked: silent,
  resumed: silent,
  "time-ran-out": silent,
  "chair-emptied": silent,
  "chair-taken": silent,
  departed: silent,
  "game-ended": () => [{ ms: END, moment: true, sound: "won" }],
};

/** What was asked is answered: nothing is pointed at while it takes its course. */
const asked =
  (change: Change): Change =>
  (seen) =>
    change({ ...seen, settling: "", asked: seen.phase, piece: null });

const scene = (scene: BigScene, sound: Sound): JungleBeat => ({
  ms: SCENE,
  moment: true,
  whole: true,
  sound,
  scene,
  shows: asked((same) => same),
});

/** Whether the other piece of its owner is home already. */
const isLast = (piece: number, boards: readonly Board[]): boolean =>
  boards.find(({ seat }) => seat === piece >> 1)?.pieces[1 - (piece % 2)] === FINISH;

/** A Trap has its way. Whoever it is about, and the whole room, reads it to the end. */
function springs(by: Seat, card: string, effects: readonly Effect[], { me }: View): JungleBeat {
  const [first] = effects;
  const from = first?.by ?? null;
  const owner = first?.drawn ? null : from;
  const whose = first?.drawn ? { owner, leader: leading(card, from) } : { owner };
  const isMine = me === null || me === by || me === owner;
  const piece = effects.find((effect) => effect.piece != null)?.piece ?? null;
  return {
    ...scene({ kind: "sprung", by, card, ...whose, piece }, "sprung"),
    ...(isMine && { stays: true }),
  };
}

const leading = (card: string, owner: Seat | null): Seat | null =>
  servesOwner(card) ? owner : null;

function rolls(dice: number[]): JungleBeat {
  return { ms: DICE, sound: "dice", shows: asked((seen) => ({ ...seen, dice })) };
}

function walks(piece: number, path: readonly Space[]): Told {
  return path.map((space, step) => ({
    ms: STEP + (step === path.length - 1 ? LANDED : 0),
    sound: "step",
    shows: stands(piece, space),
  }));
}

function flies(piece: number, space: Space): JungleBeat {
  return { ms: FLIGHT + LANDED, sound: "step", shows: stands(piece, space) };
}

const stands = (piece: number, space: Space): Change =>
  onBoard(piece >> 1, ({ pieces: [animal, human] }) => ({
    pieces: piece % 2 === 0 ? [space, human] : [animal, space],
  }));

function pays(from: Seat | null, to: Seat | null, amount: number): Told {
  if (amount === 0) return [];
  const purse = (seat: Seat | null, change: number) =>
    onBoard(seat, ({ gold }) => ({ gold: gold + change }));
  const shows: Change = (seen) => purse(to, amount)(purse(from, -amount)(seen));
  return [{ ms: COINS, sound: "coin", payments: [{ from, to, amount }], shows }];
}

function plays(by: Seat, card: string): JungleBeat {
  return { ms: CARD, shows: onBoard(by, ({ hand }) => ({ hand: without(hand, card) })) };
}

/** A card that all have seen lies blank in another's hand like the rest. */
function draws(by: Seat, cards: readonly string[]): JungleBeat {
  const held = ({ me }: View) => (me === by ? cards : cards.map(() => ""));
  return {
    ms: CARD,
    sound: "step",
    shows: (seen) => onBoard(by, ({ hand }) => ({ hand: [...hand, ...held(seen)] }))(seen),
  };
}

/** A hand without a card; whoever does not know which sees one less. */
function without(hand: readonly string[], card: string): string[] {
  const at = Math.max(0, hand.indexOf(card));
  return hand.toSpliced(at, 1);
}

function onBoard(seat: Seat | null, change: (board: Board) => Partial<Board>): Change {
  return asked((seen) => ({
    ...seen,
    boards: seen.boards.map((board) =>
      board.seat === seat ? { ...board, ...change(board) } : board,
    ),
  }));
}

/** A leaf slides away: with a held breath if somebody stands on it. */
function opens(seen: View, space: Space, change: Partial<Placed>): Told {
  const open: JungleBeat = {
    ms: OPENS,
    moment: true,
    whole: true,
    sound: "sprung",
    hush: space,
    shows: onGround(space, change),
  };
  return isTrodden(seen, space)
    ? [{ ms: HUSH, moment: true, whole: true, hush: space, shows: asked((same) => same) }, open]
    : [open];
}

function isTrodden({ boards, traps }: View, space: Space): boolean {
  const owner = traps.find((trap) => trap.space === space)?.owner;
  return boards.some(({ seat, pieces }) => seat !== owner && pieces.includes(space));
}

const changes = (space: Space, change: Partial<Placed>): JungleBeat => ({
  ms: GROUND,
  sound: "stone",
  shows: onGround(space, change),
});

const clears = (space: Space): JungleBeat => ({
  ms: GROUND,
  sound: "stone",
  shows: asked((seen) => ({ ...seen, traps: seen.traps.filter((trap) => trap.space !== space) })),
});

const onGround = (space: Space, change: Partial<Placed>): Change =>
  asked((seen) => ({
    ...seen,
    traps: seen.traps.map((trap) => (trap.space === space ? { ...trap, ...change } : trap)),
  }));

/** What a Trap is worth stands in the view; one that is gone by then was worth nothing to anybody. */
function lays(owner: Seat, space: Space, card: string, up: boolean, after: View): JungleBeat {
  const worth = after.traps.find((trap) => trap.space === space)?.worth ?? 0;
  const trap: Placed = { space, owner, card, up, worth, caught: [] };
  const bySpace = (one: Placed, other: Placed) => one.space - other.space;
  return {
    ms: GROUND,
    sound: "stone",
    shows: asked((seen) => ({ ...seen, traps: [...seen.traps, trap].toSorted(bySpace) })),
  };
}
