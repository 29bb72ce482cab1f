/** What lies around the places of the box: layers on their own maps, from the back to the front. */

export type Tone = "far" | "near" | "glow" | "line";

export type Layer = readonly [tone: Tone, d: string];

const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const spark = (x: number, y: number, r: number) =>
  `M${x} ${y - r}l${r * 0.28} ${r * 0.72} ${r * 0.72} ${r * 0.28} ${-r * 0.72} ${r * 0.28} ${-r * 0.28} ${r * 0.72} ${-r * 0.28} ${-r * 0.72} ${-r * 0.72} ${-r * 0.28} ${r * 0.72} ${-r * 0.28}z`;
const fir = (x: number, y: number, h: number) =>
  `M${x} ${y - h}l${h * 0.22} ${h * 0.34}h${-h * 0.08}l${h * 0.2} ${h * 0.34}h${-h * 0.1}l${h * 0.18} ${h * 0.26}H${x - h * 0.42}l${h * 0.18} ${-h * 0.26}h${-h * 0.1}l${h * 0.2} ${-h * 0.34}h${-h * 0.08}z`;
const wave = (x: number, y: number, times: number) =>
  `M${x} ${y}${"q11-11 22 0t22 0".repeat(times)}`;

const stars = [
  [40, 60],
  [98, 120],
  [30, 430],
  [140, 480],
  [215, 520],
  [90, 540],
  [905, 60],
  [968, 100],
  [930, 470],
  [985, 520],
  [880, 545],
  [275, 470],
] as const;
const flakes = [
  [40, 60],
  [110, 110],
  [180, 70],
  [50, 170],
  [20, 400],
  [60, 580],
  [150, 580],
  [830, 420],
  [900, 460],
  [800, 500],
  [960, 420],
  [870, 560],
  [940, 580],
  [210, 20],
] as const;

export const backdrops: Readonly<Record<string, readonly Layer[]>> = {
  spaceship: [
    ["glow", disc(60, 560, 84)],
    ["glow", stars.map(([x, y], nth) => spark(x, y, nth % 3 === 0 ? 9 : 5)).join("")],
    [
      "far",
      "M4 275C30 160 110 30 250 22h590l110 60 46 70v260l-46 30H560L250 448C110 430 30 390 4 275z",
    ],
    ["near", "M880 408h110v22l-14 34h-82l-14-34zM838 22l60-4v40z"],
  ],
  mansion: [
    ["glow", disc(70, 78, 46)],
    ["far", "M168 64 250 6h24V-6h22v12h100l24-8 24 8h88l176 58v240H135V150h33z"],
    ["far", "M706 14l66-32 66 32v16H706z"],
    ["near", "M130 432h836v160H-20v-30h110c60-30 20-100 40-130z"],
    ["line", wave(-10, 446, 3) + wave(-14, 470, 1) + wave(-14, 580, 6)],
  ],
  school: [
    ["far", "M236 26h528v560H236zM78 218h160v346H78zM752 214h214v164H752z"],
    [
      "near",
      fir(60, 206, 120) +
        fir(150, 200, 86) +
        fir(820, 586, 150) +
        fir(905, 588, 190) +
        fir(955, 584, 100),
    ],
    ["glow", flakes.map(([x, y]) => spark(x, y, 6)).join("")],
  ],
};
