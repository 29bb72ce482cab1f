/**
 * Keeps the built page and its files, so that it opens at once and without a network.
 * The server is asked first for the page itself: a new build takes over at the next load.
 * Nothing of /api, /ws, /texts, /help or /qr is ever kept.
 */

const SHELF = "trapline-shell";
const PAGE = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    fetch(PAGE)
      .then(keepPage)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/help/") || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** Whoever is called back comes back to the table that is open. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(([open]) => open?.focus() ?? undefined),
  );
});

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(answer.clone());
    return answer;
  } catch (offline) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw offline;
  }
}

/** Keep the page; if it is another build, forget the files of the last one first. */
async function keepPage(answer) {
  const shelf = await caches.open(SHELF);
  const html = await answer.text();
  const kept = await shelf.match(PAGE);
  if (kept && (await kept.text()) === html) return;
  for (const request of await shelf.keys()) await shelf.delete(request);
  const files = html.match(/\/assets\/[\w.-]+/g) ?? [];
  await shelf.addAll(files);
  await shelf.put(PAGE, new Response(html, { headers: answer.headers }));
}

async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}
