/**
 * An invitation as a form, by convention alone.
 *
 * `may-guess` invites the wish `guess`. What both have is copied (`turn`); what the invitation
 * lists in the plural is chosen from (`words` for `word`); the rest is asked for by its type.
 */

import type { Invitation } from "../../wire/picture";

/** As much of JSON Schema as msgspec writes for wishes. */
export interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  type?: string;
  enum?: (string | number)[];
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  exclusiveMaximum?: number;
  maxLength?: number;
}

export type Question =
  | { kind: "text"; name: string; longest: number }
  | { kind: "flag"; name: string }
  | { kind: "number"; name: string; min: number; max: number }
  | { kind: "choice" | "seat" | "team"; name: string; values: Values; list?: string };

export interface Form {
  /** The invitation's tag: `may-guess`. */
  may: string;
  /** The tag of the wish: `guess`. */
  wish: string;
  given: Readonly<Record<string, unknown>>;
  asked: readonly Question[];
}

/** Who can be meant by a seat or a team where the invitation names none. */
export interface Around {
  seats: readonly number[];
  teams: readonly number[];
}

const MEANS_A_SEAT = ["seat", "to", "whom"];
const LONGEST = 80;
const MOST = 99;

export function formsFor(may: readonly Invitation[], wishes: Schema, around: Around): Form[] {
  const shapes = shapesOf(wishes);
  return may
    .map((invitation) => formFor(invitation, shapes, around))
    .filter((form) => form !== null);
}

function formFor(invitation: Invitation, shapes: Map<string, Schema>, around: Around): Form | null {
  const wish = invitation.type.replace(/^may-/, "");
  const shape = shapes.get(wish);
  if (!shape) return null;
  const fields = Object.entries(shape.properties ?? {}).filter(([name]) => name !== "type");
  const given = Object.fromEntries(
    fields.filter(([name]) => name in invitation).map(([name]) => [name, invitation[name]]),
  );
  const missing = fields.filter(([name]) => !(name in given) && shape.required?.includes(name));
  const asked = missing.map(([name, field]) =>
    question(name, field, listed(name, invitation), around),
  );
  if (asked.some((one) => one === null)) return null;
  return { may: invitation.type, wish, given, asked: asked.filter((one) => one !== null) };
}

/** Return the shapes of all wishes by their tags. */
function shapesOf(wishes: Schema): Map<string, Schema> {
  const named = (shape: Schema): Schema =>
    wishes.$defs?.[shape.$ref?.split("/").at(-1) ?? ""] ?? shape;
  const inline = (shape: Schema): Schema => ({
    ...shape,
    properties: Object.fromEntries(
      Object.entries(shape.properties ?? {}).map(([name, field]) => [name, named(field)]),
    ),
  });
  const kinds = (wishes.anyOf ?? [wishes]).map((shape) => inline(named(shape)));
  return new Map(kinds.map((shape) => [String(shape.properties?.["type"]?.enum?.[0]), shape]));
}

function question(
  name: string,
  field: Schema,
  listed: Listed | null,
  around: Around,
): Question | null {
  if (MEANS_A_SEAT.includes(name))
    return { kind: "seat", name, ...(listed ?? { values: around.seats }) };
  if (name === "team") return { kind: "team", name, ...(listed ?? { values: around.teams }) };
  if (listed) return { kind: "choice", name, ...listed };
  if (field.enum) return { kind: "choice", name, values: field.enum };
  if (field.type === "boolean") return { kind: "flag", name };
  if (field.type === "string") return { kind: "text", name, longest: field.maxLength ?? LONGEST };
  if (field.type === "integer")
    return { kind: "number", name, min: field.minimum ?? 0, max: most(field) };
  return null;
}

function most({ maximum, exclusiveMaximum }: Schema): number {
  return maximum ?? (exclusiveMaximum === undefined ? MOST : exclusiveMaximum - 1);
}

type Values = readonly (string | number)[];

interface Listed {
  list: string;
  values: Values;
}

function listed(name: string, invitation: Invitation): Listed | null {
  const plurals = [`${name}s`, `${name}es`, name.replace(/y$/, "ies")];
  const list = plurals.find((plural) => Array.isArray(invitation[plural]));
  return list === undefined ? null : { list, values: invitation[list] as Values };
}

export type Answers = Readonly<Record<string, unknown>>;

/** Return the wish, or null while something is still to be answered. */
export function filled(form: Form, answers: Answers): { type: string } | null {
  const said = form.asked.map(({ name }) => [name, trimmed(answers[name])] as const);
  if (said.some(([, answer]) => answer === undefined || answer === "")) return null;
  return { type: form.wish, ...form.given, ...Object.fromEntries(said) };
}

const trimmed = (answer: unknown): unknown => (typeof answer === "string" ? answer.trim() : answer);
