/**
 * Animates elements that changed their place between two states of the table. Before an update, the
 * position of everything with `data-fly` is remembered. After it, each element flies from its old
 * position, or from the spot (`data-spot`) that an event names, and a removed element flies off as
 * a ghost. This never changes what the table shows: without it everything moves at once.
 */

import type { Trail } from "./trails";

const FLIGHT_MS = 520;
const STAGGER_MS = 130;
const EASE = "cubic-bezier(0.3, 0.9, 0.3, 1)";

interface Seen {
  rect: DOMRect;
  element: HTMLElement;
}

export class Flights {
  #seen = new Map<string, Seen>();

  /** Remembers all current positions. */
  remember(root: HTMLElement): void {
    this.#seen = new Map(
      things(root).map((element) => [
        element.dataset["fly"] ?? "",
        { element, rect: element.getBoundingClientRect() },
      ]),
    );
  }

  /** Animates everything to its new position. */
  play(root: HTMLElement, trails: Trail[], pace: number): void {
    if (pace <= 0) return;
    const now = new Map(things(root).map((element) => [element.dataset["fly"] ?? "", element]));
    const trailed = new Set<string>();
    trails.forEach((trail, order) => {
      const timing = { duration: FLIGHT_MS * pace, delay: order * STAGGER_MS * pace, easing: EASE };
      const arrived = trail.thing ? now.get(trail.thing) : undefined;
      if (trail.thing) trailed.add(trail.thing);
      if (arrived) this.#arrive(root, arrived, trail, timing);
      else this.#leave(root, trail, timing);
    });
    for (const [thing, element] of now) {
      const before = this.#seen.get(thing);
      if (before && !trailed.has(thing)) {
        shift(element, before.rect, { duration: FLIGHT_MS * pace, easing: EASE });
      }
    }
  }

  #arrive(root: HTMLElement, element: HTMLElement, trail: Trail, timing: EffectTiming): void {
    const from = this.#seen.get(trail.thing ?? "")?.rect ?? rectOf(root, trail.from);
    if (!from) return;
    if (trail.from === trail.to) turnUp(element, timing);
    else shift(element, from, { ...timing, fill: "backwards" });
  }

  #leave(root: HTMLElement, trail: Trail, timing: EffectTiming): void {
    const seen = trail.thing ? this.#seen.get(trail.thing) : undefined;
    const back = root.querySelector<HTMLElement>("[data-ghost]");
    const from = seen?.rect ?? rectOf(root, trail.from);
    const to = rectOf(root, trail.to);
    const model = seen?.element ?? back;
    if (from && to && model) ghost(root, model, from, to, timing);
  }
}

function things(root: HTMLElement): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-fly]")];
}

function rectOf(root: HTMLElement, spot: string | null): DOMRect | undefined {
  return spot === null
    ? undefined
    : root.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
}

/** Moves an element here from its old position: centre to centre, and by size. */
function shift(element: HTMLElement, from: DOMRect, timing: KeyframeAnimationOptions): void {
  const to = element.getBoundingClientRect();
  const dx = from.x + from.width / 2 - to.x - to.width / 2;
  const dy = from.y + from.height / 2 - to.y - to.height / 2;
  if (Math.hypot(dx, dy) < 3 || to.width === 0) return;
  const scale = Math.min(2.5, Math.max(0.3, from.width / to.width));
  const start = { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 };
  element.animate([start, { transform: "none", zIndex: 30 }], timing);
}

/** Turns a card over in place. */
function turnUp(element: HTMLElement, timing: EffectTiming): void {
  const sides = [{ transform: "rotateY(-90deg) scale(1.08)" }, { transform: "none" }];
  element.animate(sides, { ...timing, fill: "backwards" });
}

/** Lets a copy of a removed element fly off, then removes it. */
function ghost(
  root: HTMLElement,
  model: HTMLElement,
  from: DOMRect,
  to: DOMRect,
  timing: EffectTiming,
): void {
  const copy = model.cloneNode(true) as HTMLElement;
  for (const name of ["data-fly", "data-ghost", "id"]) copy.removeAttribute(name);
  const home = root.getBoundingClientRect();
  const width = Math.min(from.width, 90);
  const middle = (rect: DOMRect) => ({
    x: rect.x + rect.width / 2 - home.x - width / 2,
    y: rect.y + rect.height / 2 - home.y - width * 0.7,
  });
  const [start, end] = [middle(from), middle(to)];
  copy.setAttribute("aria-hidden", "true");
  copy.inert = true;
  copy.style.cssText = `position:absolute;left:0;top:0;margin:0;width:${width}px;height:auto;z-index:40;pointer-events:none;visibility:visible`;
  root.append(copy);
  const frames = [
    { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
    { transform: `translate(${end.x}px, ${end.y}px) scale(0.6)`, opacity: 1, offset: 0.85 },
    { transform: `translate(${end.x}px, ${end.y}px) scale(0.45)`, opacity: 0 },
  ];
  const flight = copy.animate(frames, { ...timing, fill: "both" });
  flight.finished.then(
    () => copy.remove(),
    () => copy.remove(),
  );
}
