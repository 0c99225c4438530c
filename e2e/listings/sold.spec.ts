import { expect } from "@playwright/test";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { test } from "../visitor.ts";
import { getCards } from "./lists/sale-list.ts";

test("without script and by keyboard sales are filtered, and reset", async ({ plain: page }) => {
  await page.goto("/sold");
  const sales = getCards(page);
  const all = await sales.count();
  await page.getByText("Filter by suburb and type").press("Enter");
  for (const name of ["Avalon", "Manly", "House"])
    await page.getByRole("checkbox", { name: new RegExp(`^${name} \\d`) }).press("Space");
  await page.getByRole("button", { name: "Show sales" }).press("Enter");
  await expect(page).toHaveURL("/sold?suburbs=Avalon%2CManly&types=House");
  await page.waitForLoadState();
  const found = await sales.count();
  expect(found).toBeGreaterThan(0);
  await expect(page.getByRole("status")).toHaveText(`${found} of ${all} sales.`);
  for (const address of await sales.allTextContents()) expect(address).toMatch(/Avalon|Manly/);
  await page.getByRole("link", { name: "Remove: House" }).press("Enter");
  await expect(page).toHaveURL("/sold?suburbs=Avalon%2CManly");
  await expect.poll(() => sales.count()).toBeGreaterThan(found);
  await page.getByRole("link", { name: "Clear all" }).press("Enter");
  await expect(page).toHaveURL("/sold");
  await expect(sales).toHaveCount(all);
});

test("unknown values are dropped and named; filters without sales tell what to do", async ({ page }) => {
  await page.goto("/sold?suburbs=Atlantis,Avalon&types=Apartment");
  await expect(page).toHaveURL("/sold?suburbs=Avalon&types=Apartment&unknown=Atlantis");
  await expect(page.getByRole("status")).toHaveText(
    "None of our sales match these filters. Remove one, or clear them all; we didn’t understand “Atlantis”.",
  );
  expect(await findBarriersAtWidths(page)).toEqual([]);
});
