/** The monsters of the box: flat shapes in the poster's inks, on a grid of 120. */

import { BONE, disc, GREY, INK, MUSTARD, RED, TEAL, TEAL_LIT, type Monster } from "./inks";
import { strangerCalled } from "./strangers";

const JELLY =
  "M60 8c28 0 45 18 45 46 0 10-3 17-5 21l12 26c2 7-7 11-12 4L90 88l2 22c0 8-11 9-13 1l-5-21-4 22c-2 7-12 7-13 0l-3-22-8 21c-3 7-13 5-12-3l3-22-13 17c-5 6-13 1-10-6l10-22c-6-8-9-13-9-21C15 26 32 8 60 8z";

const alien: Monster = {
  outline: JELLY,
  shapes: [
    [TEAL, JELLY],
    [TEAL_LIT, "M60 8C32 8 15 26 15 54c0 8 3 13 9 21l-3 7c-1-34 12-62 45-72z"],
    [INK, "M32 62c18 9 40 8 58-3 3 18-8 33-29 33S31 79 32 62z"],
    [RED, "M44 76c10-5 22-5 32-1-4 9-9 13-16 13s-13-4-16-12z"],
    [
      BONE,
      "M32 62l9 4-5 11zM45 67l10 2-6 11zM59 69h10l-5 12zM73 67l8-3-3 12zM85 62l5-3-2 10zM42 85l4-9 5 13zM58 92l4-12 5 11zM73 89l3-11 5 6z",
    ],
    [BONE, disc(40, 43, 12) + disc(77, 40, 15) + disc(57, 24, 8)],
    [MUSTARD, disc(42, 44, 7) + disc(75, 42, 9) + disc(58, 25, 4.5)],
    [
      INK,
      "M42 36c3 5 3 11 0 16-3-5-3-11 0-16zM75 32c4 6 4 14 0 20-4-6-4-14 0-20zM58 20c2 3 2 7 0 10-2-3-2-7 0-10z",
    ],
  ],
};

const SERVANT =
  "M26 118c0-32 8-50 34-50s34 18 34 50l-9-7-8 7-9-7-8 7-8-7-9 7-8-7zM38 38c0-20 8-31 22-31s22 11 22 31c0 18-8 34-22 34S38 56 38 38zM70 102h48v-6h-5c0-12-6-22-15-24a4 4 0 1 0-8 0c-9 2-15 12-15 24h-5zM37 36C36 16 46 4 60 4s24 12 23 32z";

const butler: Monster = {
  outline: SERVANT,
  shapes: [
    ["#2b3c3d", "M26 118c0-32 8-50 34-50s34 18 34 50l-9-7-8 7-9-7-8 7-8-7-9 7-8-7z"],
    ["#415a5a", "M26 118c0-32 8-50 34-50-12 8-20 24-22 44l-4 0z"],
    [BONE, "M49 70h22L60 98z"],
    [RED, "M60 76l-12-6v13zM60 76l12-6v13z"],
    [INK, disc(60, 76.5, 3)],
    ["#cfe0d2", "M38 38c0-20 8-31 22-31s22 11 22 31c0 18-8 34-22 34S38 56 38 38z"],
    ["#a4c2b6", "M60 7c14 0 22 11 22 31 0 18-8 34-22 34z"],
    [INK, "M37 36C36 16 46 4 60 4s24 12 23 32c-4-5-6-11-7-17-10 4-22 4-32 0-1 6-3 12-7 17z"],
    [INK, "M44 33c4-5 10-5 13-1l-2 4c-3-3-6-3-9 0zM63 28c4-4 10-3 13 2l-2 4c-3-3-6-4-9-2z"],
    [INK, disc(51, 42, 6) + disc(69, 42, 6)],
    [MUSTARD, disc(52, 42, 2.2) + disc(68, 42, 2.2)],
    ["#7d9c92", "M60 42l4 12h-7z"],
    [INK, "M49 62c7-5 15-5 22 0-7-1.5-15-1.5-22 0z"],
    ["#2b3c3d", "M84 84c8 0 12 6 12 12l-8 4-8-8z"],
    [INK, "M70 97h48v5H70z"],
    [GREY, "M75 96c0-16 8-24 19-24s19 8 19 24z"],
    [BONE, "M80 93c0-11 5-17 11-18-4 5-6 10-6 18z"],
    [INK, disc(94, 70, 3.5)],
    [RED, "M100 97c0-4 3-5 5-3s4 0 5 3z"],
  ],
};

