import { expect, test } from "vitest";

import { BOB } from "../gm/example";
import { poster } from "../tale/drawing";
import { resolved, tried } from "../example";
import { says, told, turn } from "./example";
import { escaped, html } from "./html";
import { fileName } from "./keeping";
import { markdown, plain } from "./markdown";
import type { Role } from "./tale";

const evil = `<script>alert(1)</script> & <img src=x onerror="alert('2')"> **bold** [me](javascript:alert(3)) \`code\` https://x.test www.x.test # no\n- list`;

test("what people typed is text on the page", () => {
  const page = html({
    ...told([turn(1), says(BOB, evil)]),
    title: evil,
    castTitle: evil,
    scenario: evil,
  });
  const { body } = new DOMParser().parseFromString(page, "text/html");

  expect(body.querySelector("script, img, a")).toBeNull();
  expect(body.querySelector("blockquote")?.textContent).toContain("<script>alert(1)</script>");
  expect(page).toContain("default-src 'none'");
  expect(escaped(`'"`)).toBe("&#39;&quot;");
});

test("what people typed is text in Markdown", () => {
  expect(plain(evil)).toBe(
    String.raw`\<script\>alert(1)\</script\> \& \<img src=x onerror="alert('2')"\> \*\*bold\*\* \[me\](javascript:alert(3)) \`code\` https\://x.test www\.x.test \# no - list`,
  );
  expect([
    plain("- one"),
    plain("1. one"),
    plain("+ two"),
    plain("=="),
    plain("> three"),
    plain("well. 1. fine!"),
  ]).toEqual([
    String.raw`\- one`,
    String.raw`1\. one`,
    String.raw`\+ two`,
    String.raw`\==`,
    String.raw`\> three`,
    "well. 1. fine!",
  ]);
});

test("French marks stay with their words", () => {
  expect(plain("Piégés\u00a0!\n Non\u202f?")).toBe("Piégés\u00a0! Non\u202f?");
});

test("the document has title, cast and chapters in both formats", () => {
  const story = told([turn(1), tried("With gum."), resolved(true)]);

  expect(markdown(story)).toMatch(
    /^# title\n\n## The Last Pod\n\n.*\*Adrift\.\*\n\n.*## screen.story.cast\n\n- \*\*Biff\*\*, passenger, .*## screen.story.log\n\n.*> \*\*Bob\*\* – With gum\.\n\n\*\*screen/s,
  );
  expect(html(story)).toMatch(
    /<h1>title<\/h1>.*<li><svg.*<b>Biff<\/b>.*<svg class="map".*<details>.*<blockquote><b>Bob<\/b> – With gum\.<\/blockquote>.*<strong>screen/s,
  );
});

test("a file is called after its story", () => {
  expect(fileName("Piégés ! La dernière capsule", "md")).toBe("pieges-la-derniere-capsule.md");
});

test("however many are on the picture, no stamp runs into the next", () => {
  const role: Role = {
    name: "Biff",
    what: "",
    fate: "",
    face: `<svg width="52" height="52"></svg>`,
    stamp: { text: "Never seen again", good: false },
  };
  const sizes = (count: number) =>
    [
      ...poster({ ...told([]), cast: Array.from({ length: count }, () => role) }).matchAll(
        /font-size="(\d+)" font-weight="900" transform/g,
      ),
    ].map(([, size]) => Number(size));

  expect(Math.max(...sizes(5)) * role.stamp.text.length).toBeLessThan(1.3 * (940 / 5));
  expect(sizes(1)).toEqual([24]);
});
