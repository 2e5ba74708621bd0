import { mount } from "svelte";
import App from "./App.svelte";
import "./kit/theme.css";

const target = document.getElementById("app");
if (!target) throw new Error("index.html has no #app");
mount(App, { target });

// Keeps the page for when there is no network. While it is being written it must not be kept.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
}
