/** Commands on their way: each has a key, and is sent again with it until its answer comes. */

import type { Ask, Ok, OutOfDate, Play, Refused, Say } from "../protocol.gen";

export type Command = Play | Ask | Say;
export type Unsent = Omit<Play, "key"> | Omit<Ask, "key"> | Omit<Say, "key">;
export type Answer = Ok | Refused | OutOfDate;

/** After so many milliseconds without an answer the player is told that we are still trying. */
export const PATIENCE = 8_000;

interface Waiting {
  command: Command;
  answer: (answer: Answer) => void;
  timer: ReturnType<typeof setTimeout>;
  late: boolean;
}

export class Outbox {
  #waiting = new Map<string, Waiting>();

  constructor(
    private readonly send: (command: Command) => void,
    private readonly turned: (isLate: boolean) => void,
  ) {}

  submit(unsent: Unsent): Promise<Answer> {
    const command: Command = { ...unsent, key: newKey() };
    return new Promise((answer) => {
      const timer = setTimeout(() => this.#late(command.key), PATIENCE);
      this.#waiting.set(command.key, { command, answer, timer, late: false });
      this.send(command);
    });
  }

  /** Send everything unanswered once more, in the order in which it was asked. */
  resend(): void {
    for (const { command } of this.#waiting.values()) this.send(command);
  }

  settle(answer: Answer): void {
    // Without a key the server could not read something: what waits longest was sent first.
    const key = answer.key ?? this.#waiting.keys().next().value;
    const waiting = key === undefined ? undefined : this.#waiting.get(key);
    if (key === undefined || !waiting) return;
    clearTimeout(waiting.timer);
    this.#waiting.delete(key);
    waiting.answer(answer);
    this.turned(this.#isLate);
  }

  close(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  get #isLate(): boolean {
    return [...this.#waiting.values()].some(({ late }) => late);
  }

  #late(key: string): void {
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.late = true;
    this.turned(this.#isLate);
  }
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Return a key nobody else makes. On plain http there is no `crypto.randomUUID`. */
export function newKey(): string {
  const bytes = new Uint8Array(22);
  if (globalThis.crypto) crypto.getRandomValues(bytes);
  else bytes.forEach((_, place) => (bytes[place] = Math.floor(Math.random() * 256)));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join("");
}
