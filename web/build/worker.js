/* global PROTOCOL, VERSION, FILES */
// The service worker: keeps the files of one build together, so that a page never gets a part of
// another. A new build waits until its reader lets it take over, or no page of the old one is open;
// the files of the one before stay, for tables that are still played on it. A build that speaks
// another protocol does not wait: pages of the old one could not follow a table of the new server,
// so they are loaded anew where they are. What the server answers under /api is never kept.

const OURS = `tortuga-${PROTOCOL}-`;
const CACHE = `${OURS}${VERSION}`;

/** Whether pages are kept here that speak another protocol. */
async function isNewProtocol() {
  const names = await caches.keys();
  return names.some((name) => name.startsWith("tortuga-") && !name.startsWith(OURS));
}

/** Loads every open page anew, where it is. */
async function renewPages() {
  const pages = await clients.matchAll({ type: "window" });
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}

addEventListener("install", (event) => {
  const keep = caches.open(CACHE).then((cache) => cache.addAll(FILES));
  const hurry = async () => (await isNewProtocol()) && skipWaiting();
  event.waitUntil(keep.then(hurry));
});

addEventListener("message", ({ data }) => {
  if (data === "take-over") skipWaiting();
});

addEventListener("activate", (event) => {
  // Names come in the order in which they were made.
  const sweep = (names) => {
    const others = names.filter((name) => name.startsWith("tortuga-") && name !== CACHE);
    const old = others.filter((name) => !name.startsWith(OURS));
    const gone = [...old, ...others.filter((name) => name.startsWith(OURS)).slice(0, -1)];
    return Promise.all(gone.map((name) => caches.delete(name)));
  };
  const start = async () => {
    const isNew = await isNewProtocol();
    await sweep(await caches.keys());
    await clients.claim();
    if (isNew) await renewPages();
  };
  event.waitUntil(start());
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
