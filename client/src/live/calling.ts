/** Calls back whoever looks elsewhere while the table waits for them, and for nothing else. */

import { tick } from "svelte";

import { chosen } from "../chosen.svelte";

const MARK = "● ";
const ICON =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-1 -1 2 2"><circle r="1" fill="#f96"/></svg>',
  );

let plain: string | null = null;

/** Whether this device could show a notification: only over HTTPS, and where browsers know them. */
export const mayNotify = (): boolean => isSecureContext && "Notification" in window;

/** Ask whoever holds the device whether they want to be called; say whether they do. */
export async function askLeave(): Promise<boolean> {
  return mayNotify() && (await Notification.requestPermission()) === "granted";
}

/** Make a hidden tab say that it is somebody's move; and tell them, unless they turned away from it. */
export async function call(title?: string, text = ""): Promise<void> {
  if (!document.hidden) return;
  icon((link) => {
    plain ??= link.href;
    link.href = ICON;
  });
  await tick();
  if (!document.title.startsWith(MARK)) document.title = MARK + document.title;
  const isWanted = title && chosen.calls && mayNotify() && Notification.permission === "granted";
  if (isWanted) notify(title, text);
}

/** They look again, or are waited for no longer. */
export function hush(): void {
  icon((link) => {
    if (plain !== null) link.href = plain;
    plain = null;
  });
  if (document.title.startsWith(MARK)) document.title = document.title.slice(MARK.length);
}

function icon(change: (link: HTMLLinkElement) => void): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (link) change(link);
}

/** Phones show notifications by their worker alone; one replaces the last. */
function notify(title: string, body: string): void {
  const options = { body, tag: "trapline", icon: "/icon-192.png" };
  void navigator.serviceWorker?.getRegistration().then((worker) => {
    if (worker) return worker.showNotification(title, options);
    const shown = new Notification(title, options);
    shown.onclick = () => window.focus();
    return undefined;
  });
}
