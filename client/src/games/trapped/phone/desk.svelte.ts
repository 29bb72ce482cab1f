/** What lies open on my phone. */

export type DrawerName = "map" | "people" | "story" | "not-this" | "whispers";

export const desk: { drawer: DrawerName | null; covered: boolean; heard: number; tale: string } =
  $state({
    drawer: null,
    covered: false,
    heard: 0,
    /** What I have begun to tell. */
    tale: "",
  });

export function clearDesk(): void {
  desk.drawer = null;
  desk.covered = false;
  desk.heard = 0;
  desk.tale = "";
}
