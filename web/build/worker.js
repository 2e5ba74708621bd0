/* global VERSION, FILES */
// The service worker: keeps the files of one build together, so that a page never gets a part of
// another. A new build waits until its reader lets it take over, or no page of the old one is open;
// the files of the one before stay, for tables that are still played on it. What the server answers
// under /api is never kept.

const CACHE = `tortuga-${VERSION}`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener("message", ({ data }) => {
  if (data === "take-over") skipWaiting();
});

addEventListener("activate", (event) => {
  // Names come in the order in which they were made.
  const sweep = caches.keys().then((names) => {
    const others = names.filter((name) => name.startsWith("tortuga-") && name !== CACHE);
    return Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  });
  event.waitUntil(sweep.then(() => clients.claim()));
});

/** A file of this build, else of the one before, else as the server has it. */
async function find(request) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.match(request)) ?? (await caches.match(request));
  return kept ?? fetch(request);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours =
    url.origin === location.origin && !/^\/(api|health|metrics)(\/|$)/.test(url.pathname);
  if (request.method !== "GET" || !ours) return;
  // Every address of the page is the same file.
  event.respondWith(find(request.mode === "navigate" ? "/" : request));
});
