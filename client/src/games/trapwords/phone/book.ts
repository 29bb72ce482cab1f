/** A book that was opened by a tap on this screen lies open before whoever tapped; nobody else's does. */

let isTurnedUp = false;

export function openBook(): void {
  isTurnedUp = true;
}

/** Whether the page that is drawn now was asked for. */
export function wasOpened(): boolean {
  const was = isTurnedUp;
  isTurnedUp = false;
  return was;
}
