/** Where this screen is, kept in step with the address bar. */

import { pathOf, routeOf, type Route } from "./router";

export const place: { route: Route } = $state({ route: routeOf(location.pathname) });

export function go(route: Route, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", pathOf(route));
  place.route = route;
  scrollTo(0, 0);
}

/** Follow our own links without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain =
    event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (
    !link ||
    !plain ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download")
  )
    return;
  const route = routeOf(link.pathname);
  if (route.at === "lost") return;
  event.preventDefault();
  go(route);
}

addEventListener("popstate", () => {
  place.route = routeOf(location.pathname);
});
