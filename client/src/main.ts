import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { chosen, dress } from "./chosen.svelte";
import { learn } from "./i18n";
import { shelf } from "./live/shelf.svelte";
import { place } from "./place.svelte";

dress();
// What the games say comes while we learn to speak: on a slow line each would wait for the other.
if (place.route.at !== "home") void shelf.read(chosen.language);
else void shelf.open();
await learn(chosen.language);
mount(App, { target: document.getElementById("app")! });

// On plain http in a living room there is no service worker, and nothing here needs one.
if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
