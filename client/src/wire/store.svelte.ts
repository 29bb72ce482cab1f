/** One table as this screen follows it: the latest picture, what happened, and how to ask. */

import type {
  AnyFromServer,
  AnyTableWish,
  Hello,
  Parting,
  Role,
  Update,
  Welcome,
} from "../protocol.gen";
import { Outbox, type Answer } from "./commands";
import { happenings, MOST_HAPPENINGS, recalled } from "./events";
import { Followed } from "./followed.svelte";
import { follows, present, said, updated, welcomed } from "./picture";
import { reloadOnce, UNKNOWN } from "./reload";
import { Signals } from "./signals.svelte";
import { Line, type Connection } from "./socket";

export interface Options {
  role: Role;
  /** The build this page was made by. */
  build: string;
  dial?: (address: string) => WebSocket;
  reload?: () => void;
}

export class TableStore extends Followed {
  #line: Line;
  #outbox: Outbox;
  #missing = false;
  #isBack = false;

  readonly isLive = true;
  /** Where a TV without a table is to be paired. */
  pairing: string | null = $state(null);
  readonly signals = new Signals();

  /** Null for a TV that is not paired yet. */
  code: string | null;

  constructor(
    code: string | null,
    private readonly options: Options,
  ) {
    super();
    this.code = code;
    const ends = {
      hello: () => this.#hello(),
      heard: (message: AnyFromServer) => this.#hear(message),
      turned: (connection: Connection) => this.#turned(connection),
    };
    this.#line = new Line(socketAddress(code), ends, options.dial);
    this.#outbox = new Outbox(
      (command) => this.#line.send(command),
      (isLate) => this.#late(isLate),
    );
  }

  open(): this {
    this.#line.open();
    return this;
  }

  close(): void {
    this.#line.close();
    this.#outbox.close();
    this.signals.close();
  }

  /** Take the table back from another screen, or try once more at once. */
  again(): void {
    this.#line.again();
  }

  play(seat: number, wish: { type: string }): Promise<Answer> {
    return this.#outbox.submit({ type: "play", seat, seen: this.picture?.version ?? 0, wish });
  }

  ask(wish: AnyTableWish): Promise<Answer> {
    return this.#outbox.submit({ type: "ask", wish });
  }

  say(channel: string, text: string, seat: number | null = this.seat): Promise<Answer> {
    return this.#outbox.submit({ type: "say", channel, text, seat });
  }

  /** Several people on one phone: show this seat's view, or draw the curtain. */
  lift(seat: number | null): void {
    this.#line.send({ type: "lift", seat });
  }

  tellTyping(seat: number): void {
    this.#line.send({ type: "typing", seat });
  }

  nudgeThem(): void {
    this.#line.send({ type: "nudge" });
  }

  #hello(): Hello {
    return { type: "hello", role: this.options.role, since: this.picture?.version ?? null };
  }

  #hear(message: AnyFromServer): void {
    const picture = this.picture;
    switch (message.type) {
      case "welcome":
        return this.#welcome(message);
      case "update":
        return this.#update(message);
      case "ok":
      case "refused":
      case "out-of-date":
        return this.#outbox.settle(message);
      case "said":
        if (picture) this.redraw(said(picture, message.line));
        return;
      case "presence":
        if (picture) this.redraw(present(picture, message));
        return;
      case "signal":
        return this.signals.hear(message);
      case "pairing":
        this.pairing = message.id;
        return;
      case "paired":
        return this.#follow(message.code);
      case "goodbye":
        return this.#part(message.why);
    }
  }

  #welcome(message: Welcome): void {
    const { build, reload } = this.options;
    const isOther = build !== UNKNOWN && message.build !== build;
    if (isOther && reloadOnce(message.build, reload)) return;
    this.#missing = false;
    const before = this.picture;
    const after = welcomed(message, performance.now());
    // Behind another curtain nothing is left of what the last player was told.
    const known = before?.lifted === after.lifted ? this.happened : [];
    this.arrive(after, recalled(known, message.told, after));
    if (this.#isBack) this.#outbox.resend();
    this.#isBack = false;
  }

  /** A newer page may understand the server, and be understood by it. */
  #part(why: Parting): void {
    const { build, reload } = this.options;
    if (why === "not-understood") reloadOnce(`${why} ${build}`, reload);
  }

  #update(update: Update): void {
    const before = this.picture;
    if (!before || this.#missing || update.version <= before.version) return;
    if (!follows(before, update)) return this.#catch();
    const after = updated(before, update, performance.now());
    const happened = happenings(update, before, after);
    this.hear(happened, after, [...this.happened, ...happened].slice(-MOST_HAPPENINGS));
  }

  #catch(): void {
    this.#missing = true;
    this.#line.send({ type: "catch" });
  }

  #follow(code: string): void {
    this.code = code;
    this.pairing = null;
    this.#line.again(socketAddress(code));
  }

  #turned(connection: Connection): void {
    if (connection === "open") this.#isBack = true;
    this.connection = connection;
  }

  /** The server answers within seconds: after a long silence the line is not to be trusted. */
  #late(isLate: boolean): void {
    if (isLate && !this.stillTrying) this.#line.prove();
    this.stillTrying = isLate;
  }
}

function socketAddress(code: string | null): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/ws${code === null ? "" : `/${encodeURIComponent(code)}`}`;
}
