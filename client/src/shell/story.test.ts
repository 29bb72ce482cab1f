import { readFileSync } from "node:fs";

import { afterEach, expect, test, vi } from "vitest";

import { lines, pictureOf, share } from "./keepsake";
import { HUES, isOf, labelsOf, laneOf, pathOf, spread, type Drawn, type Tale } from "./story";

const curve = (name: string, values: number[], seat = 0): Drawn => ({
  name,
  seat,
  team: null,
  won: false,
  values,
});

test("a curve ends as high as it counts, against the lowest and the highest of all", () => {
  const all = [curve("Ann", [0, 5, 10]), curve("Bob", [0, 0, 5], 1)];

  expect(pathOf(all[1]!.values, all, { width: 100, height: 50 })).toBe("M0 50L50 50L100 25");
});

test("curves take all the height there is between the lowest value and the highest", () => {
  const all = [curve("Ann", [3, 7]), curve("Bob", [3, 5], 1)];

  expect(pathOf(all[1]!.values, all, { width: 100, height: 40 })).toBe("M0 40L100 20");
});

test("curves that run together are drawn side by side, around where they run", () => {
  expect([0, 1, 2].map((nth) => laneOf(nth, 3, 2.4))).toEqual([-2.4, 0, 2.4]);
});

test("names at the ends of curves keep a line apart, and stay in the frame", () => {
  const all = ["Ann", "Bob", "Cleo"].map((name, seat) =>
    curve(name, [0, seat === 2 ? 0 : 0], seat),
  );

  const found = labelsOf(all, 100, 20).toSorted((one, other) => one - other);

  expect(found.map((y, at) => (at > 0 ? y - found[at - 1]! : 20)).every((gap) => gap >= 20)).toBe(
    true,
  );
  expect(found.at(-1)).toBeLessThanOrEqual(100);
});

test("labels of equal values stand below each other, and none leaves the plot", () => {
  expect(spread([10, 10, 60], 12, 60)).toEqual([10, 22, 60]);
  expect(spread([58, 60, 60], 12, 60)).toEqual([36, 48, 60]);
});

test("names that crowd at the bottom leave that of the winner beside its curve", () => {
  const all = ["Ann", "Bob", "Cleo", "Dan"].map((name, seat) =>
    curve(name, [3, seat ? 3 : 7], seat),
  );

  expect(labelsOf(all, 100, 20)).toEqual([0, 60, 80, 100]);
});

test("a team’s curve is a winner’s if one of the team won", () => {
  const ember = { values: [], seat: null, team: 0 };

  expect([isOf(ember, [1], [1, 0]), isOf(ember, [0], [1, 0])]).toEqual([true, false]);
});

test("a picture tells the headline and everybody’s award, whatever somebody is called", () => {
  const tale: Tale = {
    chart: "Steps",
    curves: [curve("Ann", [0, 4])],
    highlights: ["The cruellest trap: " + "a long story ".repeat(8)],
    prizes: [{ seat: 0, team: null, name: "<Ann>", title: "Master trapper", why: "3 catches" }],
  };

  const svg = pictureOf({ game: "TRAPS", headline: "Ann wins", cause: "", tale });

  expect(svg).toContain("Ann wins");
  expect(svg).toContain(">Master trapper</text>");
  expect(svg).toContain(">&lt;Ann&gt;</text>");
  expect(new DOMParser().parseFromString(svg, "image/svg+xml").querySelector("parsererror")).toBe(
    null,
  );
});

test("a picture brings along its fonts and the picture of the game", () => {
  const tale: Tale = { chart: "Steps", curves: [curve("Ann", [0, 4])], highlights: [], prizes: [] };
  const dress = { emblem: "data:emblem", serif: "data:serif", sans: "data:sans" };

  const svg = pictureOf({ game: "TRAPS", headline: "Ann wins", cause: "", tale, dress });

  expect(svg).toContain('href="data:emblem"');
  for (const face of ["serif", "sans"]) expect(svg).toContain(`url(data:${face})`);
  expect(svg).toContain("Ann 4");
});

test("lines keep their words whole", () => {
  expect(lines("one two three", 7)).toEqual(["one two", "three"]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Hand over a picture on a phone whose sheet answers so; return how often it was saved instead. */
async function handsOver(answer: () => Promise<void>): Promise<number> {
  vi.stubGlobal("navigator", { canShare: () => true, share: answer });
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:picture");
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await share(new Blob(), "TRAPS");
  return saved.mock.calls.length;
}

test("a picture is saved where the phone’s sheet does not open", async () => {
  const refuses = () => Promise.reject(new DOMException("too late", "NotAllowedError"));

  expect(await handsOver(refuses)).toBe(1);
});

test("nothing is saved of a picture that was shared, or that somebody thought better of", async () => {
  const shut = () => Promise.reject(new DOMException("shut", "AbortError"));

  expect(await handsOver(() => Promise.resolve())).toBe(0);
  expect(await handsOver(shut)).toBe(0);
});

/** The angle of a hue on the wheel of colours. */
function angle(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  return (Math.atan2(Math.sqrt(3) * (g - b), 2 * r - g - b) * 180) / Math.PI;
}

const apart = (one: string, other: string) =>
  Math.abs(((angle(one) - angle(other) + 540) % 360) - 180);

test.each([
  ["traps", /^\[data-player="\d"\] \{[^}]*--hue: (#\w+);/gm, 4, 15],
  ["traitor-word", /data-voice="[0-4]"\] \{\s*--voice: (#\w+);/g, 5, 30],
])("whose pieces or words are pink has a pink line, too: %s", (game, hue, seats, near) => {
  const dress = readFileSync(`src/games/${game}/tokens.css`, "utf-8");
  const found = [...dress.matchAll(hue)].map(([, hex]) => hex!);

  expect(found.length % seats).toBe(0);
  for (const [nth, hex] of found.entries())
    expect(apart(HUES[nth % seats]!, hex)).toBeLessThan(near);
});
