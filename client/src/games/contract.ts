/** What a game brings to the table frame: a folder `games/<name>/` whose index exports a GameClient. */
/* eslint-disable @typescript-eslint/no-explicit-any -- every game has facts and views of its own */

import type { Component } from "svelte";

import type { ClockReading } from "../clock";
import type { Facts } from "../i18n/sentence";
import type { GameFace } from "../shell/seen";
import type { Seat, TableView } from "../shell/types";
import type { Beat, Beats, Entry } from "./beats";
import type { Befell } from "./befell";

export interface GameProps<View = unknown, Wish = unknown, Seen extends Beat<View> = Beat<View>> {
  /** All this screen may know of the game, and may do, as far as it has been told. */
  view: View;
  /** What is seen to happen right now. */
  beat?: Seen | null;
  /** What is being told: the facts as this screen witnessed them, with the view before and after. */
  entry?: Entry<View> | null;
  table: TableView;
  /** The seat this screen plays; null for those who look on and for the TV. */
  seat: Seat | null;
  /** Resolves to whether the wish was granted; a refusal is shown by the frame. `together`: for all who share this phone. */
  play: (wish: Wish, together?: boolean) => Promise<boolean>;
  say: (channel: string, text: string) => void;
  /** How long it is until a moment of the table's time, for a clock or a bar. */
  clock: (until: number) => ClockReading;
  /** One of the game's own texts, by key, in the reader's language. */
  t: (key: string, facts?: Facts) => string;
  /** A template of the game's with names, teams and quotation marks filled in. */
  sentence: (template: string, facts: Facts) => string;
}

/** What a game puts above its options in the lobby: posters to choose from, say. */
export interface LobbyProps {
  game: GameFace;
  options: Readonly<Record<string, unknown>>;
  mayChange: boolean;
  onchange: (options: Readonly<Record<string, unknown>>) => void;
}

/** A game's own part of the lobby: a file `games/<name>/lobby.ts`, which is fetched when it is first needed. */
export interface GameLobby {
  Programme: Component<LobbyProps>;
  /** The options that it stands for: nobody else asks for them. */
  stands: readonly string[];
}

export interface GameClient<View = any, Wish = any> {
  Board: Component<GameProps<View, Wish>>;
  Controls: Component<GameProps<View, Wish>>;
  /** The board from three metres away; without it the TV shows Board. */
  Tv?: Component<GameProps<View, Wish>>;
  /** What is seen, heard and for how long when something happens, by the types of facts. */
  beats?: Beats<any, any, any>;
  /** What is done to somebody who waits, by the types of facts. */
  befell?: Befell<any, any>;
  /** How far the TV may fall behind the table before it hurries, in milliseconds, where much is told at once. */
  patience?: number;
  /** How long the TV's board is seen once more before the end is told, in milliseconds. */
  lastLook?: number;
  /** Controls hold my cards: they stay while others play, and lie beside the board where there is room. */
  hand?: boolean;
  /** Facts that the log need not tell, for they are seen or follow from others. */
  unsaid?: readonly string[];
  /** Facts that are moments on the line of a replay, the weightiest first, where no story has highlights. */
  milestones?: readonly string[];
  /** What things are called where every table has its own, by the keys of texts: `screen.room.bridge`. */
  things?: (
    view: View,
    texts: Readonly<Record<string, string>>,
  ) => Readonly<Record<string, string>>;
  /** Who may still speak up before the table goes on, though nobody must: others wait for them. */
  lingers?: (view: View) => readonly Seat[];
  /** Whether the clock that runs is shown; without it every clock is. */
  isTimed?: (view: View, table: TableView) => boolean;
  /** The options that make a first game against bots unhurried. */
  practice?: Readonly<Record<string, unknown>>;
  /** What somebody who practises should know now, by the key of a text under `screen.coach`. */
  coach?: (view: View, seat: Seat | null) => string;
}
