/** A tale as Markdown. What people typed is text, whatever it looks like. */

import type { Chapter, Paragraph, Piece, Role, Tale } from "./tale";

/** What could begin emphasis, code, a link, an address or HTML anywhere. */
const SIGNS = /[\\`*_[\]<>&#|~@]|:(?=\/\/)|(?<=www)\./gi;
/** What could begin a list, a heading or a rule at the start of a line. */
const START = /^([-+=]|\d+(?=[.)]))/;

/** Spaces and line breaks; those that hold French marks to their words are kept. */
const GAPS = /[^\S\u00a0\u202f]+/g;

/** Write a text so that Markdown shows it as it is, on one line. */
export const plain = (text: string): string =>
  text.replace(GAPS, " ").trim().replace(SIGNS, "\\$&").replace(START, begun);

const begun = (start: string): string => (/\d/.test(start) ? `${start}\\` : `\\${start}`);

const role = ({ name, what, fate }: Role): string =>
  `- **${plain(name)}**${what ? `, ${plain(what)}` : ""} – *${plain(fate)}*`;

function piece({ kind, text, by }: Piece): string {
  if (kind === "said") return `> ${by ? `**${plain(by)}** – ` : ""}${plain(text)}`;
  if (kind === "voice") return `*${plain(text)}*`;
  return kind === "result" ? `**${plain(text)}**` : plain(text);
}

const paragraph = (pieces: Paragraph): string => pieces.map(piece).join(" ");

export function markdown(tale: Tale): string {
  const parts = [
    `# ${plain(tale.title)}`,
    `## ${plain(tale.scenario)}`,
    plain(tale.byline),
    ...tale.scenes.flatMap((scene) => chapter(scene, "##")),
    ...list(tale.castTitle, tale.cast),
    ...list(tale.extrasTitle, tale.extras),
    `---`,
    `## ${plain(tale.logTitle)}`,
    ...tale.chapters.flatMap((one) => chapter(one, "###")),
  ];
  return `${parts.join("\n\n")}\n`;
}

const chapter = ({ title, paragraphs }: Chapter, mark: string): string[] => [
  `${mark} ${plain(title)}`,
  ...paragraphs.map(paragraph),
];

function list(title: string, roles: readonly Role[]): string[] {
  return roles.length === 0 ? [] : [`## ${plain(title)}`, roles.map(role).join("\n")];
}
