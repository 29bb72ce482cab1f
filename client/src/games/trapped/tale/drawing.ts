/** Portraits, the map and the picture to share as SVG that needs nothing else. */
import { HUES } from "../../../shell/story";
import { lines } from "../../../shell/keepsake";
import { FACE, FACE_SHADE, headOf, looks, SHOULDERS, type Shape } from "../art/people";
import { escaped } from "../export/html";
import type { Chapter, Role, Tale } from "../export/tale";
import { furnish, places } from "../map/layout";
import { says } from "../reading";
import type { Sheet, View } from "../types.gen";

const INK = "#1c1613";
const PAPER = "#f4e9d0";
const RED = "#d8341f";
const TEAL = "#0b5350";
const MUSTARD = "#e5a823";
const LOST = "#8a8170";

const path = ([fill, d]: Shape): string => `<path fill="${fill}" d="${d}"/>`;

type Faced = Pick<Sheet, "id" | "seat" | "face" | "fate">;

/** Somebody's head in a frame, on a grid of 26. */
export function portrait(who: Faced, place = `width="52" height="52"`): string {
  const head = headOf(who);
  const look = looks[who.fate];
  const hue = who.seat === null ? "#b9ae98" : HUES[who.seat % HUES.length]!;
  const isLost = who.fate === "dead" || who.fate === "insane";
  return (
    `<svg ${place} viewBox="0 0 26 26" aria-hidden="true">` +
    `<rect x="1" y="1" width="24" height="24" rx="2.2" fill="${isLost ? LOST : hue}"/>` +
    `<g transform="translate(1.8 1.8) scale(.92)">${(head.behind ?? []).map(path).join("")}` +
    path(["#4a4235", SHOULDERS]) +
    path([head.skin, FACE]) +
    path([head.shade, FACE_SHADE]) +
    head.hair.map(path).join("") +
    (look.eyes ? path(["#fffaf0", look.eyes]) : "") +
    path([INK, look.pupils]) +
    path([INK, look.mouth]) +
    `</g>` +
    (who.fate === "dead" ? `<path d="M3 3l20 20" stroke="${RED}" stroke-width="2.6"/>` : "") +
    `<rect x="1" y="1" width="24" height="24" rx="2.2" fill="none" stroke="${INK}" stroke-width="1.5"/></svg>`
  );
}

/** The map, with everybody where the story left them. */
export function mapOf(view: View): string {
  const rooms = view.place.rooms.map((room) => {
    const { name, free } = furnish(room, says(view, room.id).title);
    const people = view.sheets.filter(
      (sheet) => sheet.room === room.id && sheet.fate !== "escaped",
    );
    const spots = places(people.length, free);
    const label = name.lines.map(
      (line, nth) =>
        `<text x="${name.x}" y="${name.y + nth * name.size * 1.08}" font-size="${name.size}" dominant-baseline="middle">${escaped(line)}</text>`,
    );
    const heads = people.map((who, nth) => {
      const { x, y, size } = spots[nth]!;
      return portrait(who, `x="${x}" y="${y}" width="${size}" height="${size}"`);
    });
    return `<rect x="${room.x}" y="${room.y}" width="${room.width}" height="${room.height}" fill="${room.outside ? "#dcd0b0" : "#fffaf0"}" stroke="${INK}" stroke-width="4"/>${label.join("")}${heads.join("")}`;
  });
  const right = Math.max(...view.place.rooms.map(({ x, width }) => x + width));
  const below = Math.max(...view.place.rooms.map(({ y, height }) => y + height));
  const middle = (id: string): string => {
    const room = view.place.rooms.find((one) => one.id === id)!;
    return `${room.x + room.width / 2} ${room.y + room.height / 2}`;
  };
  const links = view.place.links
    .filter(({ walker }) => walker !== "monster")
    .map(({ a, b }) => `M${middle(a)}L${middle(b)}`);
  return (
    `<svg class="map" role="img" viewBox="0 0 ${right + 10} ${below + 10}" font-family="Georgia, serif" fill="${INK}">` +
    `<path d="${links.join("")}" stroke="#b9ae98" stroke-width="14" fill="none"/>${rooms.join("")}</svg>`
  );
}

