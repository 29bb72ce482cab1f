import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { dress } from "./chosen.svelte";

dress();
mount(App, { target: document.getElementById("app")! });
