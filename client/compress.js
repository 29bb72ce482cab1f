/**
 * Lays beside each file of the built client what travels in its place: `.br` and `.gz`.
 * Not the page: the server writes into it which build it is.
 */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const BUILT = new URL("../src/trapline/server/static", import.meta.url).pathname;
const TEXT = /\.(css|html|js|json|md|svg|txt|webmanifest)$/;
const PAGE = "index.html";
/** Below, the headers outweigh what is saved. */
const SMALLEST = 512;

for (const name of readdirSync(BUILT, { recursive: true })) {
  if (!TEXT.test(name) || name === PAGE) continue;
  const file = join(BUILT, name);
  const plain = readFileSync(file);
  if (plain.length < SMALLEST) continue;
  writeFileSync(`${file}.br`, brotliCompressSync(plain));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
}
