import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/theme.css";
import { keepPage } from "./kit/update.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });

// In development the page must not be cached.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // A browser without storage, as in private windows, still plays.
  addEventListener("load", () => void keepPage().catch(() => undefined));
}
