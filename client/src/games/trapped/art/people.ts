/** Seventeen heads for a lobby card, on a 24 grid: skin, hair, and what they wear on it. */

import type { Face } from "../types.gen";

export type Shape = readonly [fill: string, d: string];

interface Head {
  skin: string;
  shade: string;
  behind?: readonly Shape[];
  hair: readonly Shape[];
}

const INK = "#1c1613";
const BONE = "#f6ebd3";
const RUST = "#8c3a1a";
const STRAW = "#e5a823";
const ASH = "#b9ae98";
const TEAL = "#1c7f7b";
const RED = "#d8341f";

const skins = [
  ["#f5dcb8", "#dcb488"],
  ["#c98f5f", "#a56f43"],
  ["#8b5a38", "#6c4127"],
  ["#eac49a", "#c99a6b"],
] as const;
const skin = (nth: number) => ({ skin: skins[nth]![0], shade: skins[nth]![1] });

const CROP =
  "M6.3 11.6C5.5 6.5 8 3.6 12 3.6s6.5 2.9 5.7 8c-1-2.5-2.5-4-5.7-4.3-3.2.3-4.7 1.8-5.7 4.3z";

const heads: Readonly<Record<Face, Head>> = {
  quiff: {
    ...skin(0),
    hair: [
      [
        RUST,
        "M6.4 10.2C5.3 5 8 1.7 13 1.7c4.2 0 6 2.3 5.2 4 .4 1.6.1 3.2-.6 4.4-1-2-2-3-4-3.2-2.6.2-5.2 1.3-7.2 3.3z",
      ],
    ],
  },
  long: {
    ...skin(2),
    behind: [[INK, "M5.2 17C4 7.3 6.7 2.2 12 2.2S20 7.3 18.8 17z"]],
    hair: [
      [
        INK,
        "M6.2 13C5.8 6.5 8 3.3 12 3.3s6.2 3.2 5.8 9.7c-.6-2-1-3.3-1.3-4.5-3 .2-5.8-.6-7.3-2.2-1.3 1.7-2.3 3.7-3 6.7z",
      ],
    ],
  },
  cap: {
    ...skin(3),
    hair: [
      [TEAL, "M6.3 8.8C6 4.5 8.5 2.2 12 2.2s6 2.3 5.7 6.6z"],
      [INK, "M5.5 8.3h13.2c1.7.4 2.6 1.1 2.8 2.2-4-.9-10-.9-16-.4z"],
    ],
  },
  curls: {
    ...skin(1),
    behind: [[INK, "M12 .9c5.7 0 9 3.5 9 8 0 4.3-3.3 7.6-9 7.6s-9-3.3-9-7.6c0-4.5 3.3-8 9-8z"]],
    hair: [[INK, CROP]],
  },
  bun: {
    ...skin(0),
    behind: [[ASH, "M9.3 2.9a2.7 2.5 0 1 0 5.4 0 2.7 2.5 0 1 0-5.4 0"]],
    hair: [[ASH, CROP]],
  },
  bald: {
    ...skin(1),
    hair: [
      [
        INK,
        "M6 8.5c1.2.2 1.4 2 1.2 4.3C5.3 12.5 5 10 6 8.5zM18 8.5c-1.2.2-1.4 2-1.2 4.3 1.9-.3 2.2-2.8 1.2-4.3z",
      ],
      [BONE, "M10.5 5.2c1-.6 2-.6 3 0-1 .4-2 .4-3 0z"],
    ],
  },
  hat: {
    ...skin(3),
    hair: [
      [INK, "M3.3 9C5.5 7.3 9 6.9 12 6.9s6.5.4 8.7 2.1c-2.5.9-5.7 1.2-8.7 1.2S5.8 9.9 3.3 9z"],
      [INK, "M7 7.6 7.9 2.8c1.6-1.3 6.6-1.3 8.2 0l.9 4.8z"],
      [RED, "M7.2 6.3h9.6l.3 1.7H6.9z"],
    ],
  },
  spikes: {
    ...skin(2),
    hair: [[STRAW, "M9.3 8.8 8.7 1.8l1.9 1.9L12 .9l1.4 2.8 1.9-1.9-.6 7c-1.6-.8-3.8-.8-5.4 0z"]],
  },
  ponytail: {
    ...skin(0),
    behind: [[STRAW, "M16.5 5.5c3.8-.6 5.6 3 4.6 8-.5 1.8-1.5 2.5-2.6 2.2.9-3 .4-5.6-2-7.2z"]],
    hair: [[STRAW, CROP]],
  },
  bobble: {
    ...skin(1),
    behind: [[BONE, "M10.3 1.9a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0"]],
    hair: [
      [RED, "M6.2 8.5C6 4.3 8.5 2 12 2s6 2.3 5.8 6.5z"],
      [BONE, "M5.5 7.6h13v2.9h-13z"],
    ],
  },
  glasses: {
    ...skin(3),
    hair: [
      [
        RUST,
        "M6.3 10.5C5.6 5.6 8 3 12 3s6.6 2.6 5.7 7.5c-.6-1.6-1.2-2.6-2-3.2-2.8.6-5.6.4-7.6-.4-.8.9-1.4 2-1.8 3.6z",
      ],
      [INK, "M7 10.6h4.6v3H7zM12.4 10.6H17v3h-4.6zM11.4 11.4h1.2v.8h-1.2z"],
      [BONE, "M7.6 11.1h3.4v2H7.6zM13 11.1h3.4v2H13z"],
    ],
  },
  beard: {
    ...skin(0),
    hair: [
      [INK, CROP],
      [
        INK,
        "M6.8 13.2c1 1.6 2 2.2 3.4 2.1h3.6c1.4.1 2.4-.5 3.4-2.1.3 4.6-1.6 8.3-5.2 8.3s-5.5-3.7-5.2-8.3z",
      ],
    ],
  },
  scarf: {
    ...skin(1),
    behind: [[TEAL, "M5.4 20C3.8 9 6.4 2.4 12 2.4S20.2 9 18.6 20z"]],
    hair: [
      [
        TEAL,
        "M6.1 13.4C5.4 6.4 7.8 3 12 3s6.6 3.4 5.9 10.4c-.3-3.4-1.5-5.6-5.9-5.8-4.4.2-5.6 2.4-5.9 5.8z",
      ],
      [RED, "M6.6 8.2c3-2.2 7.8-2.2 10.8 0l-.4 1c-3-1.6-7-1.6-10 0z"],
    ],
  },
  plaits: {
    ...skin(0),
    behind: [
      [
        RUST,
        "M6 9c-2.6 1-3.4 4-2.4 7 .2 2 .1 3.4-.6 5 2 .4 3.4-.8 3.6-3 .2-3 .6-6 .4-8zM18 9c2.6 1 3.4 4 2.4 7-.2 2-.1 3.4.6 5-2 .4-3.4-.8-3.6-3-.2-3-.6-6-.4-8z",
      ],
      [RED, "M2.9 17.4l3.4.6-.2 1.2-3.3-.6zM21.1 17.4l-3.4.6.2 1.2 3.3-.6z"],
    ],
    hair: [
      [
        RUST,
        "M6.3 11.6C5.5 6.3 8 3.2 12 3.2s6.5 3.1 5.7 8.4c-1.2-2.4-3-3.6-5.7-5.4-2.7 1.8-4.5 3-5.7 5.4z",
      ],
    ],
  },
  moustache: {
    ...skin(2),
    hair: [
      [ASH, "M6.2 11C5.6 6.2 8 3.4 12 3.4s6.4 2.8 5.8 7.6c-.8-2.4-2.2-3.4-5.8-3.4s-5 1-5.8 3.4z"],
      [
        ASH,
        "M12 14.4c1.4-1 3.4-.8 5 .8-1.2.2-2 1-3.2 1-.8 0-1.4-.3-1.8-.8-.4.5-1 .8-1.8.8-1.2 0-2-.8-3.2-1 1.6-1.6 3.6-1.8 5-.8z",
      ],
    ],
  },
  crown: {
    ...skin(3),
    behind: [[ASH, "M5.6 15C4.6 8 7 4 12 4s7.4 4 6.4 11z"]],
    hair: [
      [ASH, CROP],
      [STRAW, "M6.6 6.6 5.8 1.6l3.2 2L12 .6l3 3 3.2-2-.8 5z"],
      [RED, "M11.2 3.9a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0"],
    ],
  },
  robot: {
    skin: "#b9b3a2",
    shade: "#8f8a7c",
    behind: [
      [INK, "M11.5 1h1v4h-1z"],
      [RED, "M10.8 1.2a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0"],
      [INK, "M5.4 10.5h1.8v4H5.4zM16.8 10.5h1.8v4h-1.8z"],
    ],
    hair: [
      [TEAL, "M6.6 4.6h10.8v4.6H6.6z"],
      [INK, "M6.6 8.8h10.8v.9H6.6z"],
    ],
  },
};

