/** The addresses of the house. */

import { isCode } from "./code";

export type Route =
  | { at: "home" }
  | { at: "table"; code: string }
  | { at: "tv"; code: string | null }
  | { at: "pair"; id: string }
  | { at: "hand"; id: string }
  | { at: "replay"; code: string; game: number }
  | { at: "shared"; token: string }
  | { at: "file" }
  | { at: "book"; token: string | null }
  | { at: "lost" };

const ID = /^[A-Za-z0-9_-]{1,64}$/;

export function routeOf(path: string): Route {
  const [first = "", second = "", ...rest] = path.replace(/^\/+|\/+$/g, "").split("/");
  if (first === "t" && isCode(second.toUpperCase()) && isReplay(rest))
    return { at: "replay", code: second.toUpperCase(), game: Number(rest[1]) };
  if (rest.length > 0) return { at: "lost" };
  if (first === "" && second === "") return { at: "home" };
  if (first === "t" && isCode(second.toUpperCase()))
    return { at: "table", code: second.toUpperCase() };
  if (first === "tv" && second === "") return { at: "tv", code: null };
  if (first === "tv" && isCode(second.toUpperCase()))
    return { at: "tv", code: second.toUpperCase() };
  if (first === "pair" && ID.test(second)) return { at: "pair", id: second };
  if (first === "hand" && ID.test(second)) return { at: "hand", id: second };
  if (first === "r" && ID.test(second)) return { at: "shared", token: second };
  if (first === "b" && ID.test(second)) return { at: "book", token: second };
  if (first === "book" && second === "") return { at: "book", token: null };
  if (first === "replay" && second === "") return { at: "file" };
  return { at: "lost" };
}

const isReplay = ([word, game = "", ...rest]: readonly string[]): boolean =>
  word === "replay" && /^[1-9]\d{0,3}$/.test(game) && rest.length === 0;

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
    case "replay":
      return `/t/${route.code}/replay/${route.game}`;
    case "shared":
      return `/r/${route.token}`;
    case "file":
      return "/replay";
    case "book":
      return route.token === null ? "/book" : `/b/${route.token}`;
  }
}
