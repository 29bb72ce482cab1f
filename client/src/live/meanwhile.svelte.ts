/** How far whoever holds this device has seen a table: what was done to them since is told until they have. */

import { keep, recall } from "../stored";
import type { Seat } from "../shell/types";

const PLACE = "trapline.meanwhile";
const MOST = 5;

interface Kept {
  code: string;
  /** Before this version nothing counts: then this device came. */
  since: number;
  /** The last version that was told here. */
  told: number;
  /** From which version to which nobody looked, until somebody says that they know. */
  missed: readonly [number, number] | null;
  /** Up to which version each seat put away what was done to it. */
  acked: Readonly<Record<Seat, number>>;
}

export class Meanwhile {
  #kept: Kept | null = $state.raw(null);

  /** Show a table as it is; what happened before this device knew it was done to nobody here. */
  arrive(code: string, version: number): void {
    const known = this.#kept?.code === code ? this.#kept : all().find((one) => one.code === code);
    if (!known) this.#keep({ code, since: version, told: version, missed: null, acked: {} });
    else this.#keep({ ...known, told: version, missed: missing(known, version) });
  }

  /** Something was told; it was missed where nobody could look. */
  tell(version: number): void {
    if (!this.#kept || version <= this.#kept.told) return;
    const missed = document.hidden ? missing(this.#kept, version) : this.#kept.missed;
    this.#keep({ ...this.#kept, told: version, missed });
  }

  ack(seat: Seat): void {
    if (!this.#kept) return;
    const { told, acked } = this.#kept;
    this.#keep({ ...this.#kept, missed: null, acked: { ...acked, [seat]: told } });
  }

  /** Up to which version a seat has put everything away, and whether it looked at what came since. */
  of(seat: Seat): { acked: number; isMissed: (version: number) => boolean } {
    const [from, to] = this.#kept?.missed ?? [Infinity, 0];
    return {
      acked: this.#kept?.acked[seat] ?? this.#kept?.since ?? Infinity,
      isMissed: (version) => from <= version && version <= to,
    };
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    const others = all().filter(({ code }) => code !== kept.code);
    keep(PLACE, JSON.stringify([kept, ...others].slice(0, MOST)));
  }
}

function missing({ told, missed }: Kept, version: number): Kept["missed"] {
  return version > told ? [missed?.[0] ?? told + 1, version] : missed;
}

function all(): Kept[] {
  try {
    const kept: unknown = JSON.parse(recall(PLACE) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isKept) : [];
  } catch {
    return [];
  }
}

function isKept(value: unknown): value is Kept {
  const { code, since, told, acked } = (value ?? {}) as Partial<Kept>;
  const isCounted = typeof since === "number" && typeof told === "number";
  return typeof code === "string" && isCounted && typeof acked === "object" && acked !== null;
}
