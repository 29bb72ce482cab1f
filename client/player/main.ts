/** Plays one evening anywhere, without a server: the page that holds it is one file. */

import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";

import { mount } from "svelte";

import { chosen, dress } from "../src/chosen.svelte";
import { learn } from "../src/i18n";
import { shelf } from "../src/live/shelf.svelte";
import { boxed } from "../src/replay/film";
import type { ReplayFile } from "../src/replay/types";
import Player from "./Player.svelte";

async function unpacked(): Promise<ReplayFile> {
  const packed = document.getElementById("trapline-replay")!.textContent.trim();
  const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return (await new Response(plain).json()) as ReplayFile;
}

const file = await unpacked();
shelf.furnish(file.game, file.texts);
dress();
await Promise.all([learn(chosen.language), learn("en"), learn("fr")]);
mount(Player, { target: document.getElementById("app")!, props: { film: boxed(file) } });
