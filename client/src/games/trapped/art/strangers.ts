/** Monsters for places that a group made up: six kinds, found by what theirs is called. */

import { BONE, disc, GREY, INK, MUSTARD, RED, TEAL, TEAL_LIT, type Monster } from "./inks";

const SHEET =
  "M60 6c26 0 40 18 40 44 0 22 4 44 10 60-8 4-14 0-18-6-4 10-14 12-20 2-4 10-16 12-22 1-5 10-16 9-20-1-4 8-12 9-20 4 8-16 10-38 10-60C20 24 34 6 60 6z";

const ghost: Monster = {
  outline: SHEET,
  shapes: [
    ["#dfe6d6", SHEET],
    [
      "#b4c8bd",
      "M72 8c18 5 28 20 28 42 0 22 4 44 10 60-8 4-14 0-18-6-4 10-14 12-20 2 10-26 12-70 0-98z",
    ],
    [INK, "M42 36c6-3 13 1 14 9s-4 15-10 15-11-6-11-13 3-9 7-11z"],
    [INK, "M72 34c7-2 13 3 14 11 0 8-5 14-11 14s-10-6-10-13 3-11 7-12z"],
    [MUSTARD, disc(48, 49, 3.4) + disc(77, 48, 3.4)],
    [INK, "M52 74c5-6 14-6 19 0 4 8 2 22-9 22s-14-13-10-22z"],
    [RED, "M55 86c4-4 10-4 14 0-1 6-3 10-7 10s-6-4-7-10z"],
    ["#b4c8bd", "M20 66c-8 2-16-4-16-10 6 3 12 2 16-2zM100 64c8 1 16-5 16-11-6 4-12 3-16-1z"],
  ],
};

const SHELL =
  "M56 14V6h-6V0h20v6h-6v8h26a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H82v6h20a8 8 0 0 1 8 8v34H10V84a8 8 0 0 1 8-8h20v-6H30a8 8 0 0 1-8-8V22a8 8 0 0 1 8-8z";

const robot: Monster = {
  outline: SHELL,
  shapes: [
    [TEAL, SHELL],
    ["#145b59", "M60 14h30a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8H60zM60 76h42a8 8 0 0 1 8 8v34H60z"],
    [RED, disc(60, 3, 6)],
    [INK, "M32 26h56v20H32z"],
    [MUSTARD, disc(46, 36, 7) + disc(76, 36, 7)],
    [RED, disc(46, 36, 3) + disc(76, 36, 3)],
    [INK, "M34 52h52v12H34z"],
    [BONE, "M37 52h7v8h-7zM50 52h7v8h-7zM63 52h7v8h-7zM76 52h7v8h-7z"],
    [GREY, "M40 70h40v6H40z"],
    [INK, "M26 86h68v24H26z"],
    [MUSTARD, disc(38, 98, 5)],
    [RED, disc(54, 98, 5)],
    [TEAL_LIT, "M66 92h22v4H66zM66 100h14v4H66z"],
    [TEAL_LIT, "M30 18h24v4H30zM16 82h14v4H16z"],
  ],
};

const LEGS =
  "M40 60C26 52 18 38 6 34l3-7c16 5 22 20 36 24zM36 70C24 68 14 60 2 62l-1-8c14-2 26 4 38 8zM36 82C26 86 20 96 8 104l-5-6c10-8 16-20 30-24zM44 94c-8 6-10 14-14 24l-8-2c3-12 8-20 16-28zM80 60c14-8 22-22 34-26l-3-7C95 32 89 47 75 51zM84 70c12-2 22-10 34-8l1-8c-14-2-26 4-38 8zM84 82c10 4 16 14 28 22l5-6c-10-8-16-20-30-24zM76 94c8 6 10 14 14 24l8-2c-3-12-8-20-16-28z";
const BODY = "M60 44c20 0 32 14 32 34s-14 36-32 36-32-16-32-36 12-34 32-34z";
const HEAD = "M60 14c14 0 23 9 23 21S74 56 60 56 37 47 37 35s9-21 23-21z";

