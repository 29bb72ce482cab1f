/** The addresses of the house. */

import { isCode } from "./code";

export type Route =
  | { at: "home" }
  | { at: "table"; code: string }
  | { at: "tv"; code: string | null }
  | { at: "pair"; id: string }
  | { at: "hand"; id: string }
  | { at: "lost" };

const ID = /^[A-Za-z0-9_-]{1,64}$/;

export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.replace(/^\/+|\/+$/g, "").split("/");
  if (rest.length > 0) return { at: "lost" };
  if (first === "" && second === "") return { at: "home" };
  if (first === "t" && isCode(second.toUpperCase()))
    return { at: "table", code: second.toUpperCase() };
  if (first === "tv" && second === "") return { at: "tv", code: null };
  if (first === "tv" && isCode(second.toUpperCase()))
    return { at: "tv", code: second.toUpperCase() };
  if (first === "pair" && ID.test(second)) return { at: "pair", id: second };
  if (first === "hand" && ID.test(second)) return { at: "hand", id: second };
  return { at: "lost" };
}

export function pathOf(route: Route): string {
  switch (route.at) {
    case "home":
    case "lost":
      return "/";
    case "table":
      return `/t/${route.code}`;
    case "tv":
      return route.code === null ? "/tv" : `/tv/${route.code}`;
    case "pair":
      return `/pair/${route.id}`;
    case "hand":
      return `/hand/${route.id}`;
  }
}
