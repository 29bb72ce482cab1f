import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "http://127.0.0.1:8765";

const SHELL =
  /node_modules\/(svelte|esm-env|clsx)|\/src\/(kit|shell|live|wire|[^/]+$)|\/i18n\/(index|names|sentence)/;
const LATER =
  /\/(Tv\w*|Pair|PairRoute|HandOver|HandOverDrawer|HandRoute|Knocking|End|ScoreSheet|Settings|Door|People|OptionsForm|Stepper|Select|PackField|PackDrawer|FileDrawer|HeldChoice|Peek)\.svelte|\/svelte\/src\/(animate|motion)\//;

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
        // One file for what every phone needs; games, languages, the TV, other devices, the end and lists of words come when they are asked for.
        codeSplitting: {
          groups: [{ name: "shell", test: (id) => SHELL.test(id) && !LATER.test(id) }],
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
