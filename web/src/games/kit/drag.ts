/**
 * Drags an element with the pointer. Whatever can be dragged can also be done by clicks and keys.
 */

/** A point of the window, and how far it is from where the drag began; in pixels. */
export interface Dragged {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export interface Drag {
  /** The drag goes on. */
  over?: (at: Dragged) => void;
  /** The element was dropped there; `null`: the drag was cancelled. */
  drop: (at: Dragged | null) => void;
}

/** How far the pointer may move in a click, in pixels. */
const TREMBLE = 6;

/** `grab` says what a press may drag; `null` is nothing. */
export function drag(
  grab: (event: PointerEvent) => Drag | null,
): (element: HTMLElement) => () => void {
  return (element) => {
    let held: { drag: Drag; x: number; y: number } | null = null;
    let moved = false;

    function down(event: PointerEvent) {
      const found = event.isPrimary && event.button === 0 ? grab(event) : null;
      held = found && { drag: found, x: event.clientX, y: event.clientY };
      moved = false;
    }
    function at({ clientX: x, clientY: y }: PointerEvent, from: { x: number; y: number }): Dragged {
      return { x, y, dx: x - from.x, dy: y - from.y };
    }
    function move(event: PointerEvent) {
      if (!held) return;
      const now = at(event, held);
      if (!moved && Math.hypot(now.dx, now.dy) < TREMBLE) return;
      if (!moved) element.setPointerCapture(event.pointerId);
      moved = true;
      element.style.transform = `translate(${now.dx}px, ${now.dy}px)`;
      held.drag.over?.(now);
    }
    function end(event: PointerEvent) {
      const dropped = held;
      held = null;
      element.style.transform = "";
      if (!dropped || !moved) return;
      dropped.drag.drop(event.type === "pointercancel" ? null : at(event, dropped));
    }
    // A drag does not also count as a click.
    function click(event: MouseEvent) {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    }
    const gone = new AbortController();
    const { signal } = gone;
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("pointermove", move, { signal });
    element.addEventListener("pointerup", end, { signal });
    element.addEventListener("pointercancel", end, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    return () => gone.abort();
  };
}
