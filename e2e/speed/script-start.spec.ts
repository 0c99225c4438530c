import { expect, type Page, test } from "@playwright/test";
import { getCount } from "../listings/sale-list.ts";

const MODULES = "**/assets/*.js";
/** The script is fetched a second after the page has been painted. */
const LONGER_THAN_THE_PAUSE_MS = 2000;

/** What a visitor may do first, each by itself. */
const signs: Record<string, (page: Page) => Promise<unknown>> = {
  "moves the pointer": (page) => page.mouse.move(200, 300),
  "presses a key": (page) => page.keyboard.press("Shift"),
  "scrolls by other means": (page) => page.evaluate(() => window.scrollTo(0, 200)),
  "touches the page": (page) => page.touchscreen.tap(5, 300),
};

test.use({ hasTouch: true });

test("a page that nobody has touched has its script at hand and does not run it", async ({ page }) => {
  const fetched: string[] = [];
  page.on("requestfinished", (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto("/listings");
  const held = page.locator("link[rel=modulepreload]");
  await expect(held).not.toHaveCount(0);
  const paths = await held.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await expect.poll(() => paths.filter((path) => !fetched.includes(path ?? ""))).toEqual([]);
  expect(await page.evaluate(() => "__reactRouterRouteModules" in window)).toBe(false);
});

test("while a busy phone has not painted the page, its script is not fetched", async ({ page }) => {
  await page.addInitScript(() => {
    const Observer = PerformanceObserver;
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(window, {
      paint: resolve,
      PerformanceObserver: class {
        constructor(callback: PerformanceObserverCallback) {
          // biome-ignore lint/correctness/noConstructorReturn: the browser's own observer, told later
          return new Observer((...seen) => void promise.then(() => callback(...seen)));
        }
      },
    });
  });
  await page.goto("/listings");
  await page.waitForTimeout(LONGER_THAN_THE_PAUSE_MS);
  await expect(page.locator("link[rel=modulepreload]")).toHaveCount(0);
  await page.evaluate(() => Reflect.get(window, "paint")());
  await expect(page.locator("link[rel=modulepreload]")).not.toHaveCount(0);
});

for (const [does, sign] of Object.entries(signs)) {
  test(`the script starts when the visitor ${does}`, async ({ page }) => {
    await page.goto("/listings");
    await expect(page.locator("script[type=x-module]")).toBeAttached();
    await sign(page);
    await expect(page.locator("[data-hydrated]")).toBeAttached();
  });
}

test("a choice is the first sign as well, and counts", async ({ page }) => {
  await page.goto("/listings");
  const before = await getCount(page).textContent();
  await page.getByLabel("Bedrooms").selectOption("4");
  await expect(page).toHaveURL(/beds=4/);
  await expect(getCount(page)).not.toHaveText(before ?? "");
});

test("what was typed into a form comes back before the visitor moves", async ({ page }) => {
  await page.goto("/contact");
  await page.mouse.move(200, 300);
  await expect(page.locator("script[type=module]")).toBeAttached();
  // Kept by the script: typed again until it runs.
  await expect(async () => {
    await page.getByLabel("First name").fill("");
    await page.getByLabel("First name").fill("Leila");
    expect(await page.evaluate(() => sessionStorage.getItem("draft-contact"))).toContain("Leila");
  }).toPass();
  await page.goto("/about");
  await page.goto("/contact");
  await expect(page.getByLabel("First name")).toHaveValue("Leila");
});

test("a filter whose script does not come offers its button, and not before it is wanted", async ({
  page,
}) => {
  await page.route(MODULES, (route) => route.abort());
  await page.goto("/listings");
  const apply = page.getByRole("button", { name: "Apply" });
  await expect(apply).toBeHidden();
  await page.mouse.move(200, 300);
  await expect(apply).toBeVisible({ timeout: 15_000 });
});

test("without touching anything, the page of a form just sent says so and has the focus there", async ({
  page,
}) => {
  await page.goto("/contact?sent=ABCD-2345#sent");
  await expect(page.getByRole("status").filter({ hasText: "Thank you" })).toBeFocused();
});
