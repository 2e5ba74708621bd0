/* global PROTOCOL, VERSION, FILES */
// The service worker caches the files of one build together, so that a page never mixes two builds.
// A new build waits until the reader lets it take over or every page of the old build is closed.
// The files of the previous build stay for tables that are still played on it. A build with another
// protocol does not wait: pages of the old build could not follow a table of the new server, so
// they are reloaded in place. Answers under /api are never cached. Of the fonts, only those that a
// page has used are cached.

const OURS = `tortuga-${PROTOCOL}-`;
const CACHE = `${OURS}${VERSION}`;

/** Whether the cache holds pages that speak another protocol. */
async function isNewProtocol() {
  const names = await caches.keys();
  return names.some((name) => name.startsWith("tortuga-") && !name.startsWith(OURS));
}

/** Reloads every open page in place. */
async function renewPages() {
  const pages = await clients.matchAll({ type: "window" });
  await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => null)));
}

addEventListener("install", (event) => {
  const keep = caches.open(CACHE).then((cache) => cache.addAll(FILES));
  const hurry = async () => (await isNewProtocol()) && skipWaiting();
  event.waitUntil(keep.then(hurry));
});

addEventListener("message", (event) => {
  const { data } = event;
  if (data === "take-over") skipWaiting();
  // Fonts that a page loaded before this worker saw its requests.
  else if (data?.kind === "fonts") {
    event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(data.paths.filter(isFont))));
  }
});

/** Whether this is the path of one of our fonts. */
function isFont(path) {
  return /^\/assets\/[\w-]+\.woff2$/.test(path);
}

addEventListener("activate", (event) => {
  // Names come in the order of creation.
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

/** A file of this build, else of the previous build, else from the server. */
async function find(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = (await caches.match(request)) ?? (await fetch(request));
  const path = typeof request === "string" ? request : new URL(request.url).pathname;
  if (found.ok && isFont(path)) await cache.put(request, found.clone());
  return found;
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours =
    url.origin === location.origin && !/^\/(api|health|metrics)(\/|$)/.test(url.pathname);
  if (request.method !== "GET" || !ours) return;
  // Every address of the page serves the same file.
  event.respondWith(find(request.mode === "navigate" ? "/" : request));
});
