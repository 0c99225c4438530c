import { expect, type Page } from "@playwright/test";
import { test } from "../../visitor.ts";
import { DATA, expectCount, getRecords, openList } from "./sale-list.ts";

test("what is chosen before the script arrives counts once it has", async ({ page }) => {
  const release = await hold(page, "**/assets/*.js");
  const records = await getRecords(page);
  await page.goto("/listings", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expectCount(page, records, () => true);
  release();
  await expectCount(page, records, ({ beds }) => beds >= 4);
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("4");
});

test("a filter keeps what was chosen while slow data is on its way", async ({ page }) => {
  const release = await hold(page, DATA);
  const records = await openList(page);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expect(page.locator("[aria-busy=true]")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("4");
  await expectCount(page, records, () => true);
  release();
  await expectCount(page, records, ({ beds }) => beds >= 4);
});

test("data that cannot be loaded is logged and leaves an empty list", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(DATA, (route) => route.abort());
  await openList(page);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expect(page.getByRole("heading", { name: "No Properties Found" })).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText("Our list of homes is not available just now")).toBeVisible();
  expect(logged.some((text) => text.includes("Failed to load coastal listings"))).toBe(true);
  expect(logged.filter((text) => text.includes("Failed to load resource")).length).toBeGreaterThanOrEqual(4);

  await page.unroute(DATA);
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expect(page.getByRole("heading", { name: "No Properties Found" })).toHaveCount(0);
});

test("without script the form filters, and its address loses what says nothing", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const records = await getRecords(page);
  await page.goto("/listings");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/listings\?beds=3$/);
  await expectCount(page, records, ({ beds }) => beds >= 3);
  await page.getByRole("link", { name: "Lowest price" }).click();
  await expect(page).toHaveURL(/\/listings\?beds=3&sort=price-up$/);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("2");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/listings\?beds=2&sort=price-up$/);
  await page.getByRole("link", { name: "List view" }).click();
  await expect(page).toHaveURL(/\/listings\?beds=2&sort=price-up&view=list$/);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expectCount(page, records, () => true);
  await context.close();
});

test("the listings are fetched when the pointer comes near, so that a filter needs no network", async ({
  page,
  context,
}) => {
  const records = await openList(page);
  const arrived = page.waitForResponse(DATA);
  await page.getByRole("combobox", { name: "Price" }).hover();
  await (await arrived).finished();
  await context.setOffline(true);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expectCount(page, records, ({ beds }) => beds >= 4);
});

/** Holds back what these addresses answer until told otherwise. */
async function hold(page: Page, address: string) {
  const { promise: mayArrive, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await mayArrive;
    await route.continue();
  });
  return release;
}