const PLUSH =
  "M60 14c14 0 25 4 33 11 3-8 17-9 20 1 3 9-4 15-9 17 2 6 3 12 3 19 0 26-18 46-47 46S13 88 13 62c0-7 1-13 3-19-5-2-12-8-9-17 3-10 17-9 20-1 8-7 19-11 33-11z";

const mascot: Monster = {
  outline: PLUSH,
  shapes: [
    [INK, "M27 25c-3-8-17-9-20 1-3 10 6 17 12 18zM93 25c3-8 17-9 20 1 3 10-6 17-12 18z"],
    [RED, disc(15.5, 29, 4.5) + disc(104.5, 29, 4.5)],
    [BONE, "M60 14c28 0 47 18 47 48 0 26-18 46-47 46S13 88 13 62c0-30 19-48 47-48z"],
    ["#dccaa2", "M60 14c28 0 47 18 47 48 0 26-18 46-47 46 22-10 33-26 33-48 0-22-11-38-33-46z"],
    [
      INK,
      "M38 19c-14 18-19 44-11 69 7 8 17 8 22-1-5-22-4-46 3-72-5 1-10 2-14 4zM82 19c14 18 19 44 11 69-7 8-17 8-22-1 5-22 4-46-3-72 5 1 10 2 14 4z",
    ],
    [MUSTARD, disc(37, 50, 10) + disc(84, 56, 10)],
    [INK, disc(37, 50, 6.5) + disc(84, 56, 6.5)],
    [MUSTARD, disc(37, 50, 4.5) + disc(84, 56, 4.5)],
    [
      INK,
      disc(35.5, 48.5, 1) +
        disc(38.5, 48.5, 1) +
        disc(35.5, 51.5, 1) +
        disc(38.5, 51.5, 1) +
        disc(82.5, 54.5, 1) +
        disc(85.5, 54.5, 1) +
        disc(82.5, 57.5, 1) +
        disc(85.5, 57.5, 1),
    ],
    [INK, "M82 38l3 0 1 9-4 0zM75 40l16-4 1 2-16 4z"],
    [RED, "M48 62c2-8 22-8 24 0 0 7-6 11-12 11s-12-4-12-11z"],
    ["#f08a72", "M51 61c2-4 8-5 11-4-4 1-8 3-11 4z"],
    [INK, "M28 80c20 10 44 10 64 0-2 16-14 24-32 24S30 96 28 80z"],
    [
      BONE,
      "M28 80l10 4-5 8zM41 85l11 2-6 9zM55 88h10l-5 10zM68 87l11-2-5 11zM82 84l10-4-5 12zM40 99l5-8 6 12zM58 104l5-9 5 8z",
    ],
    [INK, "M24 74l3 9-2 1-3-9zM31 76l1 9-2 0-1-9zM96 74l-3 9 2 1 3-9zM89 76l-1 9 2 0 1-9z"],
  ],
};

const LURKER =
  "M60 10c32 0 50 20 50 50 0 18-6 32-10 48l-14-12-12 16-14-16-14 16-12-16-14 12C16 92 10 78 10 60c0-30 18-50 50-50z";

const lurker: Monster = {
  outline: LURKER,
  shapes: [
    ["#3a2030", LURKER],
    ["#5c3550", "M60 10C28 10 10 30 10 60c0 10 2 19 4 27 2-38 16-66 46-77z"],
    [BONE, "M26 46l28 12c-6 10-26 8-28-12zM94 46 66 58c6 10 26 8 28-12z"],
    [RED, disc(43, 56, 4) + disc(77, 56, 4)],
    [INK, "M34 74c16 8 36 8 52 0 0 12-8 22-26 22S34 86 34 74z"],
    [BONE, "M34 74l9 4-4 8zM48 79l10 1-5 9zM63 80l10-1-5 10zM77 78l9-4-5 12z"],
  ],
};

const monsters: Readonly<Record<string, Monster>> = {
  spaceship: alien,
  mansion: butler,
  school: mascot,
};

/** Something with eyes in the dark, while nobody knows yet what it will be. */
export const UNKNOWN = "unknown";

/** The monster of a scenario; of one that was made up, by what it is called. */
export function monsterOf(scenario: string, ...titles: readonly string[]): Monster {
  if (scenario === UNKNOWN) return lurker;
  return monsters[scenario] ?? strangerCalled(...titles.filter(Boolean));
}
