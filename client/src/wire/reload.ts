/** Reload the page into a newer build, but never twice for the same reason. */

const PLACE = "trapline.reloaded";

/** The mark the server replaces by its build. Where it still stands, the page came from elsewhere. */
export const UNKNOWN = "__TRAPLINE_BUILD__";

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
