/** The one polite voice of the page. */

export const live = $state({ text: "" });

/** Say it even if it is what was said last: a screen reader hears only changes. */
export function announce(text: string): void {
  live.text = live.text === text ? `${text}\u200b` : text;
}
