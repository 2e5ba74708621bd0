import { mount } from "svelte";
import App from "./App.svelte";
import { hasDataToSpare, quiet } from "./kit/background";
import "./kit/theme.css";
import { keepPage } from "./kit/update.svelte";
import { fetchGames, loadFor } from "./pages/ahead";
import { here } from "./router.svelte";

loadFor(here());

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });

/** What the page does once it is drawn, and nobody waits for anything. */
async function afterwards(): Promise<void> {
  await quiet();
  // A page that is still loading, or cannot be prefetched, works without this.
  await fetchGames(() => here().page === "landing").catch(() => undefined);
  // In development the page must not be cached.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // The service worker fetches all pages. It is there already if an earlier visit could afford it.
  if (!hasDataToSpare() && !navigator.serviceWorker.controller) return;
  await quiet();
  // A browser without storage, as in private windows, still plays.
  await keepPage().catch(() => undefined);
}

addEventListener("load", () => void afterwards());
