import { expect, type Locator, type Page } from "@playwright/test";
import { readPlainSample, supplyHomes } from "../listings/supplied-homes.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

/** The most open homes on a page (app/inspections/open-listings.ts). */
const ON_A_PAGE = 300;
const HOMES = 330;
const MOST_STOPS = 5;

test("by keyboard: later open homes and back, and the browser's Back", async ({ page }) => {
  const [home] = await readPlainSample("coastal-listings.json");
  const homes = Array.from({ length: HOMES }, (_, index) => ({
    ...home,
    id: `M${index + 1}`,
    address: `${index + 1} Gannet Crescent, Freshwater`,
    next_inspection: "Saturday 10:00/10:30",
  }));
  await using server = await startOwnServer({ LISTINGS_DIR: await supplyHomes(homes) });
  const later = page.getByRole("link", { name: "Later open homes" });
  const earlier = page.getByRole("link", { name: "Earlier open homes" });
  await page.goto(`${server.origin}/inspections`);
  const first = await readPage(page, "1 to 300 of 330");
  expect(first).toHaveLength(ON_A_PAGE);
  await expect(earlier).toHaveCount(0);
  await pressOn(page, later);
  const second = await readPage(page, "301 to 330 of 330");
  expect(new Set([...first, ...second]).size).toBe(HOMES);
  await expect(later).toHaveCount(0);
  await pressOn(page, earlier);
  expect(await readPage(page, "1 to 300 of 330")).toEqual(first);
  await page.goBack();
  expect(await readPage(page, "301 to 330 of 330")).toEqual(second);
});

/** The addresses of the homes on a page, once that page is shown. */
async function readPage(page: Page, range: string) {
  // By label, because finding a role among hundreds of homes takes the browser seconds.
  await expect(page.locator("nav[aria-label='Open homes']")).toContainText(range);
  return page.locator("main section:has(time) li h3").allTextContents();
}

/** Skips the homes by the links past them, then goes back to this link and presses it. */
async function pressOn(page: Page, link: Locator) {
  for (const lead of [/^Skip to/, "Keep them in your calendar"]) {
    await goTo(page, page.getByRole("link", { name: lead }), "Tab");
    await page.keyboard.press("Enter");
  }
  await expect(page).toHaveURL(/#subscribe$/);
  await goTo(page, link, "Shift+Tab");
  await page.keyboard.press("Enter");
}

async function goTo(page: Page, link: Locator, key: string) {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key);
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(link).toBeFocused();
}
