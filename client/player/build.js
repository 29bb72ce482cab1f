/** Builds the player of every game: one script and one sheet of styles each, with all that they show. */

import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build } from "vite";

const GAMES = "src/games";
const OUT = "../src/trapline/server/static/player";

/** One game, and no other, is fetched with the page.
 * @param {string} game
 * @returns {import("vite").Plugin} */
function onlyGame(game) {
  return {
    name: "only-game",
    enforce: "pre",
    load(id) {
      if (!id.split("?")[0].endsWith(`/${GAMES}/load.svelte.ts`)) return null;
      return `import client from "./${game}/index.ts";
        export const clientOf = () => client;
        export const loadGame = async () => client;
        export const lobbyOf = () => null;
        export const loadLobby = async () => null;`;
    },
  };
}

/** What Svelte made of each part, for the games after the first.
 * @type {Map<string, unknown>} */
const compiled = new Map();

/** Svelte, which compiles a part once for all players.
 * @returns {import("vite").Plugin[]} */
function svelteOnce() {
  const plugins = /** @type {import("vite").Plugin[]} */ (svelte());
  for (const { name, transform } of plugins) {
    if (name !== "vite-plugin-svelte:compile" || typeof transform !== "object") continue;
    const compile = transform.handler;
    transform.handler = async function (code, id, options) {
      if (!compiled.has(id)) compiled.set(id, await compile.call(this, code, id, options));
      return /** @type {import("vite").Rolldown.TransformResult} */ (compiled.get(id));
    };
  }
  return plugins;
}

/** @param {string} game */
async function buildPlayer(game) {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [onlyGame(game), ...svelteOnce()],
    build: {
      write: false,
      target: "es2022",
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: "player/main.ts",
        output: { format: "es", codeSplitting: false },
      },
    },
  });
  if (Array.isArray(built) || !("output" in built)) throw new Error("one build, one output");
  for (const file of built.output) {
    const kind = file.fileName.endsWith(".css") ? "css" : "js";
    const text = file.type === "chunk" ? file.code : file.source;
    await writeFile(join(OUT, `${game}.${kind}`), text);
  }
}

const found = await readdir(GAMES, { withFileTypes: true });
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT, { recursive: true });
for (const { name } of found.filter((file) => file.isDirectory())) await buildPlayer(name);