const WIDTH = 1080;
const EDGE = 70;
const FACE_SIZE = 150;
const ABREAST = 5;

/** A poster of the tale, tall enough for how it ended. */
export function poster(tale: Tale): string {
  const parts: string[] = [];
  let y = EDGE;
  const write = (text: string, size: number, fill: string, more = "", letters = 1): void => {
    for (const line of lines(text, Math.floor(((WIDTH - 2 * EDGE) / size) * 1.92 * letters))) {
      y += size * 1.25;
      parts.push(
        `<text x="${EDGE}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${escaped(line)}</text>`,
      );
    }
  };
  write(tale.title, 40, RED, `font-weight="700"`);
  write(tale.scenario, 84, INK, `font-weight="900"`, 0.86);
  y += 40;
  parts.push(faces(tale.cast, y));
  y += Math.ceil(tale.cast.length / ABREAST) * (FACE_SIZE + 90);
  for (const { title, paragraphs } of framing(tale.scenes)) {
    y += 20;
    write(title, 44, TEAL, `font-weight="700"`);
    for (const pieces of paragraphs) {
      for (const { kind, text, by } of pieces)
        write(
          kind === "said" ? `${quoted(text, tale.language)}${by ? ` – ${by}` : ""}` : text,
          31,
          kind === "told" ? INK : "#5b4a30",
          kind === "told" ? "" : `font-style="italic"`,
        );
      y += 12;
    }
  }
  const height = Math.round(y + EDGE);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="Georgia, serif">` +
    `<rect width="${WIDTH}" height="${height}" fill="${PAPER}"/>` +
    `<rect x="22" y="22" width="${WIDTH - 44}" height="${height - 44}" fill="none" stroke="${RED}" stroke-width="6"/>` +
    `<rect x="32" y="32" width="${WIDTH - 64}" height="${height - 64}" fill="none" stroke="${MUSTARD}" stroke-width="3"/>` +
    `${parts.join("")}</svg>`
  );
}

const quoted = (text: string, language: string): string =>
  language === "fr" ? `«\u202f${text}\u202f»` : `“${text}”`;

/** How it began, in the words of the scenario, and how it ended. */
function framing(scenes: readonly Chapter[]): Chapter[] {
  const [first, last] = [scenes[0], scenes.at(-1)];
  if (!first || !last || first === last) return last ? [last] : [];
  return [{ ...first, paragraphs: first.paragraphs.slice(0, 1) }, last];
}

function faces(cast: readonly Role[], top: number): string {
  const step = (WIDTH - 2 * EDGE) / Math.min(ABREAST, Math.max(3, cast.length));
  return cast
    .map(({ name, face, stamp }, nth) => {
      const middle = EDGE + ((nth % ABREAST) + 0.5) * step;
      const y = top + Math.floor(nth / ABREAST) * (FACE_SIZE + 90);
      const at = `x="${middle - FACE_SIZE / 2}" y="${y}" width="${FACE_SIZE}" height="${FACE_SIZE}"`;
      const line = (text: string, below: number, fill: string, more: string) =>
        `<text x="${middle}" y="${y + FACE_SIZE + below}" text-anchor="middle" fill="${fill}" ${more}>${escaped(text)}</text>`;
      const size = Math.min(24, Math.floor((1.25 * step) / stamp.text.length));
      const turned = `font-size="${size}" font-weight="900" transform="rotate(-4 ${middle} ${y + FACE_SIZE + 60})"`;
      return (
        face.replace(/width="\d+" height="\d+"/, at) +
        line(short(name), 28, INK, `font-size="20" font-weight="700"`) +
        line(stamp.text.toUpperCase(), 62, stamp.good ? TEAL : RED, turned)
      );
    })
    .join("");
}

const LETTERS = 17;
const short = (name: string): string =>
  name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name;
