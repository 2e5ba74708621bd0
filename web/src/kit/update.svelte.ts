/**
 * Updates of the page. The service worker caches the files of one build. A newer build waits and
 * takes over when the reader agrees, or once every page of the old one is closed. A running game is
 * not interrupted.
 */

import { PROTOCOL } from "../wire/generated/protocol";

let waiting: ServiceWorker | null = $state.raw(null);

/** Whether a newer page is ready. */
export function updateReady(): boolean {
  return waiting !== null;
}

/** Activates the newer page and reloads. */
export function takeUpdate(): void {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage("take-over");
}

/** Registers the service worker, which caches the page for offline use, and watches for updates. */
export async function keepPage(): Promise<void> {
  const registration = await navigator.serviceWorker.register("/sw.js");
  const look = () => {
    // The very first worker has nothing to take over from.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ kind: "fonts", paths: usedFonts() });
}

/** The fonts that this page has loaded; the worker caches these and no others. */
function usedFonts(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  return loaded.filter((path) => path.endsWith(".woff2"));
}

/** The storage key of the protocol that this tab's page had when it was last renewed. */
const RENEWED = "tortuga-renewed";

/**
 * Called if the server speaks another protocol than this page: loads the page that fits, at the
 * same address and so into the same seat. If the loaded page speaks the same protocol as before, it
 * does not try again, since nothing would change.
 */
export async function renewPage(): Promise<void> {
  if (sessionStorage.getItem(RENEWED) === String(PROTOCOL)) return;
  sessionStorage.setItem(RENEWED, String(PROTOCOL));
  const worker = await newest().catch(() => null);
  if (!worker) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  worker.postMessage("take-over");
}

/** The service worker of a page that is newer than this one. */
async function newest(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.update();
  return found?.installing ?? found?.waiting ?? null;
}
