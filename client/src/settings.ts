/** What one player chose about their own screen, and where it is kept. */

export type Language = "en" | "fr";
export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "reduced";
export type TextSize = 1 | 2 | 3;

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  /** What is told on the board takes less time. */
  brisk: boolean;
  /** A notification calls me back when it is my move. */
  calls: boolean;
  size: TextSize;
}

interface Surroundings {
  languages: readonly string[];
  tv: boolean;
}

const PLACE = "trapline.settings";

const choices: { [K in keyof Settings]: readonly Settings[K][] } = {
  language: ["en", "fr"],
  theme: ["auto", "light", "dark"],
  sound: [true, false],
  motion: ["auto", "reduced"],
  brisk: [true, false],
  calls: [true, false],
  size: [1, 2, 3],
};

export function defaults({ languages, tv }: Surroundings): Settings {
  return {
    language: firstSpoken(languages),
    theme: "auto",
    sound: tv,
    motion: "auto",
    brisk: false,
    calls: false,
    size: 1,
  };
}

function firstSpoken(languages: readonly string[]): Language {
  for (const tag of languages) {
    const spoken = tag.toLowerCase().split("-")[0];
    if (spoken === "en" || spoken === "fr") return spoken;
  }
  return "en";
}

export function settingsFrom(kept: string | null, around: Surroundings): Settings {
  const settings = defaults(around);
  const found = kept === null ? {} : parsed(kept);
  for (const name of Object.keys(choices) as (keyof Settings)[]) take(settings, name, found[name]);
  return settings;
}

function take<K extends keyof Settings>(settings: Settings, name: K, value: unknown) {
  const known = choices[name].find((choice) => choice === value);
  if (known !== undefined) settings[name] = known;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** A TV keeps its own choices: its sound is on where a phone's is off. */
export function placeFor(tv: boolean): string {
  return tv ? `${PLACE}.tv` : PLACE;
}

export function isDark(theme: Theme, prefersDark: boolean): boolean {
  return theme === "auto" ? prefersDark : theme === "dark";
}
