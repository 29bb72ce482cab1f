/** How many flashes everybody had, word by word. */

import type { Seat } from "../../../shell/types";
import type { View } from "../types.gen";

export interface Curve {
  seat: Seat;
  /** From which word on, counted from the first, there were how many flashes. */
  steps: readonly [word: number, flashes: number][];
  end: number;
}

export function curvesOf({
  order,
  piles,
  gains,
  chain,
}: Pick<View, "order" | "piles" | "gains" | "chain">): Curve[] {
  const place = new Map(chain.map(({ number }, nth) => [number, nth + 1]));
  return order.map((seat, nth) => {
    const mine = gains.filter((gain) => gain.seat === seat);
    const end = piles[nth] ?? 0;
    let flashes = end - mine.reduce((sum, { more }) => sum + more, 0);
    const steps: [number, number][] = [[0, flashes]];
    for (const { word, more } of mine)
      steps.push([place.get(word) ?? chain.length, (flashes += more)]);
    return { seat, steps, end };
  });
}

export interface Frame {
  width: number;
  height: number;
  /** How many words and flashes there is room for. */
  words: number;
  flashes: number;
}

export const across = (word: number, { width, words }: Frame): number =>
  (word / Math.max(1, words)) * width;
export const down = (count: number, { height, flashes }: Frame): number =>
  height - (count / flashes) * height;

/** A line in steps; `nudge` keeps lines apart that run together. */
export function stepped({ steps }: Curve, frame: Frame, nudge: number): string {
  const [start, ...rest] = steps;
  const moves = rest.map(
    ([word, count]) => `H${across(word, frame)}V${down(count, frame) + nudge}`,
  );
  return `M0 ${down(start![1], frame) + nudge}${moves.join("")}H${frame.width}`;
}
