/** A conflict, told: it is announced, bids are laid and turned over, it is stamped, and paid for. */

import { inOrder, type Entry } from "../beats";
import {
  answered,
  atOnce,
  onBid,
  onClash,
  onSheet,
  sets,
  type Change,
  type FilmBeat,
  type Told,
} from "./changes";
import { sheetOf } from "./reading";
import type {
  AnyFact,
  Attribute,
  BidPlaced,
  Clash,
  DamageDrawn,
  LuckyUsed,
  Resolved,
  Revealed,
  Ruled,
  View,
} from "./types.gen";

const OPENS = 1_400;
const HUSH = 700;
const TURN = 720;
const LUCKY = 1_500;
const TIE = 2_800;
const STAMP = 2_200;
const DAMAGE = 1_300;
const PAID = 2_600;

const moment = (ms: number, ...changes: Change[]): FilmBeat => ({
  ms,
  moment: true,
  shows: inOrder(answered, ...changes),
});

/** What it is about stands in the view; nothing of it has been laid yet. */
export function opens(number: number, after: View, how: Partial<Clash>): Told {
  const clash = [after.conflict, after.last].find((one) => one?.number === number);
  if (!clash) return atOnce(answered);
  const begun: Clash = {
    ...clash,
    bids: [],
    obstacle: [],
    is_open: false,
    won: null,
    active_total: 0,
    opposing_total: 0,
    active_cards: [],
    opposing_cards: [],
    tie: null,
    damage: null,
    damage_total: 0,
    fortune: null,
    scar: null,
    turned: [],
    prompt: null,
    about: "",
    ...how,
  };
  return [{ ...moment(OPENS, sets({ conflict: begun })), sound: "turn" }];
}

/** With what it is met, or with what somebody's bid counts. */
export function rules({ seat, attribute }: Ruled, seen: View): Told {
  if (!seen.conflict?.ruled) return met(attribute);
  const { figure = null } = seen.conflict.bids.find((bid) => bid.seat === seat) ?? {};
  return atOnce(onBid(seat, { attribute, score: scoreOf(seen, figure, attribute) }));
}

export const met = (attribute: Attribute): Told =>
  atOnce(
    answered,
    onClash(() => ({ ruled: true, attribute })),
  );

const scoreOf = (seen: View, figure: number | null, attribute: Attribute | null): string =>
  (attribute && sheetOf(seen, figure)?.attributes[attribute]) || "";

export function lays(
  { seat, side, through, figure, attribute, card }: BidPlaced,
  seen: View,
): Told {
  const score = scoreOf(seen, figure, attribute);
  const held: Change = (seen) => ({
    ...seen,
    hand: seen.me === seat ? seen.hand.filter((one) => one !== card) : seen.hand,
  });
  const laid = onClash(({ bids, line }) => ({
    bids: [...bids, { seat, side, through, figure, attribute, card, lucky: false, score }],
    line: line.filter((one) => one !== seat),
  }));
  return atOnce(held, laid);
}

export const keepsOut = (seat: number): Told =>
  atOnce(onClash(({ line }) => ({ line: line.filter((one) => one !== seat) })));

/** One card after the other is turned over, the GM's first. */
export function turns({ bids, obstacle }: Revealed): Told {
  const drawn = obstacle.map((_, nth) => onClash(() => ({ obstacle: obstacle.slice(0, nth + 1) })));
  const laid = bids.flatMap(([seat, card]) => (card === null ? [] : [onBid(seat, { card })]));
  const all = [...drawn, ...laid];
  const turned = all.map((turn, nth): FilmBeat => ({
    ...moment(TURN, turn),
    sound: nth + 1 === all.length ? "stone" : "step",
  }));
  return [moment(HUSH), ...turned, ...atOnce(onClash(() => ({ is_open: true })))];
}

/** Lucky is crossed out; it is seen where it takes the place of something else. */
export function isLucky({ seat, figure, score }: LuckyUsed, { conflict }: View): Told {
  const shows = inOrder(onSheet(figure, { lucky_used: true }), onBid(seat, { lucky: true, score }));
  return conflict?.bids.some((bid) => bid.seat === seat)
    ? [{ ms: LUCKY, moment: true, sound: "coin", shows }]
    : atOnce(shows);
}

/** A tie is told in words before the stamp falls. */
export function stamps(
  { won, tie, active, opposing, active_total, opposing_total }: Resolved,
  { facts }: Entry<View>,
): Told {
  const sums = onClash(() => ({
    active_total,
    opposing_total,
    active_cards: active,
    opposing_cards: opposing,
    tie,
  }));
  const inVain = (facts as readonly AnyFact[]).some(({ type }) => type === "not-found");
  const stamp: FilmBeat = {
    ...moment(
      STAMP,
      sums,
      onClash(() => ({ won, prompt: inVain ? "in-vain" : null })),
    ),
    sound: won ? "turn" : "sprung",
    reads: true,
    ...(inVain && { inVain }),
  };
  return tie ? [moment(TIE, sums), stamp] : [stamp];
}

export function damages({ card, saves, deadly, total }: DamageDrawn): Told {
  const fortune = saves ? "saved" : deadly ? "doomed" : "scarred";
  return [
    {
      ...moment(
        DAMAGE,
        onClash(() => ({ damage: card, damage_total: total })),
      ),
      sound: "stone",
    },
    {
      ...moment(
        PAID,
        onClash(() => ({ fortune })),
      ),
      sound: saves ? "turn" : "lost",
    },
  ];
}

export const closes = (): Told =>
  atOnce(answered, (seen) => ({ ...seen, conflict: null, last: seen.conflict, news: "result" }));
