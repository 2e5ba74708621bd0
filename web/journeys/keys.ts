/** Somebody without a mouse: walks with Tab, presses with Enter, and never points. */

import type { Locator, Page } from "@playwright/test";

/** More controls than any table has. */
const TABS_MAX = 160;
/** What was there a moment ago may be gone: then one looks again. */
const GONE = { timeout: 5_000 };

/** Walks to a control, the shorter way round. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let n = 0; n < TABS_MAX; n += 1) {
    const key = await target.evaluate(
      (element) => {
        const from = document.activeElement ?? document.body;
        if (from === element) return null;
        const behind = element.compareDocumentPosition(from) & Node.DOCUMENT_POSITION_FOLLOWING;
        return behind ? "Shift+Tab" : "Tab";
      },
      null,
      GONE,
    );
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${target.toString()}`);
}

/** Walks to a control and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Whether something is asked of me. The title says so to those who look at another tab. */
export async function isAsked(page: Page): Promise<boolean> {
  return (await page.title()).startsWith("●");
}

/** Counts from now on how often somebody points at the page. */
export async function countPointing(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { n_pointed: number };
    counted.n_pointed = 0;
    addEventListener("pointerdown", () => (counted.n_pointed += 1), { capture: true });
  });
  return () => page.evaluate(() => (window as unknown as { n_pointed: number }).n_pointed);
}
