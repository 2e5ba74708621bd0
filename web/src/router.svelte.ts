/** The open page. Internal links are followed without a reload. */

import { read, type Route } from "./router";

let route: Route = $state(read(new URL(location.href)));

export function here(): Route {
  return route;
}

/** Opens another address of this page; adds a history entry, or replaces the current one. */
export function go(path: string, how: "push" | "replace" = "push"): void {
  if (how === "push") history.pushState(null, "", path);
  else history.replaceState(null, "", path);
  const before = route.page;
  route = read(new URL(location.href));
  if (route.page !== before) scrollTo(0, 0);
}

/** Handles clicks on internal links, and the browser's back and forward. */
export function follow(): () => void {
  const moved = () => (route = read(new URL(location.href)));
  addEventListener("popstate", moved);
  addEventListener("hashchange", moved);
  document.addEventListener("click", click);
  return () => {
    removeEventListener("popstate", moved);
    removeEventListener("hashchange", moved);
    document.removeEventListener("click", click);
  };
}

function click(event: MouseEvent): void {
  const plain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!plain || event.defaultPrevented || !link || link.target || link.download) return;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return;
  if (url.pathname === location.pathname && url.search === location.search && url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
}
