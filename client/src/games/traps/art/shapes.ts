/** Flat pieces of paper, one glued upon the other: its colour and its outline on a 24 grid. */

export type Shape = readonly [fill: string, d: string];

/** The player's hue, from its light to its shadow side. */
export const HUE = "var(--hue-lit)";
export const SHADE = "var(--hue)";
export const DEEP = "var(--hue-deep)";

export const INK = "#241a14";
export const BRIGHT = "#fffaf0";

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Two eyes that look at you, with the light in them. */
export function eyes(y: number, apart: number, r: number, middle = 12): Shape[] {
  const both = (shift: number, size: number, rise: number) =>
    disc(middle - apart + shift, y + rise, size) + disc(middle + apart + shift, y + rise, size);
  return [
    [INK, both(0, r, 0)],
    [BRIGHT, both(-r * 0.35, r * 0.36, -r * 0.35)],
  ];
}

/** A scarf around the neck, in the player's hue. */
export const SCARF: Shape[] = [
  [
    SHADE,
    "M4.6 18.600C6.6 17.2 9 16.6 12 16.600s5.4.6 7.4 2c.6 2-.8 3.6-3.2 4.600L12 24 7.8 23.200C5.4 22.2 4 20.6 4.6 18.600z",
  ],
  [HUE, "M4.6 18.600C6.6 17.2 9 16.6 12 16.600V24l-4.2-.8C5.4 22.2 4 20.6 4.6 18.600z"],
  [DEEP, "M9.8 19.400h4.400L16 24H8z"],
];
