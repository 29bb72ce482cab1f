/** One line to the server, opened again whenever it breaks, until the server says not to. */

import type { AnyFromClient, AnyFromServer, Hello, Parting } from "../protocol.gen";

const FINAL = ["elsewhere", "kicked", "left", "moved", "join-first", "no-such-table"] as const;

/** Why the line stays closed until somebody asks for it. */
export type Final = (typeof FINAL)[number];
export type Connection = "connecting" | "open" | "lost" | "restarting" | Final;

export interface Ends {
  hello: () => Hello;
  heard: (message: AnyFromServer) => void;
  turned: (connection: Connection) => void;
}

export const FIRST_PAUSE = 500;
export const LONGEST_PAUSE = 15_000;
/** A page hidden for longer may have slept, and its line may be dead without knowing. */
export const NAP = 20_000;
export const PROOF = 3_000;
export const HANDSHAKE = 10_000;

const pauses: Partial<Record<Parting, number>> = {
  restart: 1_000,
  "too-fast": 5_000,
  "not-understood": 5_000,
};

export class Line {
  #socket: WebSocket | null = null;
  #connection: Connection = "connecting";
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #proof: ReturnType<typeof setTimeout> | undefined;
  #hiddenAt = 0;

  constructor(
    private address: string,
    private readonly ends: Ends,
    private readonly dial: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {}

  open(): void {
    document.addEventListener("visibilitychange", this.#looked);
    addEventListener("online", this.#wake);
    this.#dial();
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#looked);
    removeEventListener("online", this.#wake);
    this.#hangUp();
  }

  /** Connect now: the player asks for it, or the way leads to another table. */
  again(address = this.address): void {
    this.address = address;
    this.#attempts = 0;
    this.#turn("connecting");
    this.#dial();
  }

  /** Send now or never: what must arrive waits in the outbox and is sent after the welcome. */
  send(message: AnyFromClient): void {
    if (this.#connection === "open") this.#socket?.send(JSON.stringify(message));
  }

  /** Find out whether somebody still listens; if nothing is heard, connect anew. */
  prove(): void {
    if (this.#connection !== "open") return;
    this.send({ type: "catch" });
    this.#expect(PROOF);
  }

  #expect(within: number): void {
    clearTimeout(this.#proof);
    this.#proof = setTimeout(() => this.#lose(), within);
  }

  #dial(): void {
    this.#hangUp();
    const socket = this.dial(this.address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify(this.ends.hello()));
    socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as AnyFromServer);
    socket.onclose = () => this.#lose();
    this.#expect(HANDSHAKE);
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#proof);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #hear(message: AnyFromServer): void {
    clearTimeout(this.#proof);
    if (message.type === "goodbye") this.#part(message.why);
    else if (message.type === "welcome" || message.type === "pairing") this.#greeted();
    this.ends.heard(message);
  }

  #greeted(): void {
    this.#attempts = 0;
    this.#turn("open");
  }

  #part(why: Parting): void {
    this.#hangUp();
    const final = FINAL.find((parting) => parting === why);
    if (final) return this.#turn(final);
    this.#turn(why === "restart" ? "restarting" : "lost");
    this.#later(pauses[why] ?? FIRST_PAUSE);
  }

  #lose(): void {
    this.#hangUp();
    if (this.#connection === "open" || this.#connection === "connecting") this.#turn("lost");
    this.#later(FIRST_PAUSE);
  }

  #later(pause: number): void {
    const longest = Math.min(LONGEST_PAUSE, pause * 2 ** this.#attempts++);
    // Half of the pause is luck, so that a room full of phones does not knock at once.
    const wait = longest * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => this.#dial(), wait);
  }

  #turn(connection: Connection): void {
    if (this.#connection === connection) return;
    this.#connection = connection;
    this.ends.turned(connection);
  }

  #looked = (): void => {
    if (document.visibilityState === "hidden") this.#hiddenAt = performance.now();
    else this.#wake();
  };

  #wake = (): void => {
    if (FINAL.some((parting) => parting === this.#connection)) return;
    if (this.#connection !== "open") this.#dial();
    else if (performance.now() - this.#hiddenAt > NAP) this.prove();
  };
}
