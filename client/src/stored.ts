/** Local storage that may be missing, full or forbidden: then nothing is kept and nothing breaks. */

export function recall(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function keep(place: string, text: string): void {
  try {
    localStorage.setItem(place, text);
  } catch {
    return;
  }
}
