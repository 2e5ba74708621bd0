/**
 * Playing through the page as fast as it can: choices of its list are drawn by lot and clicked
 * inside the page itself, so that a whole game takes seconds. What hands and keys do is proved by
 * the journeys that click and press; this is for getting somewhere.
 */

import type { Page } from "@playwright/test";

export interface Course {
  /** Plays until the page has this, a selector; without it, until the match is over. */
  until?: string;
  /** At most so many decisions; comes back when the next one is asked. */
  decisions_max?: number;
  /** What is clicked rather than a choice of the list, the first selector that finds something. */
  rather?: string[];
  /** What the lots are drawn by. */
  seed?: number;
}

/** What stands on the page when the match is over. */
export const OVER = "dialog[open] table";

/** More decisions than one seat of any game has. */
const DECISIONS_MAX = 3_000;
/** If nothing happens for so long, nothing will. */
const IDLE_MS = 60_000;

/** Plays on; says how many decisions that took. */
export function playOn(page: Page, course: Course = {}): Promise<number> {
  const { until = OVER, decisions_max = DECISIONS_MAX, rather = [], seed = 1 } = course;
  const given = { until: `${until}, ${OVER}`, decisions_max, rather, seed, idle_ms: IDLE_MS };
  return page.evaluate(decide, given);
}

/** Plays until the match is over; says how many decisions that took. */
export async function playToTheEnd(page: Page, seed = 1): Promise<number> {
  const n_made = await playOn(page, { seed });
  if (n_made === DECISIONS_MAX) throw new Error("the game does not end");
  return n_made;
}

interface Given {
  until: string;
  decisions_max: number;
  rather: string[];
  seed: number;
  idle_ms: number;
}

/** Runs in the page, so it can use nothing that is not in it. */
async function decide({ until, decisions_max, rather, seed, idle_ms }: Given): Promise<number> {
  const usable = (selector: string) =>
    [...document.querySelectorAll<HTMLButtonElement>(selector)].filter(
      (button) => !button.disabled,
    );
  let lots = seed;
  const lot = (n: number) => ((lots = (Math.imul(lots, 1_103_515_245) + 12_345) >>> 0) >>> 8) % n;
  const reached = () => document.querySelector(until);
  const confirm = () => usable('[data-point="prompt"] .buttons button').at(-1);
  const listed = () => usable('[data-point="choices"] li button');
  const preferred = () => rather.flatMap(usable)[0];
  const canGoOn = () => reached() !== null || confirm() !== undefined || listed().length > 0;

  /** Waits until something can be done; whatever changes on the page is looked at. */
  const wake = () =>
    new Promise<void>((settle, fail) => {
      const done = () => {
        watch.disconnect();
        clearTimeout(timer);
      };
      const look = () => {
        if (!canGoOn()) return;
        done();
        settle();
      };
      const watch = new MutationObserver(look);
      const timer = setTimeout(() => {
        done();
        const prompt = document.querySelector('[data-point="prompt"]')?.textContent;
        fail(new Error(`nothing happens any more; the prompt says: ${prompt}`));
      }, idle_ms);
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });

  for (let n_made = 0; ;) {
    // The page takes in what was clicked last before it is looked at again.
    await new Promise((taken) => setTimeout(taken, 0));
    await wake();
    const sure = confirm();
    if (reached() || (!sure && n_made === decisions_max)) return n_made;
    const choices = listed();
    const button = sure ?? preferred() ?? choices[lot(choices.length)];
    if (!sure) n_made += 1;
    button?.click();
  }
}
