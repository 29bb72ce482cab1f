/** A game for tests: two teams, each with a secret word. The schema is as the server writes it. */

import type { GameProps } from "../contract";
import { chair, clock, table } from "../../wire/scripted";
import type { View } from "../../wire/picture";
import type { Schema } from "./forms";

const turn: Schema = { type: "integer", minimum: 0, exclusiveMaximum: 1_000_000 };

function wish(tag: string, fields: Record<string, Schema>, optional: string[] = []): Schema {
  const properties = { type: { enum: [tag] }, ...fields };
  return {
    type: "object",
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
  };
}

export const wishes: Schema = {
  anyOf: ["Choose", "Guess", "Object", "Bid", "Swear", "Accuse", "Lay"].map((name) => ({
    $ref: `#/$defs/${name}`,
  })),
  $defs: {
    Choose: wish("choose", { turn, word: { type: "string" } }),
    Guess: wish("guess", { turn, word: { type: "string" }, aloud: { type: "boolean" } }, ["aloud"]),
    Object: wish("object", { turn }),
    Bid: wish("bid", {
      count: { type: "integer", minimum: 1, maximum: 6 },
      side: { $ref: "#/$defs/Side" },
    }),
    Swear: wish("swear", { linked: { type: "boolean" } }),
    Accuse: wish("accuse", { whom: { type: "integer", minimum: 0, exclusiveMaximum: 64 } }),
    Lay: wish("lay", { card: { type: "string" } }),
    Side: { enum: ["heads", "tails"] },
  },
};

export const texts: Record<string, string> = {
  "may.may-guess": "Guess their word",
  "may.may-choose": "Choose your word",
  "wish.guess": "Guess",
  "wish.choose": "Choose",
  "wish.object": "Objection!",
  "field.side.heads": "Heads",
  "field.scores": "Points",
  "field.phase.listening": "Listening",
  "secret.secret": "Your word",
  "secret.cards": "Your cards",
};

const chairs = ["Ann", "Bob", "Cleo", "Dan"].map((name, seat) => ({
  ...chair(seat, name, seat),
  team: seat % 2,
}));

export function screen(changes: Partial<View>, play: GameProps["play"] = async () => true) {
  const view: View = { may: [], waiting: [], channels: [], ...changes };
  return {
    view,
    table: { ...table, chairs } as GameProps["table"],
    seat: 0,
    play,
    say: () => undefined,
    clock,
    t: (key: string) => texts[key] ?? key,
    sentence: (template: string) => template,
  };
}
