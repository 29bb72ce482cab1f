import { expect, test } from "vitest";

import { codeOf, isCode, spaced } from "./code";
import { pathOf, routeOf, type Route } from "./router";

const routes: [string, Route][] = [
  ["/", { at: "home" }],
  ["/t/K7QX2M", { at: "table", code: "K7QX2M" }],
  ["/tv", { at: "tv", code: null }],
  ["/tv/K7QX2M", { at: "tv", code: "K7QX2M" }],
  ["/pair/f3-k_q", { at: "pair", id: "f3-k_q" }],
  ["/hand/AbC123", { at: "hand", id: "AbC123" }],
  ["/t/K7QX2M/replay/3", { at: "replay", code: "K7QX2M", game: 3 }],
  ["/r/f3-k_q", { at: "shared", token: "f3-k_q" }],
  ["/replay", { at: "file" }],
  ["/book", { at: "book", token: null }],
  ["/b/f3-k_q", { at: "book", token: "f3-k_q" }],
];

test.each(routes)("%s leads to its screen and back", (path, route) => {
  expect(routeOf(path)).toEqual(route);
  expect(pathOf(route)).toBe(path);
});

test("a code typed in small letters finds its table", () => {
  expect(routeOf("/t/k7qx2m/")).toEqual({ at: "table", code: "K7QX2M" });
});

test.each([
  "/t",
  "/t/K7Q",
  "/t/K7QX2M/more",
  "/t/K7QX2M/replay/0",
  "/t/K7QX2M/replay/1/x",
  "/pair/",
  "/hand/a%20b",
  "/nowhere",
])("%s is off the line", (path) => {
  expect(routeOf(path)).toEqual({ at: "lost" });
});

test("a code is found in whatever was pasted", () => {
  expect(codeOf(" k7q-x2m ")).toBe("K7QX2M");
  expect(codeOf("http://192.168.1.20:8765/t/k7qx2m")).toBe("K7QX2M");
  expect(isCode(codeOf("k7q"))).toBe(false);
});

test("a code is read aloud in two groups of three", () => {
  expect(spaced("K7QX2M")).toBe("K7Q\u2009X2M");
});
