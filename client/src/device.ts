/** What a device may or may not have: a clipboard, a share sheet, a motor, a screen that stays on. */

/** Copy by the clipboard, else by selection: on plain http there is no clipboard. */
export async function copyText(text: string, shownIn?: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return shownIn ? copyBySelection(shownIn) : false;
  }
}

function copyBySelection(line: HTMLElement): boolean {
  const selection = getSelection();
  if (!selection) return false;
  selection.selectAllChildren(line);
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  }
}

export async function shareLink(title: string, url: string, otherwise: () => void): Promise<void> {
  if (!("share" in navigator)) return otherwise();
  try {
    await navigator.share({ title, url });
  } catch (reason) {
    if (!changedTheirMind(reason)) otherwise();
  }
}

/** Say whether somebody closed the share sheet, which is no failure. */
export function changedTheirMind(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === "AbortError";
}

/** Say whether this could be the screen that the whole room looks at: wide, and not to be touched. */
export function isBigScreen(): boolean {
  return matchMedia("(min-width: 1200px)").matches && navigator.maxTouchPoints === 0;
}

/** What this is: one hand, two hands, or a desk. */
export function thisDevice(): "phone" | "tablet" | "computer" {
  if (Math.min(screen.width, screen.height) < NO_HAND_HOLDS) return "phone";
  return matchMedia("(pointer: coarse)").matches ? "tablet" : "computer";
}

const NO_HAND_HOLDS = 600;

export type Buzz = "turn" | "sprung";

const buzzes: Record<Buzz, number[]> = { turn: [40, 60, 40], sprung: [180] };

export function buzz(kind: Buzz): void {
  // A page that was never touched may not buzz, and Chromium complains when it tries.
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(buzzes[kind]);
}

/** Keep the screen on where the device allows it. Returns what lets it sleep again. */
export function stayAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let wanted = true;
  const ask = async () => {
    if (!wanted || document.visibilityState !== "visible") return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
  };
  document.addEventListener("visibilitychange", ask);
  void ask();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
