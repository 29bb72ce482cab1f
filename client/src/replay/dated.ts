/** A day, as the reader writes it. */

import { chosen } from "../chosen.svelte";

export const dated = (wall: number): string =>
  new Intl.DateTimeFormat(chosen.language, { dateStyle: "long" }).format(wall);
