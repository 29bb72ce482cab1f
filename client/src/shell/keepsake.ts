/** A picture of the evening, drawn in the browser: an SVG, and a PNG of it to share. */

import { hueOf, labelsOf, pathOf, type Tale } from "./story";

export interface Keepsake {
  game: string;
  headline: string;
  cause: string;
  tale: Tale;
}

const WIDTH = 1080;
const EDGE = 70;
const FRAME = { width: 720, height: 250 };
const LETTERS = 52;

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

export function pictureOf({ game, headline, cause, tale }: Keepsake): string {
  const parts: string[] = [];
  let y = EDGE;
  const write = (text: string, { size, fill, weight = 400, serif = false }: Text, x = EDGE) => {
    y += size * 1.25;
    const family = serif ? "Georgia, serif" : "Verdana, sans-serif";
    parts.push(
      `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}">${plain(text)}</text>`,
    );
  };
  const big: Text = { size: 62, fill: "#efd08a", weight: 700, serif: true };
  const quiet: Text = { size: 30, fill: "#c3c4ab" };
  const body: Text = { size: 31, fill: "#f4ecd9" };

  write(`Trapline · ${game}`, quiet);
  for (const line of lines(headline, 26)) write(line, big);
  for (const line of lines(cause, 54)) write(line, quiet);
  y += 40;
  if (tale.curves.length > 0) {
    parts.push(chartOf(tale, y));
    y += FRAME.height + 50;
  }
  for (const text of tale.highlights) {
    for (const line of lines(text)) write(line, body);
    y += 14;
  }
  y += 16;
  for (const { name, title } of tale.prizes)
    write(`${title}: ${name}`, { ...body, fill: "#efd08a", weight: 700 });
  const height = Math.round(y + EDGE);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}"><rect width="${WIDTH}" height="${height}" fill="#12241d"/><rect x="24" y="24" width="${WIDTH - 48}" height="${height - 48}" fill="none" stroke="#cda75e" stroke-width="3"/>${parts.join("")}</svg>`;
}

function chartOf({ curves }: Tale, top: number): string {
  const labels = labelsOf(curves, FRAME.height, 32);
  const drawn = curves.map((curve, nth) => {
    const hue = hueOf(curve);
    const path = `<path d="${pathOf(curve.values, curves, FRAME)}" fill="none" stroke="${hue}" stroke-width="${curve.won ? 8 : 4}" stroke-linejoin="round"/>`;
    const name = `<text x="${FRAME.width + 16}" y="${labels[nth]! + 9}" font-family="Verdana, sans-serif" font-size="26" fill="${hue}">${plain(curve.name.slice(0, 12))}</text>`;
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

/** Hand a picture to the phone's own sheet; where there is none it is saved. */
export async function share(picture: Blob, title: string): Promise<void> {
  const file = new File([picture], "trapline.png", { type: "image/png" });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
