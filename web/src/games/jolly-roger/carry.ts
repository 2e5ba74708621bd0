/**
 * A prize is carried to a seat, by mouse or by finger. Whoever taps or uses keys chooses the prize
 * and then the seat instead.
 */

export interface Carrying {
  /** It is under way, over a seat or not. */
  over: (seat: number | null) => void;
  /** It was let go there. */
  drop: (seat: number | null) => void;
}

/** So far a hand may tremble in a tap. */
const TREMBLE = 6;
const PLACE = /^seat-(\d+)$/;

/** The seat whose place lies under a point of the window. */
function seatAt(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const point = element.closest<HTMLElement>("[data-point^='seat-']")?.dataset["point"];
    const found = point && PLACE.exec(point);
    if (found) return Number(found[1]);
  }
  return null;
}

/** `carrying` is `null` while there is nothing to carry. */
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
    // What was carried was not clicked as well.
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
