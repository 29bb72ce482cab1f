/** The four suits on a 24 grid. */

import type { Suit } from "../types.gen";

export const suitShapes: Readonly<Record<Suit, string>> = {
  H: "M12 21C6.5 16.6 2.5 13 2.5 8.6A5.1 5.1 0 0 1 12 6a5.1 5.1 0 0 1 9.5 2.6C21.5 13 17.5 16.6 12 21z",
  D: "M12 2c2.3 4 4.8 7.2 8 10-3.2 2.8-5.7 6-8 10-2.3-4-4.8-7.2-8-10 3.2-2.8 5.7-6 8-10z",
  S: "M12 2c3 4.2 9 7.4 9 12a4.6 4.6 0 0 1-7.9 3.2c.3 2 1 3.5 2.4 4.8h-7c1.4-1.3 2.1-2.8 2.4-4.8A4.6 4.6 0 0 1 3 14C3 9.4 9 6.2 12 2z",
  C: "M12 2a4.6 4.6 0 0 1 4 6.9 4.6 4.6 0 1 1-2.8 8.2c.3 2 1 3.6 2.4 4.9H8.4c1.4-1.3 2.1-2.9 2.4-4.9A4.6 4.6 0 1 1 8 8.9 4.6 4.6 0 0 1 12 2z",
};

export const isRed = (suit: Suit | null): boolean => suit === "H" || suit === "D";
