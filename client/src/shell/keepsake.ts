/** A picture of the evening, drawn in the browser: an SVG, and a PNG of it to share. */

import sans from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import serif from "@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url";

import { emblem } from "../art/emblems";
import { changedTheirMind } from "../device";
import { hueOf, labelsOf, laneOf, pathOf, type Tale } from "./story";

export interface Keepsake {
  game: string;
  headline: string;
  cause: string;
  tale: Tale;
  dress?: Dress;
}

/** What a picture must bring along, for it is drawn apart from the page: all as data. */
export interface Dress {
  emblem: string;
  serif: string;
  sans: string;
}

export async function dressFor(game: string): Promise<Dress> {
  const [picture, ...faces] = await Promise.all([emblem(game), serif, sans].map(asData));
  return { emblem: picture!, serif: faces[0]!, sans: faces[1]! };
}

async function asData(url: string): Promise<string> {
  if (url.startsWith("data:")) return url;
  const body = await (await fetch(url)).blob();
  const reader = new FileReader();
  return new Promise((read) => {
    reader.onload = () => read(String(reader.result));
    reader.readAsDataURL(body);
  });
}

const WIDTH = 1080;
const EDGE = 70;
const FRAME = { width: 720, height: 250 };
const BREADTH = 6;
const DIAMOND = "M0-9 9 0 0 9-9 0z";
const LETTERS = 60;
/** What is told stands behind a mark; awards stand in two columns. */
const INDENT = 36;
const COLUMN = 480;
const REASON = 30;
/** Where the game's own picture hangs, and how long a line beside it is. */
const HUNG = { x: 750, y: 70, width: 260, height: 195 };
const BESIDE = 20;

const [SERIF, SANS] = ["Keepsake Serif", "Keepsake Sans"];

interface Text {
  size: number;
  fill: string;
  weight?: number;
  serif?: boolean;
}

/** Lines of text, the words of which are kept whole. */
export function lines(text: string, letters = LETTERS): string[] {
  const found: string[] = [];
  for (const word of text.split(" ")) {
    const last = found.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters)
      found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

const BIG: Text = { size: 62, fill: "#efd08a", weight: 700, serif: true };
const TITLE: Text = { size: 31, fill: "#efd08a", weight: 700 };
const BODY: Text = { size: 31, fill: "#f4ecd9" };
const NAME: Text = { size: 30, fill: "#f4ecd9" };
const QUIET: Text = { size: 30, fill: "#c3c4ab" };

/** What is drawn so far, and how far down. */
class Sheet {
  readonly parts: string[] = [];
  y = EDGE;

  write(text: string, { size, fill, weight = 400, serif = false }: Text, x = EDGE): void {
    this.y += size * 1.25;
    const family = serif ? SERIF : SANS;
    this.parts.push(
      `<text x="${x}" y="${this.y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}">${plain(text)}</text>`,
    );
  }
}

export function pictureOf({ game, headline, cause, tale, dress }: Keepsake): string {
  const sheet = new Sheet();
  if (dress) sheet.parts.push(hung(dress));
  sheet.write(`Trapline · ${game}`, QUIET);
  announce(sheet, headline, cause);
  if (tale.curves.length > 0) chart(sheet, tale);
  recall(sheet, tale);
  award(sheet, tale);
  const height = Math.round(sheet.y + EDGE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><rect width="${WIDTH}" height="${height}" fill="#12241d"/><rect x="24" y="24" width="${WIDTH - 48}" height="${height - 48}" fill="none" stroke="#cda75e" stroke-width="3"/>${sheet.parts.join("")}</svg>`;
}

/** A name too long for the room beside the picture makes the headline smaller. */
function announce(sheet: Sheet, headline: string, cause: string): void {
  const heads = lines(headline, BESIDE);
  const longest = Math.max(BESIDE, ...heads.map(({ length }) => length));
  for (const line of heads) sheet.write(line, { ...BIG, size: (BIG.size * BESIDE) / longest });
  sheet.y += 8;
  for (const line of lines(cause, 2 * BESIDE)) sheet.write(line, QUIET);
  sheet.y = Math.max(sheet.y, HUNG.y + HUNG.height) + 30;
}

function chart(sheet: Sheet, tale: Tale): void {
  sheet.write(tale.chart, QUIET);
  sheet.parts.push(chartOf(tale, sheet.y + 30));
  sheet.y += FRAME.height + 80;
}

function recall(sheet: Sheet, { highlights }: Tale): void {
  for (const text of highlights) {
    const place = `translate(${EDGE + 9} ${sheet.y + 29})`;
    sheet.parts.push(`<path d="${DIAMOND}" transform="${place}" fill="#cda75e"/>`);
    for (const line of lines(text)) sheet.write(line, BODY, EDGE + INDENT);
    sheet.y += 14;
  }
  sheet.y += 24;
}

/** Two beside each other; the next two stand below the longer of them. */
function award(sheet: Sheet, { prizes }: Tale): void {
  let top = sheet.y;
  let lowest = top;
  prizes.forEach(({ title, name, why, ...whose }, nth) => {
    const column = nth % 2;
    const x = EDGE + column * COLUMN;
    if (column === 0) top = lowest;
    sheet.y = top;
    sheet.parts.push(`<circle cx="${x + 9}" cy="${top + 28}" r="9" fill="${hueOf(whose)}"/>`);
    sheet.write(title, TITLE, x + INDENT);
    sheet.write(name, NAME, x + INDENT);
    for (const line of lines(why, REASON)) sheet.write(line, QUIET, x + INDENT);
    lowest = Math.max(lowest, sheet.y + 18);
  });
  sheet.y = lowest;
}

function hung({ emblem, serif, sans }: Dress): string {
  const { x, y, width, height } = HUNG;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  const faces = [
    [SERIF, serif],
    [SANS, sans],
  ].map(([name, data]) => `@font-face{font-family:${name};font-weight:200 900;src:url(${data})}`);
  return `<style>${faces.join("")}</style><image ${box} href="${emblem}"/><rect ${box} fill="none" stroke="#cda75e" stroke-width="3"/>`;
}

function chartOf({ curves }: Tale, top: number): string {
  const labels = labelsOf(curves, FRAME.height, 32);
  const drawn = curves.map((curve, nth) => {
    const hue = hueOf(curve);
    const lane = laneOf(nth, curves.length, BREADTH);
    const path = `<path transform="translate(0 ${lane})" d="${pathOf(curve.values, curves, FRAME)}" fill="none" stroke="${hue}" stroke-width="${curve.won ? 8 : 4}" stroke-linejoin="round"/>`;
    const name = `<text x="${FRAME.width + 16}" y="${labels[nth]! + 9}" font-family="${SANS}" font-size="26" fill="${hue}">${plain(curve.name.slice(0, 12))} ${curve.values.at(-1) ?? 0}</text>`;
    return path + name;
  });
  return `<g transform="translate(${EDGE} ${top})">${drawn.join("")}</g>`;
}

const plain = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

export async function asPng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((made, failed) =>
    canvas.toBlob((blob) => (blob ? made(blob) : failed(new Error("no picture")))),
  );
}

/** Hand a picture to the phone's own sheet; where there is none, or it does not open, it is saved. */
export async function share(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], "trapline.png", { type: "image/png" });
  if (!navigator.canShare?.({ files: [file] })) return save(file);
  try {
    await navigator.share({ files: [file], title });
  } catch (reason) {
    if (!changedTheirMind(reason)) save(file);
  }
}

/** Browsers may still be reading what they save when the click is over. */
const READ_BY_THEN = 60_000;

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_BY_THEN);
}
