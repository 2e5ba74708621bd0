/** Opens the explanation of a card; loaded with the first one. */

import { mount, unmount } from "svelte";
import CardInfo from "./CardInfo.svelte";
import { marksIn, type Explains, type Opened } from "./explaining";
import type { Way } from "./pointing";

interface Opening {
  /** The element that holds the cards. */
  root: HTMLElement;
  source: () => Explains;
  over(): void;
  out(): void;
  closed(): void;
}

export function openInfo({ root, source, over, out, closed }: Opening): Opened {
  let info: ReturnType<typeof mount> | null = null;
  let from: HTMLElement | null = null;

  function drop() {
    if (info) void unmount(info);
    info = null;
  }

  function close() {
    const back = from;
    from = null;
    drop();
    if (back?.isConnected) back.focus();
    closed();
  }

  function show(card: number, anchor: HTMLElement, way: Way) {
    // Focus goes back to where the keyboard was, once.
    if (way === "key") from ??= document.activeElement as HTMLElement | null;
    else from = null;
    drop();
    // A modal dialogue makes everything outside of it inert.
    const target = anchor.closest("dialog") ?? document.body;
    info = mount(CardInfo, {
      target,
      props: { card, anchor, way, explains: source(), over, out, close, step },
    });
    function step(by: number) {
      const marks = marksIn(root);
      const next = marks[(marks.indexOf(anchor) + by + marks.length) % marks.length];
      if (next) show(Number(next.dataset["card"]), next, way);
    }
  }
  return { show, close };
}
