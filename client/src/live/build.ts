/** Which build this page is. The server writes it into the page. */

import { UNKNOWN } from "../wire/reload";

export const build =
  document.querySelector<HTMLMetaElement>('meta[name="trapline-build"]')?.content ?? UNKNOWN;
