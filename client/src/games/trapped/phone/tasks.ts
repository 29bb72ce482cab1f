/** The one thing a player's phone asks for now. */

import type { Component } from "svelte";

import { invited } from "../../reading";
import { type Invitation, type Screen } from "../reading";
import type { View } from "../types.gen";
import { mayAct } from "./deeds";
import Draft from "./make/Draft.svelte";
import Make from "./make/Make.svelte";
import Act from "./tasks/Act.svelte";
import Agree from "./tasks/Agree.svelte";
import Answer from "./tasks/Answer.svelte";
import Become from "./tasks/Become.svelte";
import Bid from "./tasks/Bid.svelte";
import Conclude from "./tasks/Conclude.svelte";
import Doom from "./tasks/Doom.svelte";
import Face from "./tasks/Face.svelte";
import GoIn from "./tasks/GoIn.svelte";
import Luck from "./tasks/Luck.svelte";
import Narrate from "./tasks/Narrate.svelte";
import Refill from "./tasks/Refill.svelte";
import Trim from "./tasks/Trim.svelte";

const asked: readonly [Invitation["type"], Component<Screen>][] = [
  ["may-go-in", GoIn],
  ["may-make-character", Make],
  ["may-set-aspect", Draft],
  ["may-meet-end", Doom],
  ["may-conclude", Conclude],
  ["may-accept", Answer],
  ["may-agree", Agree],
  ["may-keep-lucky", Luck],
  ["may-bid", Bid],
  ["may-face", Face],
  ["may-discard", Trim],
  ["may-draw-five", Refill],
];

/** What is asked of me now; else a new character, if I have none; else what I may still tell. */
export function taskOf(view: View): Component<Screen> | null {
  if (view.ask === "narrate" && invited(view, "may-narrate")) return Narrate;
  const found = asked.find(([type]) => invited(view, type));
  if (found) return found[1];
  if (invited(view, "may-become") && !view.claims.some(([seat]) => seat === view.me)) return Become;
  if (mayAct(view)) return Act;
  return invited(view, "may-narrate") ? Narrate : null;
}
