/**
 * New versions of the page. The service worker keeps the files of one build; a newer one waits
 * beside it and takes over when the reader says so, or once every page of the old one is closed.
 * A table that is played at goes on as it is.
 */

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
