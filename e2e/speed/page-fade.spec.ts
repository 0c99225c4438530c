import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import { test } from "../visitor.ts";

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** Whether the browser fades from /about to the page of its first link to /team. */
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

/** Waits until the page is there and its fade over, as a visitor reads its heading. */
async function look(page: Page) {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState();
  await expect.poll(() => page.evaluate(isFading)).toBe(false);
}

function isFading() {
  return document
    .getAnimations()
    .some(
      ({ effect }) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition"),
    );
}

test("pages fade in a wide window, but not on a phone or with reduced motion", async ({ browser }) => {
  // A busy browser may skip a fade.
  await expect(async () => expect(await followLink(browser, { viewport: DESK })).toBe("true")).toPass();
  expect(await followLink(browser, { viewport: PHONE })).toBe("false");
  expect(await followLink(browser, { viewport: DESK, reducedMotion: "reduce" })).toBe("false");
});

test("visiting each page and going back logs no browser errors", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(`${message} on ${page.url()}`));
  await page.setViewportSize(DESK);
  await page.goto("/");
  for (const path of ["/listings", "/suburbs", "/sell", "/team"]) {
    await look(page);
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  for (const path of ["/sell", "/suburbs"]) {
    await look(page);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await look(page);
  expect(complaints).toEqual([]);
});

test("choosing another page before the first has loaded opens a working page", async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto("/about");
  for (const path of ["/team", "/listings"])
    await page.locator(`footer a[href="${path}"]`).first().click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/listings$/);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await expect(page).toHaveURL(/beds=3/);
});
