import { expect } from "@playwright/test";
import { test } from "../../visitor.ts";
import { expectCount, getCount, openList } from "./sale-list.ts";

test("filters add up in one live region, and Clear all takes them back", async ({ page }) => {
  const records = await openList(page);
  await getCount(page).evaluate((element) => element.setAttribute("data-same", "yes"));
  await page.getByRole("combobox", { name: "Price" }).selectOption("2m+");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expectCount(page, records, ({ price_aud, beds }) => price_aud >= 2_000_000 && beds >= 4);
  await expect(getCount(page)).toHaveAttribute("data-same", "yes");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expectCount(page, records, () => true);
  await expect(page).toHaveURL(/\/listings$/);
  await expect(page.getByRole("combobox", { name: "Price" })).toHaveValue("any");
});

test("says so when nothing passes, and Clear All Filters shows everything again", async ({ page }) => {
  const records = await openList(page, "?location=nowhere&beds=2");
  await expect(page.getByRole("heading", { name: "No Properties Found" })).toBeVisible();
  await expectCount(page, records, () => false);
  await page.getByRole("link", { name: /^Any place: \d+ homes/ }).click();
  await expectCount(page, records, ({ beds }) => beds >= 2);
  await page.goBack();
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expectCount(page, records, () => true);
  await expect(page.getByRole("heading", { name: "No Properties Found" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Results" })).toBeFocused();
});

test("a chosen type offers the townhouses that match as well, and a list is sorted in place", async ({
  page,
}) => {
  const records = await openList(page, "?type=house");
  await page.getByRole("link", { name: /^\d+ townhouses? also match/ }).click();
  await expectCount(page, records, ({ type }) => type === "Townhouse");
  await expect(page.getByLabel("Property type")).toHaveValue("townhouse");
  await page.getByLabel("Property type").selectOption("any");
  await page.getByRole("combobox", { name: "Sort" }).selectOption("Highest price");
  await expect(page).toHaveURL(/\?sort=price-down$/);
  const titles = page.getByRole("main").getByRole("article").getByRole("link");
  const dearest = records.toSorted((a, b) => b.price_aud - a.price_aud)[0]?.title ?? "";
  await expect(titles.first()).toHaveText(dearest);
  await page.goBack();
  await expect(page.getByRole("combobox", { name: "Sort" })).toHaveValue("newest");
});

test("an agent’s listings say whose they are", async ({ page }) => {
  await openList(page, "?agent=2");
  await expect(page.getByText("Listed by Callum Reyes")).toBeVisible();
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expect(page).toHaveURL(/beds=4&agent=2/);
  await expect(page.getByText("Listed by Callum Reyes")).toBeVisible();
});

test("Rent carries over what the two lists have in common", async ({ page }) => {
  await openList(page, "?beds=4&type=house&suburb=Manly&price=2m%2B");
  const rent = page.getByRole("navigation", { name: "Buy or rent" }).getByRole("link", { name: "Rent" });
  await expect(rent).toHaveAttribute("href", "/rentals?beds=4%2B&type=House&suburb=Manly");
});

test("the view is part of the address and stays when filters change", async ({ page }) => {
  await openList(page);
  await page.getByRole("link", { name: "List view" }).click();
  await expect(page).toHaveURL(/\?view=list$/);
  await expect(page.getByRole("link", { name: "List view" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("2");
  await expect(page).toHaveURL(/\?beds=2&view=list$/);
  await page.getByRole("link", { name: "Grid view" }).click();
  await expect(page).toHaveURL(/\?beds=2$/);
});

test("two choices in one moment both count", async ({ page }) => {
  const records = await openList(page);
  await page.evaluate(() => {
    for (const [name, value] of [
      ["beds", "2"],
      ["type", "house"],
    ]) {
      const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
      if (!select || !value) throw new Error(`The filters have no select called ${name}`);
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await expectCount(page, records, ({ beds, type }) => beds >= 2 && type === "House");
  await expect(page).toHaveURL("/listings?beds=2&type=house");
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("2");
  await expect(page.getByLabel("Property type")).toHaveValue("house");
});

test("quick choices end on the last one", async ({ page }) => {
  const records = await openList(page);
  for (const beds of ["1", "2", "3", "4", "3"])
    await page.getByRole("combobox", { name: "Bedrooms" }).selectOption(beds);
  await expectCount(page, records, ({ beds }) => beds >= 3);
  await expect(page).toHaveURL("/listings?beds=3");
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("3");
});