const spider: Monster = {
  outline: LEGS + BODY + HEAD,
  shapes: [
    [INK, LEGS],
    ["#3a2030", BODY],
    ["#5c3550", "M60 44c-20 0-32 14-32 34 0 14 7 26 17 32-6-22-2-50 15-66z"],
    [RED, "M60 62l12 14-12 14-12-14zM60 92l8 8-8 8-8-8z"],
    [INK, HEAD],
    [
      MUSTARD,
      disc(50, 30, 6) +
        disc(70, 30, 6) +
        disc(43, 40, 3.4) +
        disc(77, 40, 3.4) +
        disc(56, 20, 2.6) +
        disc(64, 20, 2.6),
    ],
    [INK, disc(51, 31, 2.6) + disc(69, 31, 2.6)],
    [BONE, "M50 46c4 2 8 2 10 2s6 0 10-2l-4 14-4-8h-4l-4 8z"],
  ],
};

const TRAP =
  "M20 22c14-16 66-16 80 0 8 10 4 22-4 28 8 6 8 18 0 24-9 8-24 10-32 10v10c12-8 26-8 36 0-8 10-22 14-36 12v12H56v-18c-12 4-26 0-34-10 10-6 24-4 34 2V84c-10 0-24-2-32-10-8-6-8-18 0-24-8-6-12-18-4-28z";

const plant: Monster = {
  outline: TRAP,
  shapes: [
    ["#4f6b1e", TRAP],
    ["#75933a", "M20 22C28 13 50 9 66 11 44 16 30 28 24 50c-8-6-12-18-4-28z"],
    [RED, "M26 48c20-10 48-10 68 0-6 14-18 24-34 24S32 62 26 48z"],
    ["#8c1a0e", "M40 58c12-4 28-4 40 0-5 8-11 14-20 14s-15-6-20-14z"],
    [
      BONE,
      "M26 48l8-4-1 12zM38 43l8-2-3 12zM50 40h9l-5 12zM64 40h9l-4 12zM77 42l8 2-6 10zM89 45l6 3-8 8zM36 62l6-8 2 13zM50 70l5-11 5 13zM66 71l4-12 5 9zM79 64l3-10 5 7z",
    ],
    [MUSTARD, disc(40, 28, 8) + disc(78, 28, 8)],
    [INK, disc(42, 29, 4) + disc(76, 29, 4)],
    [INK, "M30 18l18 6-2 4-18-5zM90 18l-18 6 2 4 18-5z"],
    [
      "#75933a",
      "M22 98c10-6 24-4 34 2v4c-12-4-24-4-34-6zM100 94c-10-6-24-8-36 0v3c12-3 24-4 36-3z",
    ],
  ],
};

const FUR =
  "M20 6c10 6 18 14 24 24 10-4 22-4 32 0 6-10 14-18 24-24 4 18 2 34-4 46 6 8 10 16 12 26l-10-2c0 8-2 14-6 20l-8-6c-4 12-14 26-24 26s-20-14-24-26l-8 6c-4-6-6-12-6-20l-10 2c2-10 6-18 12-26C18 40 16 24 20 6z";

const wolf: Monster = {
  outline: FUR,
  shapes: [
    ["#6b5540", FUR],
    [
      "#8a7055",
      "M20 6c10 6 18 14 24 24 5-2 11-3 16-3-16 10-24 30-22 56l-10 13c-4-6-6-12-6-20l-10 2c2-10 6-18 12-26C18 40 16 24 20 6z",
    ],
    [
      "#8c1a0e",
      "M24 16c5 4 10 9 13 15-4 3-7 6-9 10-4-8-5-16-4-25zM96 16c-5 4-10 9-13 15 4 3 7 6 9 10 4-8 5-16 4-25z",
    ],
    [MUSTARD, "M34 50l18 6c-4 8-16 6-18-6zM86 50l-18 6c4 8 16 6 18-6z"],
    [INK, disc(45, 55, 2.8) + disc(75, 55, 2.8)],
    [INK, "M30 44l24 8-1 4-24-8zM90 44l-24 8 1 4 24-8z"],
    ["#4a3828", "M50 64c6-3 14-3 20 0l-4 14H54z"],
    [INK, "M51 64c5-3 13-3 18 0-2 6-5 9-9 9s-7-3-9-9z"],
    [INK, "M40 82c12 5 28 5 40 0-3 18-11 30-20 30S43 100 40 82z"],
    [RED, "M50 98c6-5 14-5 20 0-2 8-6 14-10 14s-8-6-10-14z"],
    [BONE, "M41 82l8 3-4 10zM53 86h6l-3 8zM63 86h6l-3 8zM73 85l7-3-4 12z"],
  ],
};

