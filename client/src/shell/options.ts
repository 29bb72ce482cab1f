/** A game's options, read from the JSON Schema of its own type: switches, bounded numbers, choices, word lists, files. */

import { t } from "../i18n";

export type OptionField =
  | { kind: "switch"; name: string }
  | { kind: "number"; name: string; min: number; max: number; step: number }
  | { kind: "choice"; name: string; values: readonly (string | number)[] }
  | { kind: "pack"; name: string; isFile: boolean };

type Schema = Readonly<Record<string, unknown>>;

/** So many options a lobby shows at once; a game declares those that matter most first. */
export const AT_A_GLANCE = 6;

/** In a range as long as this nobody counts one by one. */
const LONG = 200;
const COARSE = 5;

export function optionFields(schema: unknown): OptionField[] {
  const root = resolved(asSchema(schema), asSchema(schema));
  return Object.entries(asSchema(root["properties"])).flatMap(([name, property]) => {
    const field = fieldOf(name, resolved(asSchema(property), asSchema(schema)));
    return field ? [field] : [];
  });
}

function fieldOf(name: string, property: Schema): OptionField | null {
  const values = property["enum"];
  if (Array.isArray(values)) return { kind: "choice", name, values };
  if (property["type"] === "boolean") return { kind: "switch", name };
  if (property["format"]) return { kind: "pack", name, isFile: property["format"] === "file" };
  if (property["type"] !== "integer") return null;
  const min = Number(property["minimum"] ?? 0);
  const max = Number(property["maximum"] ?? Number(property["exclusiveMaximum"] ?? 100) - 1);
  const step = Number(property["multipleOf"] ?? (max - min > LONG ? COARSE : 1));
  return { kind: "number", name, min, max, step };
}

function resolved(property: Schema, root: Schema): Schema {
  const [only] = [property["allOf"], property["anyOf"]].find(Array.isArray) ?? [];
  const target = String(property["$ref"] ?? asSchema(only)["$ref"] ?? "");
  const name = target.split("/").pop();
  return name ? asSchema(asSchema(root["$defs"])[name]) : property;
}

function asSchema(value: unknown): Schema {
  return typeof value === "object" && value !== null ? (value as Schema) : {};
}

/** Say whether an option is as the game has it by itself. */
export function isUsual(schema: unknown, name: string, value: unknown): boolean {
  const root = resolved(asSchema(schema), asSchema(schema));
  return asSchema(asSchema(root["properties"])[name])["default"] === value;
}

/** Return the game's word for an option or for one of its values, else its bare name. */
export function optionLabel(
  texts: Readonly<Record<string, string>>,
  name: string,
  value?: string | number,
): string {
  const key = value === undefined ? `option.${name}` : `option.${name}.${value}`;
  return texts[key] ?? everyGame(name, value) ?? humane(String(value ?? name));
}

/** Return the values of a number that has names rather than figures; those without a name are not on offer. */
export function namedValues(
  texts: Readonly<Record<string, string>>,
  field: Extract<OptionField, { kind: "number" }>,
): number[] {
  const values = Array.from({ length: field.max - field.min + 1 }, (_, nth) => field.min + nth);
  return values.filter((value) => texts[`option.${field.name}.${value}`]);
}

/** Return a game whose numbered chairs (`option.gm_chair.2`) are called after the people on them. */
export function withSitters<Face extends { texts: Readonly<Record<string, string>> }>(
  game: Face,
  chairs: readonly { name: string; holder: number | null; bot: string | null }[],
): Face {
  const taken = chairs.filter(({ holder, bot }) => holder !== null || bot !== null);
  const called = Object.keys(game.texts).flatMap((key) => {
    const nth = Number(/^option\.\w+_chair\.([1-9])$/.exec(key)?.[1] ?? 0);
    const chair = taken[nth - 1];
    return nth === 0 ? [] : [[key, chair && chair.bot === null ? chair.name : ""]];
  });
  return { ...game, texts: { ...game.texts, ...Object.fromEntries(called) } };
}

/** Every game has the language of its words; no game need name it. */
function everyGame(name: string, value?: string | number): string | undefined {
  if (name !== "language") return undefined;
  if (value === undefined) return t("option.language");
  return value === "fr" ? t("option.language.fr") : t("option.language.en");
}

function humane(name: string): string {
  const words = name.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Return the options as a player reads them: a name and a value each; of a list of words, its hash. */
export function spokenOptions(
  schema: unknown,
  options: Readonly<Record<string, unknown>>,
  texts: Readonly<Record<string, string>>,
  yesNo: (value: boolean) => string,
): { name: string; label: string; value: string; pack: string }[] {
  return optionFields(schema).map((field) => {
    const value = options[field.name];
    const pack = field.kind === "pack" ? String(value) : "";
    return {
      name: field.name,
      label: optionLabel(texts, field.name),
      value: spoken(field, value, texts, yesNo),
      pack,
    };
  });
}

function spoken(
  field: OptionField,
  value: unknown,
  texts: Readonly<Record<string, string>>,
  yesNo: (value: boolean) => string,
): string {
  switch (field.kind) {
    case "switch":
      return yesNo(value === true);
    case "number":
      return texts[`option.${field.name}.${String(value)}`] ?? String(value);
    case "choice":
      return optionLabel(texts, field.name, value as string | number);
    case "pack":
      return value ? "" : t("pack.none");
  }
}

export function withOption(
  options: Readonly<Record<string, unknown>>,
  name: string,
  value: unknown,
): Readonly<Record<string, unknown>> {
  return { ...options, [name]: value };
}
