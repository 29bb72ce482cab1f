/** A view that nobody has drawn yet, as rows of labels and values. */

import type { View } from "../../wire/picture";
import { spelled } from "./texts";

export type Shown =
  | { kind: "line"; text: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "sides"; by: "team" | "seat"; sides: readonly { number: number; shown: Shown }[] };

export interface Row {
  name: string;
  label: string;
  /** Held to peek: the game says so with a text `secret.<name>`. */
  secret: boolean;
  shown: Shown;
}

/** What the game's texts and the table know. `text` returns null where the game says nothing. */
export interface Knows {
  text: (key: string, facts?: Readonly<Record<string, unknown>>) => string | null;
  teams: number;
  seats: number;
}

const NOT_DRAWN = ["may", "waiting", "channels"];
/** What most games have in their views, and few people want to read: drawn where the game has a word for it. */
const INNER = ["turn", "phase", "order", "me", "language"];

export function rowsOf(view: View, knows: Knows): Row[] {
  return Object.entries(view)
    .filter(([name]) => !NOT_DRAWN.includes(name))
    .filter(([name, value]) => !INNER.includes(name) || hasWord(name, value, knows))
    .map(([name, value]) => row(name, value, knows))
    .filter((row) => row !== null);
}

function hasWord(name: string, value: unknown, { text }: Knows): boolean {
  const keys = [
    `field.${name}`,
    `secret.${name}`,
    `view.${name}`,
    `field.${name}.${String(value)}`,
  ];
  return keys.some((key) => text(key) !== null);
}

function row(name: string, value: unknown, knows: Knows): Row | null {
  const shown = shownAs(name, value, knows);
  if (!shown) return null;
  const secret = knows.text(`secret.${name}`);
  return {
    name,
    label: secret ?? knows.text(`field.${name}`) ?? spelled(name),
    secret: secret !== null,
    shown,
  };
}

function shownAs(name: string, value: unknown, knows: Knows): Shown | null {
  if (isNothing(value)) return null;
  const told = knows.text(`view.${name}`, { value });
  if (Array.isArray(value) && (told === null || value.every(Array.isArray))) {
    // One entry for each team, or for each seat where there are none, is how games keep score.
    if (knows.teams > 1 && value.length === knows.teams) return sides("team", name, value, knows);
    if (knows.teams === 0 && value.length === knows.seats) return sides("seat", name, value, knows);
  }
  if (told !== null) return { kind: "line", text: told };
  if (Array.isArray(value))
    return { kind: "list", items: value.map((item) => word(name, item, knows)) };
  return { kind: "line", text: word(name, value, knows) };
}

function sides(
  by: "team" | "seat",
  name: string,
  values: readonly unknown[],
  knows: Knows,
): Shown | null {
  const inside = { ...knows, teams: 0, seats: 0 };
  const told = values.flatMap((value, number) => {
    const shown = shownAs(name, value, inside);
    return shown ? [{ number, shown }] : [];
  });
  return told.length > 0 ? { kind: "sides", by, sides: told } : null;
}

function word(name: string, value: unknown, knows: Knows): string {
  if (typeof value === "object" && value !== null) {
    return Object.entries(value)
      .filter(([, part]) => !isNothing(part))
      .map(
        ([part, inner]) =>
          `${knows.text(`field.${part}`) ?? spelled(part)}: ${word(part, inner, knows)}`,
      )
      .join(" · ");
  }
  return knows.text(`field.${name}.${String(value)}`) ?? String(value);
}

function isNothing(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.every(isNothing));
}
