import { expect, type Locator, type Page } from "@playwright/test";

const HOUR_MS = 60 * 60_000;

/** Stops a page's clock (after page.clock.install), so that its time passes when the journey says so. */
export function pauseClock(page: Page) {
  return page.clock.pauseAt(Date.now() + HOUR_MS);
}

/** Lets a paused clock go on until the element is visible: React shows what it has loaded after a short time. */
export async function runUntilVisible(page: Page, element: Locator) {
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(element).toBeVisible({ timeout: 500 });
  }).toPass();
}
