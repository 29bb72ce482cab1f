/** A tale as one HTML page that needs nothing else. What people typed is text, whatever it looks like. */

import type { Chapter, Paragraph, Piece, Role, Tale } from "./tale";

const SIGNS: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

/** Nothing in the page may run or be fetched, even if something slipped through. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

const STYLE = `
:root { color-scheme: light; }
body { max-width: 42rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; background: #f4e9d0; color: #1c1613; font: 1.06rem/1.6 Georgia, "Iowan Old Style", serif; overflow-wrap: anywhere; }
header { margin-bottom: 2rem; border-bottom: 6px double #d8341f; }
h1 { margin: 0; color: #a3210f; font-size: clamp(2.4rem, 9vw, 4rem); line-height: 1; text-shadow: .04em .04em 0 #e5a823; }
.scenario { margin: .6rem 0 1rem; font-size: 1.4rem; font-weight: bold; }
h2 { margin: 2.4rem 0 .6rem; color: #0b5350; font-size: 1.4rem; }
ul { display: grid; gap: .6rem; padding: 0; list-style: none; }
li { display: flex; align-items: center; gap: .8rem; line-height: 1.3; }
li svg { flex: none; }
.stamp { margin-left: auto; padding: .1em .4em; border: 3px solid; border-radius: .2em; color: #961b0e; font-weight: bold; text-transform: uppercase; white-space: nowrap; rotate: -5deg; }
.good { color: #0b5350; }
.map { width: 100%; height: auto; }
summary { margin: 2.4rem 0 .6rem; color: #0b5350; font-size: 1.4rem; font-weight: bold; cursor: pointer; }
p { margin: .55rem 0; }
blockquote { margin: .55rem 0 .55rem .4rem; padding-left: .9rem; border-left: 4px solid #e5a823; font-style: italic; }
blockquote b { font-style: normal; }
@media print { body { background: #fff; padding: 0; } h2 { break-after: avoid; } blockquote, p { break-inside: avoid; } }
`;

const role = ({ name, what, face, stamp }: Role): string =>
  `<li>${face}<span><b>${escaped(name)}</b>${what ? `<br>${escaped(what)}` : ""}</span><span class="stamp${stamp.good ? " good" : ""}">${escaped(stamp.text)}</span></li>`;

function piece({ kind, text, by }: Piece): string {
  if (kind === "said")
    return `<blockquote>${by ? `<b>${escaped(by)}</b> – ` : ""}${escaped(text)}</blockquote>`;
  if (kind === "voice") return `<i>${escaped(text)}</i>`;
  return kind === "result" ? `<strong>${escaped(text)}</strong>` : escaped(text);
}

function paragraph(pieces: Paragraph): string {
  const written = pieces.map(piece).join(" ");
  return pieces[0]?.kind === "said" ? written : `<p>${written}</p>`;
}

const list = (title: string, roles: readonly Role[]): string =>
  roles.length === 0
    ? ""
    : `<h2>${escaped(title)}</h2>\n<ul>\n${roles.map(role).join("\n")}\n</ul>`;

const chapter = ({ title, paragraphs }: Chapter): string =>
  `<h2>${escaped(title)}</h2>\n${paragraphs.map(paragraph).join("\n")}`;

export function html(tale: Tale): string {
  return `<!doctype html>
<html lang="${escaped(tale.language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(tale.title)} – ${escaped(tale.scenario)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escaped(tale.title)}</h1>
<p class="scenario">${escaped(tale.scenario)}</p>
<p>${escaped(tale.byline)}</p>
</header>
${tale.scenes.map(chapter).join("\n")}
${list(tale.castTitle, tale.cast)}
${list(tale.extrasTitle, tale.extras)}
<h2>${escaped(tale.mapTitle)}</h2>
${tale.map}
<details>
<summary>${escaped(tale.logTitle)}</summary>
${tale.chapters.map(chapter).join("\n")}
</details>
</body>
</html>
`;
}
