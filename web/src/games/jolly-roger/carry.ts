/**
 * Drags a prize to a seat, by mouse or by finger. People who tap or use the keyboard choose the
 * prize and then the seat.
 */

export interface Carrying {
  /** It is being dragged, over a seat or not. */
  over: (seat: number | null) => void;
  /** It was dropped there. */
  drop: (seat: number | null) => void;
}

/** How far a pointer may move in a tap, in pixels. */
const TREMBLE = 6;
const PLACE = /^seat-(\d+)$/;

/** The seat whose place is under a point of the window. */
function seatAt(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const point = element.closest<HTMLElement>("[data-point^='seat-']")?.dataset["point"];
    const found = point && PLACE.exec(point);
    if (found) return Number(found[1]);
  }
  return null;
}

/** `carrying` is `null` while there is nothing to drag. */
export function carry(carrying: () => Carrying | null): (element: HTMLElement) => () => void {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let moved = false;

    function down({ isPrimary, button, clientX: x, clientY: y }: PointerEvent) {
      moved = false;
      from = isPrimary && button === 0 && carrying() ? { x, y } : null;
    }
    function move({ pointerId, clientX, clientY }: PointerEvent) {
      if (!from) return;
      const [dx, dy] = [clientX - from.x, clientY - from.y];
      if (!moved && Math.hypot(dx, dy) < TREMBLE) return;
      if (!moved) element.setPointerCapture(pointerId);
      moved = true;
      element.style.translate = `${dx}px ${dy}px`;
      carrying()?.over(seatAt(clientX, clientY));
    }
    function end(seat: number | null) {
      if (from && moved) carrying()?.drop(seat);
      from = null;
      element.style.translate = "";
    }
    const up = ({ clientX, clientY }: PointerEvent) => end(seatAt(clientX, clientY));
    const cancel = () => end(null);
    // A drag does not also count as a click.
    function click(event: MouseEvent) {
      if (!moved) return;
      moved = false;
      event.stopPropagation();
      event.preventDefault();
    }
    const heard = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", cancel],
    ] as const;
    for (const [name, hear] of heard) element.addEventListener(name, hear as EventListener);
    element.addEventListener("click", click, { capture: true });
    return () => {
      for (const [name, hear] of heard) element.removeEventListener(name, hear as EventListener);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
