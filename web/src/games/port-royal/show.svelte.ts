/**
 * Plays the events of an update over the table: measures the positions before and after, animates
 * cards between them, and hides cards that have not arrived yet.
 */

import type { Told } from "../contract";
import { plan, type Airborne, type Banner, type Place, type Plan, type Spot } from "./plan";
import type { EventView } from "./types";

/** How long a banner stays if nothing moves. */
const STILL_MS = 2200;

type Places = Map<string, Place>;

export interface ShownBanner extends Banner {
  told: Told<EventView>;
}

export class Show {
  flights: Airborne[] = $state.raw([]);
  banner: ShownBanner | null = $state.raw(null);
  private coming: ReadonlySet<number> = $state.raw(new Set());
  private before: Places = new Map();
  private timers: ReturnType<typeof setTimeout>[] = [];
  private reading: ReturnType<typeof setTimeout> | undefined;
  private count = 0;

  /** Whether a card of the view is still in flight. */
  isComing(card: number): boolean {
    return this.coming.has(card);
  }

  /** Remembers all positions before the page shows the next view. */
  remember(root: HTMLElement | undefined): void {
    if (root) this.before = measure(root);
  }

  /**
   * Plays the events of an update; a running animation ends at once. With reduced motion only the
   * important banners are shown for a while.
   */
  play(root: HTMLElement, told: readonly Told<EventView>[], pace: number): void {
    this.stop();
    const all = plan(told.map(({ event }) => event));
    if (pace <= 0) {
      all.banners.forEach((banner, nth) => {
        this.announce(banner, told, nth * STILL_MS, STILL_MS);
      });
      return;
    }
    this.launch(root, all);
    for (const [card, at] of all.arrivals) this.later(at * pace, () => this.arrive(card));
    for (const banner of all.banners) {
      this.announce(banner, told, banner.at * pace, banner.stays * pace);
    }
    this.later(all.ends * pace + 50, () => (this.flights = []));
  }

  private launch(root: HTMLElement, { flights, arrivals }: Plan): void {
    const after = measure(root);
    const find = (spot: Spot, first: Places, second: Places) => first.get(spot) ?? second.get(spot);
    this.flights = flights.flatMap((flight) => {
      const start = find(flight.from, this.before, after);
      const end = find(flight.to, after, this.before);
      return start && end ? [{ ...flight, id: (this.count += 1), start, end }] : [];
    });
    const flying = new Set(this.flights.map((flight) => flight.card));
    this.coming = new Set([...arrivals.keys()].filter((card) => flying.has(card)));
  }

  private announce(banner: Banner, told: readonly Told<EventView>[], at: number, stays: number) {
    const line = told[banner.event];
    if (!line) return;
    this.later(at, () => this.tell({ ...banner, told: line }, stays));
  }

  /** Ends the animation: everything is where the view says. */
  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
    this.flights = [];
    this.coming = new Set();
  }

  /** Cleans up when the table is removed. */
  end(): void {
    this.stop();
    clearTimeout(this.reading);
  }

  /** Shows a banner long enough to be read, whatever happens meanwhile. */
  private tell(banner: ShownBanner, stays: number): void {
    clearTimeout(this.reading);
    this.banner = banner;
    this.reading = setTimeout(() => (this.banner = null), stays);
  }

  private arrive(card: number): void {
    this.coming = new Set([...this.coming].filter((other) => other !== card));
  }

  private later(ms: number, act: () => void): void {
    this.timers.push(setTimeout(act, ms));
  }
}

/** The centre of every named place, relative to the table. */
function measure(root: HTMLElement): Places {
  const { left, top } = root.getBoundingClientRect();
  // Boxes are measured in pixels of the window; flights use the table's own pixels.
  const zoom = root.currentCSSZoom ?? 1;
  const places: Places = new Map();
  for (const element of root.querySelectorAll<HTMLElement>("[data-spot]")) {
    const box = element.getBoundingClientRect();
    const name = element.dataset["spot"];
    if (!name || box.width === 0) continue;
    places.set(name, {
      x: (box.left - left + box.width / 2) / zoom,
      y: (box.top - top + box.height / 2) / zoom,
      w: Math.min(box.width, box.height) / zoom,
    });
  }
  return places;
}