const SCALES =
  "M4 62C14 34 42 18 70 20c10 0 20 4 28 10l18-14c2 12 0 22-6 32 8 10 10 22 6 34l-20-10c-10 16-28 26-48 26C28 98 10 84 4 62zM62 22c-4-10-2-16 6-20 10 0 18 2 24 8l-4 4c-6-4-12-6-18-5-2 3-2 6 0 12z";

const fish: Monster = {
  outline: SCALES,
  shapes: [
    ["#2f5f78", SCALES],
    ["#4f8aa3", "M4 62C14 34 42 18 70 20c10 0 20 4 28 10-30 0-58 10-74 52C14 76 8 70 4 62z"],
    [MUSTARD, disc(90, 11, 7)],
    ["#f6d78a", disc(88, 9, 2.5)],
    [BONE, disc(46, 44, 12)],
    [INK, disc(43, 45, 6)],
    [RED, disc(43, 45, 2.2)],
    [INK, "M32 32l26 6-1 5-26-6z"],
    [INK, "M6 66c18-4 38-2 52 6-6 14-20 20-32 16C16 84 10 76 6 66z"],
    [RED, "M22 82c8-6 18-7 26-3-4 7-12 11-20 9z"],
    [
      BONE,
      "M8 66l9-2-3 12zM21 64l9 0-4 13zM34 65l9 2-6 11zM47 69l9 3-8 8zM22 87l3-9 6 10zM36 88l2-9 6 6z",
    ],
    ["#1f4356", "M70 60c8-6 18-6 24 0-6 8-16 10-24 6z"],
    ["#1f4356", "M98 30l18-14c2 12 0 22-6 32l-8-4zM110 48c8 10 10 22 6 34l-20-10 4-14z"],
  ],
};

/** What a monster may be called, in either language; the first kind that has a word of it. */
const names: readonly [RegExp, Monster][] = [
  [
    /ghost|phantom|spect|spirit|haunt|fant[oô]me|esprit|revenant|banshee|sir[eè]n|wraith|dame blanche/i,
    ghost,
  ],
  [
    /robot|machine|comput|android|ordinateur|automat|android|drone|engine|motor|moteur|clockwork/i,
    robot,
  ],
  [/spider|araign|insect|beetle|ant\b|ants\b|fourmi|wasp|gu[eê]pe|scorpi|crab|cafard|bug/i, spider],
  [
    /plant|tree|rose|flower|fleur|arbre|vine|lierre|ivy|root|racine|mushroom|champignon|moss|salad/i,
    plant,
  ],
  [
    /fish|herring|hareng|shark|requin|poisson|whale|baleine|eel|anguille|squid|calmar|kraken|pike|brochet|sea|mer\b/i,
    fish,
  ],
  [
    /wol(f|v)|loup|dog|chien|bear|ours|beast|b[eê]te|yeti|y[eé]ti|cat\b|chat\b|rat\b|minotaur|lion|tig(er|re)|goat|ch[eè]vre/i,
    wolf,
  ],
];

const kinds = names.map(([, kind]) => kind);

/** The monster of a made-up place: as it is called, else one of the six, and the same on every screen. */
export function strangerCalled(...titles: readonly string[]): Monster {
  const named = names.find(([words]) => titles.some((title) => words.test(title)));
  if (named) return named[1];
  const sum = Array.from(titles.join()).reduce((all, one) => all + one.codePointAt(0)!, 0);
  return kinds[sum % kinds.length]!;
}
