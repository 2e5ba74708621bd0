import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/theme.css";
import { keepPage } from "./kit/update.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });

// While the page is being written it must not be kept.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // A browser that keeps nothing, as in private windows, still plays.
  addEventListener("load", () => void keepPage().catch(() => undefined));
}
