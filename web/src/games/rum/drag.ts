/**
 * Dragging with the mouse: pull a card out of the fan, push it back, or fling it aside to turn it.
 * Fingers tap instead, since they scroll. Everything also works with clicks and keys.
 */

export interface Pulls {
  up: () => void;
  down: () => void;
  aside: () => void;
}

/** How far a card must be pulled, in pixels. */
const PULL = 36;
/** How far the pointer may move in a click, in pixels. */
const TREMBLE = 6;

export function drag(pulls: () => Pulls): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let pulled = false;

    function down(event: PointerEvent) {
      if (event.pointerType !== "mouse" || event.button !== 0) return;
      from = { x: event.clientX, y: event.clientY };
      pulled = false;
    }
    function move(event: PointerEvent) {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!pulled && Math.hypot(dx, dy) < TREMBLE) return;
      pulled = true;
      element.setPointerCapture(event.pointerId);
      element.style.transform = `translate(${dx}px, ${dy}px)`;
    }
    function up(event: PointerEvent) {
      if (!from) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      from = null;
      element.style.transform = "";
      if (!pulled) return;
      if (Math.abs(dx) > Math.abs(dy)) {
        if (Math.abs(dx) > PULL) pulls().aside();
      } else if (dy < -PULL) pulls().up();
      else if (dy > PULL) pulls().down();
    }
    // A drag does not also count as a click.
    function click(event: MouseEvent) {
      if (!pulled) return;
      pulled = false;
      event.stopPropagation();
      event.preventDefault();
    }
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    element.addEventListener("click", click, { capture: true });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
