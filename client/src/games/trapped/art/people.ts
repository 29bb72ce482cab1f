/** Ten heads for a lobby card, on a 24 grid: skin, hair, and what they wear on it. */

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

const heads: readonly Head[] = [
  {
    ...skin(0),
    hair: [
      [
        RUST,
        "M6.4 10.2C5.3 5 8 1.7 13 1.7c4.2 0 6 2.3 5.2 4 .4 1.6.1 3.2-.6 4.4-1-2-2-3-4-3.2-2.6.2-5.2 1.3-7.2 3.3z",
      ],
    ],
  },
  {
    ...skin(2),
    behind: [[INK, "M5.2 17C4 7.3 6.7 2.2 12 2.2S20 7.3 18.8 17z"]],
    hair: [
      [
        INK,
        "M6.2 13C5.8 6.5 8 3.3 12 3.3s6.2 3.2 5.8 9.7c-.6-2-1-3.3-1.3-4.5-3 .2-5.8-.6-7.3-2.2-1.3 1.7-2.3 3.7-3 6.7z",
      ],
    ],
  },
  {
    ...skin(3),
    hair: [
      [TEAL, "M6.3 8.8C6 4.5 8.5 2.2 12 2.2s6 2.3 5.7 6.6z"],
      [INK, "M5.5 8.3h13.2c1.7.4 2.6 1.1 2.8 2.2-4-.9-10-.9-16-.4z"],
    ],
  },
  {
    ...skin(1),
    behind: [[INK, "M12 .9c5.7 0 9 3.5 9 8 0 4.3-3.3 7.6-9 7.6s-9-3.3-9-7.6c0-4.5 3.3-8 9-8z"]],
    hair: [[INK, CROP]],
  },
  {
    ...skin(0),
    behind: [[ASH, "M9.3 2.9a2.7 2.5 0 1 0 5.4 0 2.7 2.5 0 1 0-5.4 0"]],
    hair: [[ASH, CROP]],
  },
  {
    ...skin(1),
    hair: [
      [
        INK,
        "M6 8.5c1.2.2 1.4 2 1.2 4.3C5.3 12.5 5 10 6 8.5zM18 8.5c-1.2.2-1.4 2-1.2 4.3 1.9-.3 2.2-2.8 1.2-4.3z",
      ],
      [BONE, "M10.5 5.2c1-.6 2-.6 3 0-1 .4-2 .4-3 0z"],
    ],
  },
  {
    ...skin(3),
    hair: [
      [INK, "M3.3 9C5.5 7.3 9 6.9 12 6.9s6.5.4 8.7 2.1c-2.5.9-5.7 1.2-8.7 1.2S5.8 9.9 3.3 9z"],
      [INK, "M7 7.6 7.9 2.8c1.6-1.3 6.6-1.3 8.2 0l.9 4.8z"],
      [RED, "M7.2 6.3h9.6l.3 1.7H6.9z"],
    ],
  },
  {
    ...skin(2),
    hair: [[STRAW, "M9.3 8.8 8.7 1.8l1.9 1.9L12 .9l1.4 2.8 1.9-1.9-.6 7c-1.6-.8-3.8-.8-5.4 0z"]],
  },
  {
    ...skin(0),
    behind: [[STRAW, "M16.5 5.5c3.8-.6 5.6 3 4.6 8-.5 1.8-1.5 2.5-2.6 2.2.9-3 .4-5.6-2-7.2z"]],
    hair: [[STRAW, CROP]],
  },
  {
    ...skin(1),
    behind: [[BONE, "M10.3 1.9a1.7 1.7 0 1 0 3.4 0 1.7 1.7 0 1 0-3.4 0"]],
    hair: [
      [RED, "M6.2 8.5C6 4.3 8.5 2 12 2s6 2.3 5.8 6.5z"],
      [BONE, "M5.5 7.6h13v2.9h-13z"],
    ],
  },
];

export const headOf = (figure: number): Head => heads[figure % heads.length]!;

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
