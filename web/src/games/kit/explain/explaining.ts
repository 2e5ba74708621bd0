/**
 * Lets the cards of a table explain themselves. A game marks its cards with `data-card`, the id of
 * the card; this attachment on an element around them does the rest: the mouse rests on a card, a
 * finger presses it long, or somebody presses `i`. What is shown is loaded when it is first needed.
 */

import type { FaceModule, TableProps } from "../../contract";
import { Pointing, type Way } from "./pointing";

/** What an explanation needs from the page. */
export interface Explains {
  /** The game's id, for links to its rules. */
  game: string;
  /** The table's props; they draw the card and ask about it. */
  given: TableProps<unknown, unknown, unknown, unknown>;
  /** The game's drawing of a single card; `null` if it has none. */
  faces: (() => Promise<FaceModule>) | null;
}

/** The open explanation. */
export interface Opened {
  show(card: number, anchor: HTMLElement, way: Way): void;
  close(): void;
}

const MARK = "[data-card]";

export const cardOf = (element: Element): number => Number(element.getAttribute("data-card"));

const markAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(MARK) : null;

/** The card marks inside an element that are drawn, in reading order. */
export function marksIn(root: ParentNode): HTMLElement[] {
  const all = [...root.querySelectorAll<HTMLElement>(MARK)];
  return all.filter((mark) => mark.getClientRects().length > 0 && !mark.closest("[popover]"));
}

/** Call it with what the page knows now; it is read when a card is opened. */
export function explaining(source: () => Explains): (root: HTMLElement) => () => void {
  return (root) => {
    let opened: Opened | null = null;
    let shown: HTMLElement | null = null;
    let wanted = 0;
    const gone = new AbortController();
    const { signal } = gone;

    async function open(anchor: HTMLElement, way: Way) {
      if (opened && way === "mouse" && anchor === shown) return;
      const nth = ++wanted;
      const { openInfo } = await import("./open");
      if (nth !== wanted || signal.aborted || !anchor.isConnected) return;
      opened ??= openInfo({
        root,
        source,
        over: () => pointing.hover("explanation"),
        out: () => pointing.hover(null),
        closed: () => (opened = null),
      });
      shown = anchor;
      opened.show(cardOf(anchor), anchor, way);
    }

    function close() {
      wanted++;
      opened?.close();
    }

    const pointing = new Pointing<HTMLElement>({
      open: (anchor, way) => {
        if (way === "touch") letGo(anchor);
        void open(anchor, way);
      },
      close,
      isOpen: () => opened !== null,
      after: (ms, act) => {
        const timer = setTimeout(act, ms);
        return () => clearTimeout(timer);
      },
    });

    let finger = -1;
    /** A long press ends a drag that the same finger may have begun. */
    function letGo(anchor: HTMLElement) {
      const cancel = new PointerEvent("pointercancel", { bubbles: true, pointerId: finger });
      anchor.dispatchEvent(cancel);
    }

    const on = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      act: (event: HTMLElementEventMap[Kind]) => void,
      capture = false,
    ) => root.addEventListener(kind, act, { signal, capture });

    on("pointerover", (event) => {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      // In a dialogue, the explanation lies inside of the table.
      const inside = event.target instanceof Element && event.target.closest("[popover]");
      const at = { x: event.clientX, y: event.clientY };
      pointing.hover(inside ? "explanation" : markAt(event.target), at);
    });
    on("pointerleave", (event) => {
      if (event.pointerType === "mouse") pointing.hover(null);
    });
    on(
      "pointerdown",
      (event) => {
        finger = event.pointerId;
        if (event.pointerType === "mouse") return pointing.click(event.clientX, event.clientY);
        pointing.press(event.isPrimary ? markAt(event.target) : null, event.clientX, event.clientY);
      },
      true,
    );
    on("pointermove", (event) => pointing.move(event.clientX, event.clientY));
    on("pointerup", () => pointing.lift());
    on("pointercancel", () => pointing.lift());
    document.addEventListener("pointerup", () => pointing.release(), { signal });
    // A long press explains a card; it neither plays it nor opens the browser's own menu.
    on(
      "click",
      (event) => {
        // A key's click has no detail.
        if (event.detail === 0 || !pointing.takesClick()) return;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
    on("contextmenu", (event) => {
      if (markAt(event.target) && (event as PointerEvent).pointerType !== "mouse")
        event.preventDefault();
    });
    document.addEventListener("keydown", keyed, { signal });

    function keyed(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "i" || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented || target?.closest("input, textarea, select")) return;
      // A dialogue in front of the table keeps its keys, unless it has cards of its own.
      const around = target?.closest("dialog") ?? root;
      if (around !== root && !root.contains(around)) return;
      const within = target === document.body ? null : target?.querySelector<HTMLElement>(MARK);
      const anchor = markAt(target) ?? within ?? marksIn(around)[0];
      if (!anchor || !root.contains(anchor)) return;
      event.preventDefault();
      pointing.key(anchor);
    }

    return () => {
      gone.abort();
      pointing.end();
      close();
    };
  };
}
