/** What lies open on my phone. */

export type DrawerName = "map" | "people" | "story" | "not-this";

export const desk: { drawer: DrawerName | null; covered: boolean; tale: string } = $state({
  drawer: null,
  covered: false,
  /** What I have begun to tell. */
  tale: "",
});

export function clearDesk(): void {
  desk.drawer = null;
  desk.covered = false;
  desk.tale = "";
}
