import { expect, test } from "vitest";
import { drag, type Dragged } from "./drag";

/** An element with what a drag needs, and what was dropped. */
function dragged() {
  const style = { transform: "" };
  const element = Object.assign(new EventTarget(), { style, setPointerCapture: () => undefined });
  const drops: (Dragged | null)[] = [];
  drag(() => ({ drop: (at) => drops.push(at) }))(element as EventTarget as HTMLElement);
  const send = (type: string, clientX = 0, clientY = 0) => {
    const pointer = { isPrimary: true, button: 0, pointerId: 1, clientX, clientY };
    return element.dispatchEvent(
      Object.assign(new Event(type, { cancelable: true, bubbles: true }), pointer),
    );
  };
  return { drops, send, style };
}

test("a trembling click is no drag", () => {
  const { drops, send, style } = dragged();
  send("pointerdown");
  send("pointermove", 3, 4);
  send("pointerup", 3, 4);
  expect([drops, style.transform]).toEqual([[], ""]);
  expect(send("click"), "the click goes on").toBe(true);
});

test("what is dragged follows the pointer, is dropped there, and is not clicked as well", () => {
  const { drops, send, style } = dragged();
  send("pointerdown", 10, 10);
  send("pointermove", 10, 60);
  expect(style.transform).toBe("translate(0px, 50px)");
  send("pointerup", 10, 60);
  expect(drops).toEqual([{ x: 10, y: 60, dx: 0, dy: 50 }]);
  expect([send("click"), send("click")], "only the drag's own click is stopped").toEqual([
    false,
    true,
  ]);
});

test("a drag that the browser takes over drops nothing anywhere", () => {
  const { drops, send } = dragged();
  send("pointerdown");
  send("pointermove", 0, 80);
  send("pointercancel", 0, 80);
  expect(drops).toEqual([null]);
});
