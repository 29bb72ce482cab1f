/** Which build this page is. The server writes it into the page. */

export const build =
  document.querySelector<HTMLMetaElement>('meta[name="trapline-build"]')?.content ?? "unknown";
