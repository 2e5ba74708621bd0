/**
 * New versions of the page. The service worker keeps the files of one build; a newer one waits
 * beside it and takes over when the reader says so, or once every page of the old one is closed.
 * A table that is played at goes on as it is.
 */

import { PROTOCOL } from "../wire/generated/protocol";

let waiting: ServiceWorker | null = $state.raw(null);

/** Whether a newer page is ready. */
export function updateReady(): boolean {
  return waiting !== null;
}

/** Lets the newer page take over, and loads it. */
export function takeUpdate(): void {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  waiting.postMessage("take-over");
}

/** Keeps the page for when there is no network, and looks for newer ones. */
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
}

/** Where it is noted which protocol a page of this tab spoke when it was renewed. */
const RENEWED = "tortuga-renewed";

/**
 * The server speaks another protocol than this page: loads the page that fits, at the same address
 * and so into the same seat. Where that did not help, because the page that came speaks no other
 * protocol, it is not tried again: nothing would change.
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
