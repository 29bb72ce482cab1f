/** A server for tests: it hears what a screen sends and says what the test tells it to say. */

import type { ClockReading } from "../clock";
import type { AnyFromClient, AnyFromServer, TableView, Welcome } from "../protocol.gen";

export class ScriptedServer {
  readonly sockets: ScriptedSocket[] = [];

  readonly dial = (address: string): WebSocket => {
    const socket = new ScriptedSocket(address);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  };

  /** The newest connection. */
  get line(): ScriptedSocket {
    const newest = this.sockets.at(-1);
    if (!newest) throw new Error("nobody has called");
    return newest;
  }

  greet(changes: Partial<Welcome> = {}): ScriptedSocket {
    this.line.accept();
    this.line.say(welcome(changes));
    return this.line;
  }
}

export class ScriptedSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly heard: AnyFromClient[] = [];
  closed = false;

  constructor(readonly address: string) {}

  send(text: string): void {
    this.heard.push(JSON.parse(text) as AnyFromClient);
  }

  close(): void {
    this.closed = true;
  }

  accept(): void {
    this.onopen?.();
  }

  say(message: AnyFromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  cut(): void {
    this.onclose?.();
  }
}

/** The clock of a table whose time is that of this device. */
export const clock = (until: number): ClockReading => ({
  remaining: until,
  running: true,
  received: 0,
});

export const table: TableView = {
  code: "K7QX2M",
  phase: "playing",
  game: "whisper",
  options: { language: "en" },
  people: [
    { id: 0, name: "Ann", away: false, admitted: true, sits: false, wants: null, program: false },
    { id: 1, name: "Bob", away: false, admitted: true, sits: false, wants: null, program: false },
  ],
  chairs: [chair(0, "Ann", 0), chair(1, "Bob", 1)],
  host: 0,
  locked: false,
  knock: false,
  watchers: "open",
  shares_pairing: false,
  pace: "usual",
  paused: false,
  awaits_ready: false,
  ballot: null,
  scores: [],
  outcome: null,
  deadline: null,
  undo: null,
  back: null,
  blocked: null,
  story: null,
};

export function chair(seat: number, name: string, holder: number): TableView["chairs"][number] {
  return { seat, name, holder, bot: null, team: null, ready: true, former: null, lent: false };
}

export function welcome(changes: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    version: 7,
    at: 60_000,
    hold: 0,
    build: "b1",
    me: 0,
    lifted: null,
    table,
    view: { may: [], waiting: [1], channels: ["table"], clue: "moon" },
    told: [],
    lines: [],
    here: [0, 1],
    watching: 0,
    tvs: 0,
    model: null,
    ...changes,
  };
}
