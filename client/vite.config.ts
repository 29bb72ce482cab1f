import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8765";

const SHELL =
  /node_modules\/(svelte|esm-env|clsx)|\/src\/(kit|shell|live|wire|[^/]+$)|\/i18n\/(index|names|sentence)/;
const TABLE = /\/(Playing|Table|Befell|Twice)\.svelte|\/shell\/table\/(?!Requests|People\.)/;
/** What some phones need, or all of them later. */
const LATER = new RegExp(
  `/(${[
    "Tv\\w*",
    "ShareSheet|QrCode|Drawers|ChairDrawer|DoorDrawer|FriendDrawer|GamePicker|KnockDrawer",
    "ReplayRoute|BookRoute|Join|NotFound|Pair|PairRoute|HandOver|HandOverDrawer|HandRoute|Knocking|Parted|CurtainScreen",
    "GivenAddress|PracticeChoice|GamePart|Coach|End|After|Chart|ScoreSheet|Settings|Door|People",
    "OptionsForm|Stepper|Select|PackField|PackDrawer|FileDrawer|PackLine|HeldChoice|Peek",
  ].join("|")})\\.svelte|/keepsake\\.ts|/svelte/src/(animate|motion)/`,
);

/** A few hundred bytes that run before everything else, while the shell is still on its way. */
const EARLY = /\/src\/(early|recalled|settings|stored)\.ts|\/i18n\/(covers|lessons)|preload-helper/;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/trapline/server/static",
    emptyOutDir: true,
    target: "es2022",
    // The CSP allows no inline script and no data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // One file for what every phone needs, one for a table at which a game runs; games, languages, the TV, other
        // devices, the end and lists of words come when they are asked for.
        codeSplitting: {
          groups: [
            { name: "early", test: EARLY, priority: 1 },
            {
              name: "shell",
              test: (id) => SHELL.test(id) && !LATER.test(id) && !TABLE.test(id),
            },
            { name: "table", test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    // The texts of tables lie beside the server's code.
    fs: { allow: [".."] },
    // The server checks that a page and its requests have one and the same origin.
    proxy: Object.fromEntries(
      ["/api", "/qr", "/texts", "/ws"].map((path) => [
        path,
        { target: server, ws: true, changeOrigin: false },
      ]),
    ),
  },
});
