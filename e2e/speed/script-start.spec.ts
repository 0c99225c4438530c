import { expect, type Page, test } from "@playwright/test";
import { wholeBrowser } from "../whole-browser.ts";

const MODULES = "**/assets/*.js";
const PICTURES = "**/pictures/*";

/** A visitor's possible first interactions, each tried alone. */
const signs: Record<string, (page: Page) => Promise<unknown>> = {
  "moves the pointer": (page) => page.mouse.move(200, 300),
  "presses a key": (page) => page.keyboard.press("Shift"),
  "scrolls by other means": (page) => page.evaluate(() => window.scrollTo(0, 200)),
  "touches the page": (page) => page.touchscreen.tap(5, 300),
};

test.use({ ...wholeBrowser, hasTouch: true });

/** Opens the list while its pictures are still loading. */
async function openUnfinished(page: Page) {
  const { promise, resolve: finish } = Promise.withResolvers<void>();
  await page.route(PICTURES, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/listings", { waitUntil: "domcontentloaded" });
  return { finish };
}

test("the script starts by itself once the page is there and the browser is idle", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
  const { finish } = await openUnfinished(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(fetched.filter((path) => path.endsWith(".js"))).toEqual([]);
  expect(await page.locator("link[rel=x-modulepreload]").count()).toBeGreaterThan(0);
  finish();
  await expect(page.locator("[data-hydrated]")).toBeAttached();
});

for (const [does, sign] of Object.entries(signs)) {
  test(`the script starts sooner when the visitor ${does}`, async ({ page }) => {
    const { finish } = await openUnfinished(page);
    await expect(page.locator("script[type=x-module]")).toBeAttached();
    await sign(page);
    await expect(page.locator("[data-hydrated]")).toBeAttached();
    finish();
  });
}

test("a form's draft returns without an interaction", async ({ page }) => {
  await page.goto("/contact");
  // The script keeps the draft, so type again until it runs.
  await expect(async () => {
    await page.getByLabel("First name").fill("");
    await page.getByLabel("First name").fill("Leila");
    expect(await page.evaluate(() => sessionStorage.getItem("draft-contact"))).toContain("Leila");
  }).toPass();
  await page.goto("/about");
  await page.goto("/contact");
  await expect(page.getByLabel("First name")).toHaveValue("Leila");
});

test("a filter whose script does not load shows its button, but not too early", async ({ page }) => {
  await page.route(MODULES, (route) => route.abort());
  await page.goto("/listings");
  const apply = page.getByRole("button", { name: "Apply" });
  await expect(apply).toBeHidden();
  await hurryAnimations(page);
  await expect(apply).toBeVisible();
});

/** Shortens the delays of animations to a tenth. */
async function hurryAnimations(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Animation.enable");
  await browser.send("Animation.setPlaybackRate", { playbackRate: 10 });
}

test("the page after a sent form focuses its thanks without an interaction", async ({ page }) => {
  await page.goto("/contact?sent=ABCD-2345#sent");
  await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeFocused();
});
