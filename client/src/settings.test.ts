import { expect, test, vi } from "vitest";

import { choose, chosen } from "./chosen.svelte";
import { defaults, isDark, settingsFrom } from "./settings";
import { keep, recall } from "./stored";

const phone = { languages: ["de-DE", "fr-CA", "en"], tv: false };

test("the first language of the browser that we speak is chosen", () => {
  expect(defaults(phone).language).toBe("fr");
  expect(defaults({ languages: ["de", "it"], tv: false }).language).toBe("en");
});

test("sound is off on a phone and on on a TV", () => {
  expect(defaults(phone).sound).toBe(false);
  expect(defaults({ ...phone, tv: true }).sound).toBe(true);
});

test("what was kept is found again", () => {
  expect(settingsFrom('{"language":"en","size":3,"sound":true}', phone)).toMatchObject({
    language: "en",
    size: 3,
    sound: true,
  });
});

test.each(["not json", "null", "[]", '{"language":"xx","size":9,"theme":7}'])(
  "nonsense kept as %s falls back to the defaults",
  (kept) => {
    expect(settingsFrom(kept, phone)).toEqual(defaults(phone));
  },
);

test("the theme follows the device until one is chosen", () => {
  expect([
    isDark("auto", true),
    isDark("auto", false),
    isDark("dark", false),
    isDark("light", true),
  ]).toEqual([true, false, true, false]);
});

test("nothing breaks where local storage is forbidden", () => {
  const deny = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: deny, setItem: deny });

  expect(() => keep("trapline.name", "Ann")).not.toThrow();
  expect(recall("trapline.name")).toBeNull();
});

test("choosing dresses the page at once", () => {
  choose({ language: "fr", theme: "light", size: 2 });

  expect(document.documentElement.lang).toBe("fr");
  expect(document.documentElement.dataset).toMatchObject({ theme: "light", size: "2" });
  choose({ language: "en" });
  expect(chosen.language).toBe("en");
});
