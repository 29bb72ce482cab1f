/** One table on one screen, ready to be drawn: the wire's picture in the reader's words. */

import { chosen } from "../chosen.svelte";
import { buzz } from "../device";
import type { GameClient } from "../games/contract";
import { clientOf } from "../games/load.svelte";
import { nobody, type Facts } from "../i18n/sentence";
import { announce } from "../kit/live.svelte";
import { contends } from "../shell/evening";
import { namesAt, type Connection, type GameFace, type RefusalLine, type RuleBook, type Seen } from "../shell/seen";
import type { TableWish } from "../shell/types";
import { play as ring } from "../sound";
import { clockOf } from "../wire/clock";
import type { Answer } from "../wire/commands";
import type { Happening } from "../wire/events";
import { timeOf, type Picture } from "../wire/picture";
import type { TableStore } from "../wire/store.svelte";
import { bookOf } from "./book";
import { shareOf } from "./share";
import { shelf } from "./shelf.svelte";
import { tellAll } from "./told";
import { capital, say, sayRefusal, type Voice } from "./voice";

const TRANSIENT: readonly Connection[] = ["connecting", "open", "lost", "restarting"];

interface Refused {
  reason: string;
  facts: Facts;
}

export class Session {
  #refused: Refused | null = $state.raw(null);

  readonly seen: Seen | null = $derived.by(() => {
    const { table, me, here, watching } = this.store;
    return table && { table, me, here, watching };
  });
  readonly game: GameFace = $derived.by(() => shelf.face(this.store.table?.game ?? ""));
  readonly client: GameClient | null = $derived.by(() => {
    const { table, view } = this.store;
    return table && view ? clientOf(table.game) : null;
  });
  /** What the things of this very table are called. */
  readonly things = $derived.by(() => this.client?.things?.(this.store.view));
  readonly voice: Voice = $derived.by(() => {
    const { table } = this.store;
    const names = table ? namesAt(table, this.game, this.things) : nobody;
    return { language: chosen.language, game: this.game.texts, names, unsaid: this.client?.unsaid ?? [] };
  });
  readonly share = $derived.by(() => shareOf(this.store.code ?? "", shelf.origin));
  readonly log = $derived.by(() => tellAll(this.store.happened, this.voice));
  readonly waiting = $derived.by(() => this.store.view?.waiting ?? []);
  readonly mayAct = $derived.by(() => this.store.seat !== null && (this.store.view?.may.length ?? 0) > 0);
  readonly connection: Connection = $derived.by(() => {
    const { connection, stillTrying } = this.store;
    if (connection === "open" && stillTrying) return "lost";
    return TRANSIENT.find((one) => one === connection) ?? "lost";
  });
  readonly refusal: RefusalLine | null = $derived(
    this.#refused && sayRefusal(this.#refused.reason, this.#refused.facts, this.voice),
  );
  readonly blocked: string | null = $derived.by(() => {
    const [reason, facts] = this.store.table?.blocked ?? [];
    return reason === undefined ? null : sayRefusal(reason, facts ?? {}, this.voice).text;
  });
  readonly motion = $derived.by(() => {
    const { picture } = this.store;
    const ballot = picture?.table.ballot;
    if (!picture || !ballot) return null;
    const question = this.say(`motion.${ballot.motion.type}`, { ...ballot.motion });
    return { question, clock: clockOf(timeOf(picture), ballot.until) };
  });
  /** Where we are, if the game says so in its text `where`. */
  readonly where: string = $derived.by(() => {
    const { view } = this.store;
    return view && "where" in this.game.texts ? this.say("where", view) : "";
  });
  readonly cause: string = $derived.by(() => {
    const outcome = this.store.table?.outcome;
    return outcome ? capital(this.say(`cause.${outcome.cause}`, { ...outcome })) : "";
  });
  readonly book: RuleBook = $derived(bookOf(this.game.texts));

  constructor(readonly store: TableStore) {}

  say = (key: string, facts: Facts = {}): string => say(key, facts, this.voice);

  ask = (wish: TableWish): Promise<boolean> => this.#settled(this.store.ask(wish));

  play = async (wish: { type: string }): Promise<boolean> =>
    this.store.seat !== null && this.#settled(this.store.play(this.store.seat, wish));

  tell = (channel: string, text: string): void => {
    void this.#settled(this.store.say(channel, text));
  };

  async #settled(answered: Promise<Answer>): Promise<boolean> {
    this.#refused = null;
    const answer = await answered;
    if (answer.type === "refused") {
      this.#refused = answer;
      ring("refused");
    }
    return answer.type === "ok";
  }

  /** Say aloud what happened, and make this device felt when its seat comes up. */
  witness = (happened: readonly Happening[], before: Picture, after: Picture): void => {
    const told = tellAll(happened, this.voice).map((line) => line.text);
    if (told.length > 0) announce(told.join(" "));
    const mine = this.store.mySeats;
    const waited = (picture: Picture) => (picture.view?.waiting ?? []).some((seat) => mine.includes(seat));
    if (!waited(before) && waited(after)) {
      buzz("turn");
      ring("turn");
    }
    if (happened.some(({ fact }) => fact.type === "table:joined")) ring("joined");
    const { outcome } = after.table;
    if (outcome && !before.table.outcome) ring(mine.length === 0 || mine.some((seat) => outcome.winners.includes(seat) || !contends(outcome, seat)) ? "won" : "lost");
  };
}
