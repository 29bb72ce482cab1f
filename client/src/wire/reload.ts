/** Which build this page is, and how it reloads into a newer one: never twice for one reason. */

const PLACE = "trapline.reloaded";

/** The build of a page that no Trapline server sent, such as the developer's. */
export const UNKNOWN = "";

/** Return the build the server wrote into the page. */
export function ownBuild(page: Document = document): string {
  const written = page.querySelector<HTMLMetaElement>("meta[name=trapline-build]")?.content ?? UNKNOWN;
  return written.startsWith("__") ? UNKNOWN : written;
}

export function reloadOnce(reason: string, reload: () => void = () => location.reload()): boolean {
  if (lastReason() === reason) return false;
  try {
    sessionStorage.setItem(PLACE, reason);
  } catch {
    // Where nothing can be remembered, a loop could not be noticed.
    return false;
  }
  reload();
  return true;
}

function lastReason(): string | null {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
}
