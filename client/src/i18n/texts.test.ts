import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { en, type Key } from "./en";
import { fr } from "./fr";
import { typeset } from "./sentence";

const keys = Object.keys(en) as Key[];
const holes = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();

function sources(folder: string): string {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      (file) =>
        file.isFile() && !file.parentPath.endsWith("i18n") && !file.name.endsWith(".test.ts"),
    )
    .map((file) => readFileSync(join(file.parentPath, file.name), "utf8"))
    .join("\n");
}

test("French says everything that English says", () => {
  expect(Object.keys(fr).sort()).toEqual([...keys].sort());
});

test("no text is empty in either language", () => {
  expect(keys.filter((key) => !en[key].trim() || !fr[key].trim())).toEqual([]);
});

test("both languages fill the same holes", () => {
  expect(keys.filter((key) => String(holes(en[key])) !== String(holes(fr[key])))).toEqual([]);
});

test("no text is without a place on screen", () => {
  const code = sources("src") + readFileSync("src/i18n/names.ts", "utf8");
  const isUsed = (key: Key) =>
    code.includes(`"${key}"`) || code.includes(`\`${key.split(".")[0]}.\${`);

  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test("a French line never breaks before a question mark, nor inside guillemets", () => {
  const set = keys.map((key) => typeset(fr[key], "fr"));

  expect(set.filter((text) => /[ \u00a0][?!;:»]|«[ \u00a0]|[^\u202f\s][?!;]/.test(text))).toEqual(
    [],
  );
});

test("French apostrophes are curly", () => {
  expect(typeset("C'est à toi", "fr")).toBe("C’est à toi");
});
