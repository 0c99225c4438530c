import { type Browser, type BrowserContextOptions, expect } from "@playwright/test";
import { test } from "../visitor.ts";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Whether the browser fades from /about to the page that its first link to /team leads to. */
async function followLink(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      document.documentElement.dataset.fades = String(viewTransition !== null);
    });
  });
  await page.goto("/about");
  await page.locator("main a[href='/team']").first().click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const fades = await page.locator("html").getAttribute("data-fades");
  await context.close();
  return fades;
}

test("a wide window fades from page to page, a phone is there at once, and so is who asks for less motion", async ({
  browser,
}) => {
  // A browser that is busy may leave a fade out.
  await expect(async () => expect(await followLink(browser, { viewport: DESK })).toBe("true")).toPass();
  expect(await followLink(browser, { viewport: PHONE })).toBe("false");
  expect(await followLink(browser, { viewport: DESK, reducedMotion: "reduce" })).toBe("false");
});

test("who chooses another page before the first has come gets it, and can use it", async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto("/about");
  for (const path of ["/team", "/listings"])
    await page.locator(`footer a[href="${path}"]`).first().click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/listings$/);
  await page.getByLabel("Bedrooms").selectOption("3");
  await expect(page).toHaveURL(/beds=3/);
});
