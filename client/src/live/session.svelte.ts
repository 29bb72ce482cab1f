/** One table on one screen, ready to be drawn: the wire's picture in the reader's words. */

import { chosen } from "../chosen.svelte";
import { buzz } from "../device";
import type { GameClient } from "../games/contract";
import type { Beat } from "../games/beats";
import { befallen } from "../games/befell";
import { clientOf, loadGame } from "../games/load.svelte";
import { t } from "../i18n";
import { nobody, type Facts } from "../i18n/sentence";
import { announce } from "../kit/live.svelte";
import { contends } from "../shell/evening";
import type { Tale } from "../shell/story";
import {
  namesAt,
  type Connection,
  type GameFace,
  type RefusalLine,
  type RuleBook,
  type Seen,
} from "../shell/seen";
import type { TableView, TableWish } from "../shell/types";
import { play as ring, rehearse } from "../sound";
import { clockOf } from "../wire/clock";
import type { Answer } from "../wire/commands";
import type { Happening } from "../wire/events";
import { timeOf } from "../wire/picture";
import type { Followed } from "../wire/followed.svelte";
import type { TableStore } from "../wire/store.svelte";
import { bookOf } from "./book";
import { call, hush } from "./calling";
import { Meanwhile } from "./meanwhile.svelte";
import { shareOf } from "./share";
import { shelf } from "./shelf.svelte";
import { BESIDE_TV, IN_HAND, ON_TV, Stage, type Pace, type Scene } from "./stage.svelte";
import { taleOf } from "./tale";
import { howFar, tell, tellAll } from "./told";
import { capital, say, sayRefusal, type Voice } from "./voice";

const TRANSIENT: readonly Connection[] = ["connecting", "open", "lost", "restarting"];

interface Refused {
  reason: string;
  facts: Facts;
}

export class Session<Store extends Followed = TableStore> {
  #refused: Refused | null = $state.raw(null);
  /** What was asked last, until something has come of it. */
  #asked: { wish: string; granted: Promise<boolean> } | null = null;
  #aloud: string[] = [];
  readonly #meanwhile = new Meanwhile();

