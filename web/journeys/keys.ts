/** A person without a mouse: moves with Tab, presses Enter, and never points. */

import type { Locator, Page } from "@playwright/test";

/** An upper bound on the number of controls at a table. */
const TABS_MAX = 160;
/** A control may disappear meanwhile; then the search starts again. */
const GONE = { timeout: 5_000 };

/** Moves the focus to a control, the shorter way round. */
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

/** Moves the focus to a control and presses it. */
export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Whether a question waits for me. The title says so, for people who look at another tab. */
export async function isAsked(page: Page): Promise<boolean> {
  return (await page.title()).startsWith("●");
}

declare global {
  interface Window {
    n_pointed: number;
  }
}

/** Counts pointer events on the page from now on. */
export async function countPointing(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    window.n_pointed = 0;
    addEventListener("pointerdown", () => (window.n_pointed += 1), { capture: true });
  });
  return () => page.evaluate(() => window.n_pointed);
}
