import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { chosen, dress } from "./chosen.svelte";
import { learn } from "./i18n";

dress();
await learn(chosen.language);
mount(App, { target: document.getElementById("app")! });

// On plain http in a living room there is no service worker, and nothing here needs one.
if (import.meta.env.PROD && isSecureContext && "serviceWorker" in navigator) {
  void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}