export const FACES = Object.keys(heads) as readonly Face[];

/** The portrait that somebody chose; else one after the other. */
export const headOf = ({ id, face }: { id: number; face: Face | null }): Head =>
  heads[face ?? FACES[id % FACES.length]!];

export const SHOULDERS = "M2 24c.6-4.3 4-6 10-6s9.4 1.7 10 6z";
export const FACE = "M6.9 8.8h10.2v4.3c0 4-2.2 6.6-5.1 6.6s-5.1-2.6-5.1-6.6z";
export const FACE_SHADE = "M12 8.8h5.1v4.3c0 4-2.2 6.6-5.1 6.6z";

/** Eyes and mouth, as things have gone: frightened, gone, raving, saved. */
export const looks = {
  alive: {
    eyes: "M8.1 12a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M12.9 12a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0",
    pupils:
      "M9.2 12.2a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M13.6 12.2a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0",
    mouth: "M10.6 16.5a1.4 1.2 0 1 0 2.8 0 1.4 1.2 0 1 0-2.8 0z",
  },
  dead: {
    eyes: "",
    pupils:
      "M8.4 10.9l2.4 2.2-.4.5L8 11.4zM10.8 11.4l-2.4 2.2-.4-.5 2.4-2.2zM13.6 10.9l2.4 2.2-.4.5-2.4-2.2zM16 11.4l-2.4 2.2-.4-.5 2.4-2.2z",
    mouth: "M9.9 16.8c1.4-.9 2.8-.9 4.2 0l-.2.5c-1.3-.7-2.5-.7-3.8 0z",
  },
  insane: {
    eyes: "M7.7 12a1.9 1.9 0 1 0 3.8 0 1.9 1.9 0 1 0-3.8 0M12.9 12a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0",
    pupils: "M9.4 12a.4.4 0 1 0 .8 0 .4.4 0 1 0-.8 0M14 11.5a.8.8 0 1 0 1.6 0 .8.8 0 1 0-1.6 0",
    mouth: "M9 15.2c2 1 4 1 6 0 .2 2-1 3.2-3 3.2s-3.2-1.2-3-3.2z",
  },
  escaped: {
    eyes: "",
    pupils:
      "M8.2 12.6c.3-1.6 2.5-1.6 2.8 0l-.6.1c-.3-.9-1.3-.9-1.6 0zM13 12.6c.3-1.6 2.5-1.6 2.8 0l-.6.1c-.3-.9-1.3-.9-1.6 0z",
    mouth: "M9.5 15.5c1.7.6 3.3.6 5 0-.2 1.7-1 2.5-2.5 2.5s-2.3-.8-2.5-2.5z",
  },
} as const;
