/**
 * Animates what an update moved. Before it, the place of everything named `data-spot` or `data-fly`
 * is remembered. After it, each flight is shown by the element named `data-fly` if it is on the
 * table, else by a stand-in (`Flights.svelte`). Everything else named `data-fly` glides from its
 * old place. This never changes what the table shows: without it everything moves at once.
 *
 * Measuring never forces a layout of its own, which would make the update one long task: places are
 * measured before anything has changed, and again within the next frame, after its layout and
 * before it is painted.
 */

import { untrack } from "svelte";
import { beforeUpdates } from "./before";

export interface Flight {
  /** The element that flies, by its `data-fly`; without it, a stand-in does. */
  thing?: string | null;
  /** Spots, by their `data-spot`. */
  from: string;
  to: string;
  /** When it starts, how long it takes, and how long it stays there; in ms at normal speed. */
  at: number;
  takes: number;
  stays: number;
  /** `turn`: starts face down; `sink`, `drop`: vanishes at its end; `fly`: unchanged. */
  how: "fly" | "turn" | "sink" | "drop";
  /** The width of a stand-in, in pixels. It shrinks where there is less space. */
  width: number;
  /** Whether the stand-in lies at its start until it moves. Others come out of a pile. */
  lay: boolean;
}

/** The centre of something on the table, and its size. */
export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A flight between two places that are on the screen. */
export type Airborne<F extends Flight> = F & { start: Place; end: Place };

/** A flight that a stand-in shows. */
export type Staged<F extends Flight> = F & {
  id: number;
  /** The spot is new: it shows nothing before the stand-in arrives. */
  veils: boolean;
};

type Places = Map<string, Place & { element: HTMLElement }>;

interface Seen<Told> {
  root: HTMLElement | undefined;
  told: Told;
  pace: number;
}

/** Plays the flights of a table. Create it during component set-up. */
export class FlightPlayer<F extends Flight, Told> {
  /** The stand-ins on the table. */
  airborne: Staged<F>[] = $state.raw([]);
  #before: Places = new Map();
  /** The events on the screen when places were last remembered. */
  #rememberedAt: Told | null = null;
  #count = 0;
  /** What sets each stand-in moving, by the id of its flight. */
  readonly #launching = new Map<number, (flight: Airborne<F>) => void>();

