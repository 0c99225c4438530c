import { expect, type Page } from "@playwright/test";
import { test } from "../../visitor.ts";
import { DATA, expectCount, listen, openRentals } from "../lists/rental-list.ts";

test("a spinner stands in for a slow rental, six placeholders for a slow list", async ({ page }) => {
  await page.clock.install();
  const records = await openRentals(page);
  const arrive = await holdData(page);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  const status = page.getByRole("status").filter({ hasText: "Loading rental property" });
  await expect(status.locator("svg")).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sunny apartment near the park");

  await page.unroute(DATA);
  const arriveAgain = await holdData(page);
  // By now the rentals are too old to be shown again.
  await page.clock.fastForward("06:00");
  await page.goBack();
  await expect(page.getByText("Loading properties…")).toBeVisible();
  await expect(page.locator("main li[class*=animate-pulse]")).toHaveCount(6);
  arriveAgain();
  await expectCount(page, records, () => true);
});

test("data that cannot be loaded on the way to a rental is logged, and the rental not found", async ({
  page,
}) => {
  const logged = listen(page);
  await page.route(DATA, (route) => route.abort());
  await openRentals(page);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Rental Property Not Found" })).toBeVisible({
    timeout: 30_000,
  });
  expect(logged.some((text) => text.includes("Error fetching rental property:"))).toBe(true);
});

/** Keeps the data from arriving until what it returns is called. */
async function holdData(page: Page) {
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    await mayArrive;
    await route.continue();
  });
  return arrive;
}
