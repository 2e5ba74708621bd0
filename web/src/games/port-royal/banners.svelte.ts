/** Shows the banners of an update, one after the other. */

import type { Told } from "../contract";
import { plan, type Banner } from "./flights";
import type { EventView } from "./model";

/** How long a banner stays if nothing moves. */
const STILL_MS = 2200;

export interface ShownBanner extends Banner {
  told: Told<EventView>;
}

export class Banners {
  shown: ShownBanner | null = $state.raw(null);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #reading: ReturnType<typeof setTimeout> | undefined;

  /** Announces the events of an update. With reduced motion, each banner stays for a while. */
  announce(told: readonly Told<EventView>[], pace: number): void {
    this.#forget();
    plan(told.map(({ event }) => event)).banners.forEach((banner, nth) => {
      const line = told[banner.event];
      const [at, stays] =
        pace > 0 ? [banner.at * pace, banner.stays * pace] : [nth * STILL_MS, STILL_MS];
      const show = () => line && this.#show({ ...banner, told: line }, stays);
      this.#timers.push(setTimeout(show, at));
    });
  }

  /** Cleans up when the table is removed. */
  end(): void {
    this.#forget();
    clearTimeout(this.#reading);
  }

  /** Shows a banner long enough to be read, whatever happens meanwhile. */
  #show(banner: ShownBanner, stays: number): void {
    clearTimeout(this.#reading);
    this.shown = banner;
    this.#reading = setTimeout(() => (this.shown = null), stays);
  }

  #forget(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
  }
}
