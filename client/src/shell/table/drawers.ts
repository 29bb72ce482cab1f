export type DrawerName = "people" | "log" | "chat" | "rules" | "share" | "menu";
