/** Nobody is cut off while writing: a clock that runs out is told that somebody still is. */

import { getContext, setContext } from "svelte";

import { left } from "../../../clock";
import { invited } from "../../reading";
import type { Screen } from "../reading";

const KEY = Symbol("writing");

/** So close to the end of its time a screen says that somebody writes; the server gives more than that. */
const NEAR = 12_000;
/** It says so at most this often. */
const EVERY = 4_000;

/** Let every text field below say that its player writes. */
export function listenToWriting(screen: () => Pick<Screen, "view" | "play" | "clock">): void {
  let said = -EVERY;
  setContext(KEY, () => {
    const { view, play, clock } = screen();
    const may = invited(view, "may-keep-writing");
    const now = performance.now();
    if (!may || view.until === null || now - said < EVERY) return;
    if (left(clock(view.until), now) > NEAR) return;
    said = now;
    void play({ type: "keep-writing", number: may.number });
  });
}

/** What a text field calls with every letter. */
export const writes = (): (() => void) => getContext(KEY) ?? (() => undefined);
