/** Every screen with fixtures: /gallery/?screen=lobby&lang=fr&theme=light&size=2 */

import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

import { mount } from "svelte";

import { choose } from "../src/chosen.svelte";
import { learn } from "../src/i18n";
import Gallery from "./Gallery.svelte";

const asked = new URLSearchParams(location.search);

const language = asked.get("lang") === "fr" ? "fr" : "en";

await learn(language);
choose({
  language,
  theme: asked.get("theme") === "light" ? "light" : "dark",
  size: asked.get("size") === "3" ? 3 : asked.get("size") === "2" ? 2 : 1,
});

mount(Gallery, {
  target: document.getElementById("app")!,
  props: { screen: asked.get("screen") ?? "" },
});