  /** `plan` gives the flights of an update. */
  constructor(seen: () => Seen<Told>, plan: (told: Told) => F[]) {
    const told = $derived(seen().told);
    const remember = () => untrack(() => this.#remember(seen()));
    $effect.pre(() => {
      void told;
      remember();
    });
    $effect(() => beforeUpdates(remember));
    $effect(() => {
      const now = told;
      // Only new events start a flight; its own state must not restart it.
      return untrack(() => this.#play(seen(), plan(now)));
    });
  }

  /** Whether something of the view is still in the air. */
  isComing(spot: string): boolean {
    return this.airborne.some((flight) => flight.veils && flight.to === spot);
  }

  land(flight: Staged<F>): void {
    this.airborne = this.airborne.filter((other) => other !== flight);
  }

  /** A stand-in is on the table; `launch` will be called once its places are known. */
  stage(flight: Staged<F>, launch: (flight: Airborne<F>) => void): () => void {
    this.#launching.set(flight.id, launch);
    return () => this.#launching.delete(flight.id);
  }

  #remember({ root, told, pace }: Seen<Told>): void {
    if (!root || pace <= 0 || this.#rememberedAt === told) return;
    this.#rememberedAt = told;
    this.#before = measure(root);
  }

  /** Prepares the flights of an update; those in the air end at once. */
  #play({ root, pace }: Seen<Told>, flights: F[]): (() => void) | undefined {
    this.airborne = [];
    if (!root || pace <= 0) return undefined;
    const now = new Set(named(root).map(({ name }) => name));
    // What the table itself shows needs no stand-in.
    const unseen = flights.filter(({ thing }) => !thing || !now.has(thing));
    this.airborne = unseen.map((flight) => ({
      ...flight,
      id: (this.#count += 1),
      veils: now.has(flight.to) && !this.#before.has(flight.to),
    }));
    return afterLayout(root, () => this.#start(root, pace, flights));
  }

  /** Sets everything moving, now that the new places are known. */
  #start(root: HTMLElement, pace: number, flights: F[]): void {
    const [before, after] = [this.#before, measure(root)];
    const startOf = ({ thing, from }: F) =>
      (thing ? before.get(thing) : undefined) ?? before.get(from) ?? after.get(from);
    for (const flight of flights) {
      const live = flight.thing ? after.get(flight.thing) : undefined;
      const start = startOf(flight);
      if (!live || !start) continue;
      arrive(live, flight, before.has(flight.thing ?? "") ? start : outOf(start, live), pace);
    }
    const things = new Set(flights.map(({ thing }) => thing));
    for (const [name, now] of after) {
      const was = before.get(name);
      const glides = was && !things.has(name) && now.element.hasAttribute("data-fly");
      if (glides) glide(now, was, GLIDE_MS * pace);
    }
    for (const flight of this.airborne) {
      const [start, end] = [startOf(flight), after.get(flight.to) ?? before.get(flight.to)];
      if (start && end) this.#launching.get(flight.id)?.({ ...flight, start, end });
      else this.land(flight);
    }
  }
}

/** Acts once in the next frame, between its layout and its paint; returns a way to call that off. */
function afterLayout(element: HTMLElement, act: () => void): () => void {
  // A new observer hears of its element once, whatever its size.
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
  return () => observer.disconnect();
}

const GLIDE_MS = 520;
const GLIDE = "cubic-bezier(0.35, 0.4, 0.3, 1)";
export const EASE_OUT = "cubic-bezier(0.3, 0.9, 0.3, 1)";

/** Where a thing comes out of a spot that may be larger: at its own size at most. */
export const outOf = (spot: Place, thing: Place): Place => ({
  ...spot,
  w: Math.min(spot.w, thing.w),
});

function arrive(live: Place & { element: HTMLElement }, flight: Flight, from: Place, pace: number) {
  const [duration, delay] = [flight.takes * pace, flight.at * pace];
  if (flight.from !== flight.to) return glide(live, from, duration, delay);
  // It stays where it is and turns over.
  const sides = [{ transform: "rotateY(-90deg) scale(1.08)" }, { transform: "none" }];
  live.element.animate(sides, { duration, delay, easing: EASE_OUT, fill: "backwards" });
}

/** Moves an element to its place from another: centre to centre, and by size. */
function glide(to: Place & { element: HTMLElement }, from: Place, duration: number, delay = 0) {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  if (Math.hypot(dx, dy) < 3) return;
  const scale = Math.min(2.5, Math.max(0.3, from.w / to.w));
  const frames = glideFrames(dx, dy, scale);
  to.element.animate(frames, { duration, delay, easing: GLIDE, fill: "backwards" });
}

/** A card that glides is lifted on the way, lands a little large, and settles. */
export function glideFrames(dx: number, dy: number, scale: number): Keyframe[] {
  const at = (part: number, up: number, size: number) =>
    `translate(${dx * part}px, ${dy * part - up}px) scale(${size})`;
  const lift = liftOf(Math.hypot(dx, dy));
  return [
    { transform: at(1, 0, scale), zIndex: 30, offset: 0 },
    { transform: at(0.4, lift, ((scale + 1) / 2) * RAISED), zIndex: 30, offset: 0.45 },
    { transform: at(0, 0, LANDED), zIndex: 30, offset: 0.82 },
    { transform: "none", zIndex: 30, offset: 1 },
  ];
}

/** How much larger a card looks at the top of its flight, and when it touches the table. */
const RAISED = 1.08;
const LANDED = 1.025;

/** How high a card is lifted, in pixels: more for a longer way. */
export const liftOf = (way: number): number => Math.min(34, 6 + way * 0.06);

/** Every element with a name. */
function named(root: HTMLElement): { name: string; element: HTMLElement }[] {
  const elements = root.querySelectorAll<HTMLElement>("[data-spot], [data-fly]");
  return [...elements].map((element) => ({
    name: element.getAttribute("data-fly") ?? element.getAttribute("data-spot") ?? "",
    element,
  }));
}

/** Every named place, relative to the table. */
function measure(root: HTMLElement): Places {
  const { left, top } = root.getBoundingClientRect();
  // Boxes are measured in pixels of the window; flights use the table's own pixels.
  const zoom = root.currentCSSZoom ?? 1;
  const places: Places = new Map();
  for (const { name, element } of named(root)) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const [w, h] = [box.width / zoom, box.height / zoom];
    const [x, y] = [(box.left - left) / zoom + w / 2, (box.top - top) / zoom + h / 2];
    places.set(name, { x, y, w, h, element });
  }
  return places;
}

/** The keyframes of a stand-in. */
export function frames(flight: Airborne<Flight>): Keyframe[] {
  const { start, end, width, takes, stays, how } = flight;
  const at = ({ x, y }: Place, scale: number) => `translate(${x}px, ${y}px) scale(${scale})`;
  if (how === "drop") {
    const fits = (scale: number) => scale * Math.min(1, start.w / width);
    return [
      { transform: at(start, fits(1)), opacity: 1 },
      { transform: at(end, fits(0.6)), opacity: 1, offset: 0.85 },
      { transform: at(end, fits(0.45)), opacity: 0 },
    ];
  }
  const fits = ({ w, h }: Place) => Math.min(1, Math.min(w, h) / width);
  const way = Math.hypot(end.x - start.x, end.y - start.y);
  const top = (start.y + end.y) / 2 - liftOf(way);
  const half = { x: (start.x + end.x) / 2, y: top, w: width, h: width };
  const arrived = takes / (takes + stays);
  const ending = how === "sink" ? 0 : 1;
  return [
    { transform: at(start, fits(start)), opacity: flight.lay ? 1 : 0, offset: 0 },
    { transform: at(half, RAISED), opacity: 1, offset: arrived * 0.5 },
    { transform: at(end, fits(end) * LANDED), opacity: ending, offset: arrived * 0.86 },
    { transform: at(end, fits(end)), opacity: ending, offset: arrived },
    { transform: at(end, fits(end)), opacity: ending, offset: 1 },
  ];
}

/** The keyframes of a stand-in's shadow: the higher the card, the farther, larger and fainter. */
export function shadowFrames({ start, end, takes, stays }: Airborne<Flight>): Keyframe[] {
  const lift = liftOf(Math.hypot(end.x - start.x, end.y - start.y));
  const arrived = takes / (takes + stays);
  const lying = { transform: "translateY(2px) scale(0.96)", opacity: 0.55 };
  return [
    { ...lying, opacity: 0, offset: 0 },
    { transform: `translateY(${lift}px) scale(1.12)`, opacity: 0.35, offset: arrived * 0.5 },
    { ...lying, offset: arrived * 0.86 },
    { ...lying, offset: 1 },
  ];
}
