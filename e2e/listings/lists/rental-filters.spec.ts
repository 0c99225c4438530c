import { type Browser, expect } from "@playwright/test";
import { test } from "../../visitor.ts";
import { DATA, expectCount, listen, openRentals, type RentalRecord } from "./rental-list.ts";

test("says so when nothing passes, and Clear All Filters sets all four to all", async ({ page }) => {
  const records = await openRentals(page, "?price=0-800&beds=4%2B&type=House&suburb=Manly");
  await expect(page.getByRole("heading", { name: "No Rental Properties Found" })).toBeVisible();
  await expectCount(page, records, () => false);
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expectCount(page, records, () => true);
  await expect(page).toHaveURL(/\/rentals$/);
  for (const label of ["Price", "Bedrooms", "Property type", "Suburb"])
    await expect(page.getByRole("combobox", { name: label })).toHaveValue("all");
});

test("data that cannot be loaded is logged and leaves an empty list", async ({ page }) => {
  const logged = listen(page);
  await page.route(DATA, (route) => route.abort());
  await page.route("**/rentals.data*", (route) => route.fulfill({ status: 503, body: "" }));
  await openRentals(page);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4+");
  await expect(page.getByRole("heading", { name: "No Rental Properties Found" })).toBeVisible({
    timeout: 30_000,
  });
  expect(logged.some((text) => text.includes("Failed to fetch rental listings"))).toBe(true);
});

test("without script the form filters, a card leads to its rental and its pictures to each other", async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(browser, baseURL);
  const response = await page.request.get("/data/coastal-rentals.json");
  const records: RentalRecord[] = await response.json();
  await page.goto("/rentals");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4+");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/rentals\?beds=4%2B$/);
  await expectCount(page, records, ({ bedrooms }) => bedrooms >= 4);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/rental\/R006$/);
  await page.locator('a[href="#picture-2"]').first().click();
  await expect(page).toHaveURL(/#picture-2$/);
  await page.context().close();
});

async function withoutScript(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  return context.newPage();
}
