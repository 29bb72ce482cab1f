import { mount, unmount } from "svelte";
import { expect, test } from "vitest";

import Join from "./Join.svelte";

const nothing = () => undefined;

test("a door that is shut for another reason does not say that there is no such table", async () => {
  const shut = "What was kept of this table can no longer be read.";
  const props = {
    code: "KM7RTX",
    preview: null,
    shut,
    title: "",
    onjoin: nothing,
    onother: nothing,
  };
  const door = mount(Join, { target: document.body, props });

  expect(document.body.textContent).toContain(shut);
  expect(document.body.textContent).not.toContain("No such table");
  await unmount(door);
});
