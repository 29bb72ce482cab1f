/** What can be opened from the lobby. */

export type DrawerName = "share" | "door" | "games" | "friend" | "program";
