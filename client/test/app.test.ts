import { mount, unmount } from "svelte";
import { expect, test } from "vitest";

import App from "../src/App.svelte";

test("the app names itself", () => {
  const app = mount(App, { target: document.body });

  expect(document.querySelector("h1")?.textContent).toBe("Trapline");

  unmount(app);
});