  readonly stage: Stage;
  /** The table as it is; of the game, what has been told. */
  readonly table: TableView | null = $derived.by(() => {
    const { scene } = this.stage;
    if (!this.store.table || !scene) return this.store.table;
    const { phase, scores, outcome, deadline } = scene;
    return { ...this.store.table, phase, scores, outcome, deadline };
  });
  readonly view = $derived.by(() => this.stage.scene?.view ?? null);
  readonly clock = $derived.by(() => {
    const deadline = this.table?.deadline ?? null;
    const isShown = this.client?.isTimed?.(this.view, this.table!) ?? true;
    return this.store.picture && deadline !== null && isShown ? this.store.clockTo(deadline) : null;
  });
  readonly seen: Seen | null = $derived.by(() => {
    const { me, here, watching, model } = this.store;
    return this.table && { table: this.table, me, here, watching, model };
  });
  readonly game: GameFace = $derived.by(() => shelf.face(this.store.table?.game ?? ""));
  readonly client: GameClient | null = $derived.by(() => {
    return this.table && this.view ? clientOf(this.table.game) : null;
  });
  /** What the things of this very table are called. */
  readonly things = $derived.by(() => this.client?.things?.(this.view, this.game.texts));
  readonly #chairs = $derived.by(() => this.table?.chairs);
  readonly #people = $derived.by(() => this.table?.people);
  /** The same as long as all are called what they are: otherwise every sentence is said anew. */
  readonly voice: Voice = $derived.by(() => {
    const [chairs, people] = [this.#chairs, this.#people];
    const names = chairs && people ? namesAt({ chairs, people }, this.game, this.things) : nobody;
    return {
      language: chosen.language,
      game: this.game.texts,
      names,
      unsaid: this.client?.unsaid ?? [],
    };
  });
  readonly share = $derived.by(() => shareOf(this.store.code ?? "", shelf.origin));
  readonly log = $derived.by(() => tellAll(this.stage.happened, this.voice));
  /** What was done to the seat that is shown, until its player has seen it. */
  readonly befell = $derived.by(() => {
    const { seat } = this.store;
    const rows = this.client?.befell;
    if (!rows || !this.view || seat === null || this.stage.entry) return [];
    const { acked, isMissed } = this.#meanwhile.of(seat);
    return befallen(rows, this.stage.happened, { me: seat, view: this.view, acked, isMissed }).map(
      ({ id, key, facts }) => ({ id, text: capital(this.say(`screen.befell.${key}`, facts)) }),
    );
  });
  readonly waiting = $derived.by(() => this.view?.waiting ?? []);
  /** For whom one waits, where nobody must act and somebody still may. */
  readonly lingering = $derived.by(() => (this.view && this.client?.lingers?.(this.view)) ?? []);
  readonly mayAct = $derived.by(() => this.store.seat !== null && (this.view?.may.length ?? 0) > 0);
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
    const { motion } = ballot;
    const back = motion.type === "go-back" && howFar(this.stage.happened, motion.to, this.voice);
    const question = back || this.say(`motion.${motion.type}`, { ...motion });
    return { question, clock: clockOf(timeOf(picture), ballot.until) };
  });
  /** Where we are, if the game says so in its text `where`. */
  readonly where: string = $derived.by(() => {
    return this.view && "where" in this.game.texts ? this.say("where", this.view) : "";
  });
  /** What those do who are waited for, if the game says so in its text `doing`. */
  readonly doing: string = $derived.by(() => {
    return this.view && "doing" in this.game.texts ? this.say("doing", this.view) : "";
  });
  /** Whom one waits for, and for what: since when is counted anew for each, and once the first clock runs. */
  readonly awaited: string = $derived.by(() =>
    [this.waiting, this.lingering, this.doing, this.table?.awaits_ready].join(),
  );
  readonly cause: string = $derived.by(() => {
    const outcome = this.table?.outcome;
    return outcome ? capital(this.say(`cause.${outcome.cause}`, { ...outcome })) : "";
  });
  /** What the last game was, in the reader's words, once it is over. */
  readonly tale: Tale | null = $derived.by(() => {
    const story = this.store.table?.story;
    const score = this.store.table?.scores.at(-1);
    return story && score ? taleOf(story, score, this.voice) : null;
  });
  readonly book: RuleBook = $derived(bookOf(this.game.texts));

  constructor(
    readonly store: Store,
    readonly isTv = false,
    /** At which pace another screen than one at the table is told. */
    private readonly pace?: () => Pace,
  ) {
    this.stage = new Stage(
      () => this.#pace,
      () => this.client,
      this,
    );
  }

  get #pace(): Pace {
    if (this.pace) return this.pace();
    if (this.isTv) return ON_TV;
    return this.store.hasTv ? BESIDE_TV : IN_HAND;
  }

  /** Have the game's code read, and its sounds made, before it begins: a slow screen takes a while over them. */
  makeReady(): void {
    const { table } = this.store;
    if (table?.blocked === null) void loadGame(table.game);
    if (this.isTv) void rehearse();
  }

  /** Follow the table from now on. Returns what ends it. */
  follow(): () => void {
    const deaf = this.store.witness({
      hear: (...heard) => this.stage.hear(...heard),
      arrive: (picture, happened) => {
        this.#asked = null;
        if (this.store.isLive) this.#meanwhile.arrive(picture.table.code, picture.version);
        this.stage.arrive(picture, happened);
      },
    });
    if (!this.store.isLive) return () => (deaf(), this.stage.close());
    const look = () => {
      if (!document.hidden) return hush();
      this.stage.skip();
      if (this.#isCalled(this.waiting)) void call();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      deaf();
      hush();
      this.stage.close();
    };
  }

  /** Whoever holds this phone has seen what was done to them. */
  putAway = (): void => {
    if (this.store.seat !== null) this.#meanwhile.ack(this.store.seat);
  };

  say = (key: string, facts: Facts = {}): string => say(key, facts, this.voice);

  ask = (wish: TableWish): Promise<boolean> => this.#settled(this.store.ask(wish));

  /** Ask for a move. A second tap on the same button asks nothing more. */
  play = (wish: { type: string }, together = false): Promise<boolean> => {
    const asked = JSON.stringify([this.store.seat, wish]);
    if (this.#asked?.wish === asked) return this.#asked.granted;
    const mine = (this.#asked = { wish: asked, granted: this.#play(wish, together) });
    void mine.granted.then((isGranted) => {
      if (!isGranted && this.#asked === mine) this.#asked = null;
    });
    return mine.granted;
  };

  async #play(wish: { type: string }, together: boolean): Promise<boolean> {
    const { seat, mySeats } = this.store;
    if (together)
      for (const other of mySeats) if (other !== seat) void this.store.play(other, wish);
    const isOurs = this.waiting.length === 1;
    const isDone = seat !== null && (await this.#settled(this.store.play(seat, wish)));
    // Who alone is waited for, and goes on, has seen what lay before them.
    if (isDone && isOurs) this.putAway();
    return isDone;
  }

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

  /** What the room hears comes from the TV; a phone rings for its own sake alone. */
  beat = ({ sound }: Beat): void => {
    if (sound && this.isTv) ring(sound);
  };

  /** Say aloud what has been told. */
  told = (happening: Happening): void => {
    if (this.store.isLive) this.#meanwhile.tell(happening.version);
    const line = tell(happening, this.voice);
    if (line && this.#aloud.push(line.text) === 1)
      queueMicrotask(() => announce(this.#aloud.splice(0).join(" ")));
    if (this.store.isLive && happening.fact.type === "table:joined") ring("joined");
  };

  /** Whether those who are waited for sit here. */
  #isCalled(waiting: readonly number[] = []): boolean {
    return waiting.some((seat) => this.store.mySeats.includes(seat));
  }

  /** Make this device felt when its seat comes up, and when all is over. */
  settled = (before: Scene, { view, outcome }: Scene): void => {
    this.#asked = null;
    // What was refused was about what I might do then.
    if (JSON.stringify(before.view?.may) !== JSON.stringify(view?.may)) this.#refused = null;
    if (!this.store.isLive) return;
    const mine = this.store.mySeats;
    if (!this.#isCalled(before.view?.waiting) && this.#isCalled(view?.waiting)) {
      buzz("turn");
      ring("turn");
      void call(this.game.title, t("table.yours"));
    }
    if (!this.#isCalled(view?.waiting)) hush();
    // On a TV that was told the end beat by beat, it has been heard.
    if (!outcome || before.outcome || (this.isTv && this.client?.beats)) return;
    const isWon =
      mine.length === 0 ||
      mine.some((seat) => outcome.winners.includes(seat) || !contends(outcome, seat));
    ring(isWon ? "won" : "lost");
  };
}
