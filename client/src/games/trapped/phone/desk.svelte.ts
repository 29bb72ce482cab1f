/** What lies open on my phone. */

export type DrawerName = "map" | "people" | "story" | "not-this";

export const desk: { drawer: DrawerName | null; covered: boolean } = $state({
  drawer: null,
  covered: false,
});

export function clearDesk(): void {
  desk.drawer = null;
  desk.covered = false;
}
