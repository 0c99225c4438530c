import { expect, type Locator, type Page } from "@playwright/test";

const MOST_STOPS = 120;

/** Presses Tab until it is there; fails when the keyboard does not get there. */
export async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
