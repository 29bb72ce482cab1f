/** What is seen, heard and for how long when something happens: a table with a row for every fact of a game. */

import type { Sound } from "../sound";

/** What happened at once, as this screen witnessed it, with what it knew before and after. */
export interface Entry<View = unknown, Fact = unknown> {
  readonly facts: readonly Fact[];
  readonly before: View;
  readonly after: View;
}

export interface Beat<View = unknown> {
  /** How long it is seen, in milliseconds. */
  readonly ms: number;
  /** What it changes in what is seen. */
  readonly shows?: Change<View>;
  readonly sound?: Sound;
  /** The table waits from now on for what it waits for in the end: its clock is told with it. */
  readonly asks?: true;
  /** It is there to be read: told even where nothing may move, and at one pace with the TV. */
  readonly moment?: true;
  /** It is so much to read that what waits hurries it less. */
  readonly reads?: true;
  /** It takes the whole TV; then the board comes back. */
  readonly whole?: true;
  /** What it says decided something: it stays until it is tapped away, or for a few seconds. */
  readonly stays?: true;
  /** How the game ended: whoever wants short scenes still wants to see that. */
  readonly ends?: true;
}

/** What is seen differently from then on. */
export type Change<View> = (seen: View) => View;

export const inOrder =
  <View>(...changes: readonly Change<View>[]): Change<View> =>
  (seen) =>
    changes.reduce((now, change) => change(now), seen);

/** How a fact is told; `seen` is what this screen shows when its turn has come. */
export type Row<View, Fact, Of extends Beat<View>> = (
  fact: Fact,
  seen: View,
  entry: Entry<View>,
) => readonly Of[];

export type Beats<View, Fact extends { type: string }, Of extends Beat<View> = Beat<View>> = {
  readonly [Type in Fact["type"]]: Row<View, Extract<Fact, { type: Type }>, Of>;
};

/** A fact that is not seen to happen: what came of it is there when the entry is told. */
export const silent = (): [] => [];
