/* global VERSION, FILES */
// The service worker: keeps the files of one build together, so that a page never gets a part of
// another. A new build waits until no page of the old one is open. What the server answers under
// /api is never kept.

const CACHE = `tortuga-${VERSION}`;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

addEventListener("activate", (event) => {
  const old = (name) => name.startsWith("tortuga-") && name !== CACHE;
  const sweep = caches
    .keys()
    .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))));
  event.waitUntil(sweep.then(() => clients.claim()));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours =
    url.origin === location.origin && !/^\/(api|health|metrics)(\/|$)/.test(url.pathname);
  if (request.method !== "GET" || !ours) return;
  // Every address of the page is the same file.
  const wanted = request.mode === "navigate" ? "/" : request;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => (await cache.match(wanted)) ?? fetch(request)),
  );
});
