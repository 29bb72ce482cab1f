/** Ways to play that are chosen with one tap, and how far the options have strayed from them. */

import { optionFields } from "./options";
import type { GameFace } from "./seen";

type Options = Readonly<Record<string, unknown>>;

export interface Chosen {
  name: string;
  /** The options that are not as the preset has them. */
  strays: readonly string[];
}

const presetsOf = ({ presets }: GameFace, options: Options): Readonly<Record<string, Options>> =>
  presets[String(options["language"])] ?? {};

/** Return the preset that the options are nearest to; null where a game has none. */
export function nearestPreset(game: GameFace, options: Options): Chosen | null {
  const chosen = Object.entries(presetsOf(game, options)).map(([name, preset]) => ({
    name,
    strays: optionFields(game.options)
      .filter((field) => field.kind !== "pack" && preset[field.name] !== options[field.name])
      .map((field) => field.name),
  }));
  return chosen.sort((one, other) => one.strays.length - other.strays.length)[0] ?? null;
}

/** Return the options with a preset. What no preset decides stays: the words, how one speaks. */
export function withPreset(game: GameFace, name: string, options: Options): Options {
  const presets = Object.values(presetsOf(game, options));
  const wanted = presetsOf(game, options)[name] ?? {};
  const isDecided = (field: string) => presets.some((preset) => preset[field] !== wanted[field]);
  const decided = Object.entries(wanted).filter(([field]) => isDecided(field));
  return { ...options, ...Object.fromEntries(decided) };
}
