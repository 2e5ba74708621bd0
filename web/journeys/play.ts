/**
 * Plays through the page as fast as possible: picks choices of its list at random and clicks them
 * inside the page, so that a whole game takes seconds. Other journeys test mouse and keyboard; this
 * one only reaches a position.
 */

import type { Page } from "@playwright/test";

export interface Course {
  /** Plays until this selector matches; without it, until the match is over. */
  until?: string;
  /** The most decisions to make; returns when the next question comes. */
  decisions_max?: number;
  /** Selectors to click instead of a choice of the list; the first that matches wins. */
  rather?: string[];
  /** The seed of the random choices. */
  seed?: number;
}

/** Gives the local tables of a page the same deal each time: its workers draw from this seed. */
export async function dealFrom(page: Page, seed: number): Promise<void> {
  const drawn = `let lots = ${seed};
    crypto.getRandomValues = (bytes) => bytes.map(
      () => (lots = (Math.imul(lots, 1103515245) + 12345) >>> 0) >>> 16,
    );\n`;
  await page.route("**/local.worker-*.js", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: drawn + (await answer.text()) });
  });
}

/** The selector that matches when the match is over. */
export const OVER = "dialog[open] .ending";

/** An upper bound on the decisions of one seat in any game. */
const DECISIONS_MAX = 3_000;
/** If nothing happens for this long, nothing will. */
const IDLE_MS = 60_000;

/** Plays on; returns the number of decisions. */
export function playOn(page: Page, course: Course = {}): Promise<number> {
  const { until = OVER, decisions_max = DECISIONS_MAX, rather = [], seed = 1 } = course;
  const given = { until: `${until}, ${OVER}`, decisions_max, rather, seed, idle_ms: IDLE_MS };
  return page.evaluate(decide, given);
}

/** Plays until the match is over; returns the number of decisions. */
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

/** Runs inside the page, so it can only use what is defined in it. */
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

  /** Waits until something can be clicked; checks again after every change of the page. */
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

  /** Puts a move together: a suggested set, or cards of the hand, until the table can send it. */
  const compose = () => {
    const sends = '[data-confirm]:not([aria-disabled="true"]), [data-testid="discard"]';
    const send = usable(sends)[0];
    if (send) return (send.click(), true);
    const next = usable("[data-set-next]")[0];
    (next ?? usable('[data-point="hand"] button[aria-pressed="false"]')[0])?.click();
    return false;
  };

  for (let n_made = 0; ;) {
    // The page processes the last click before it is checked again.
    await new Promise((taken) => setTimeout(taken, 0));
    await wake();
    const sure = confirm();
    if (reached() || (!sure && n_made === decisions_max)) return n_made;
    const choices = listed();
    const button = sure ?? preferred() ?? choices[lot(choices.length)];
    const composed = button?.dataset["compose"] ? compose() : null;
    if (composed === null) button?.click();
    if (!sure && composed !== false) n_made += 1;
  }
}
