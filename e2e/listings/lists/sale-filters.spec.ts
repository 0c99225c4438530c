import { expect } from "@playwright/test";
import { tabTo } from "../../for-everyone/tab-to.ts";
import { test } from "../../visitor.ts";
import { expectCount, getCount, openList } from "./sale-list.ts";

test("filters combine, with count and results in view, until Clear all", async ({ page }) => {
  const records = await openList(page);
  await getCount(page).evaluate((element) => element.setAttribute("data-same", "yes"));
  await page.getByRole("combobox", { name: "Price" }).selectOption("2m+");
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expectCount(page, records, ({ price_aud, beds }) => price_aud >= 2_000_000 && beds >= 4);
  await expect(getCount(page)).toBeInViewport();
  await expect(getCount(page)).toHaveAttribute("data-same", "yes");
  await page.getByRole("link", { name: "Clear all" }).click();
  await expectCount(page, records, () => true);
  await expect(page).toHaveURL(/\/listings$/);
  await expect(page.getByRole("combobox", { name: "Price" })).toHaveValue("any");
});

test("a search without results is explained, and Clear All Filters resets it", async ({ page }) => {
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

test("two simultaneous choices both apply, and of quick ones the last", async ({ page }) => {
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
  for (const beds of ["1", "2", "3", "4", "3"])
    await page.getByRole("combobox", { name: "Bedrooms" }).selectOption(beds);
  await expectCount(page, records, ({ beds, type }) => beds >= 3 && type === "House");
  await expect(page).toHaveURL("/listings?beds=3&type=house");
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("3");
});

test("on a phone the filters are a panel with the count, and the page behind it stays", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const records = await openList(page, "?beds=3");
  const passing = records.filter(({ beds, type }) => beds >= 3 && type === "House").length;
  const panel = page.getByRole("search", { name: "Filters" });
  const getTop = () => page.evaluate(() => window.scrollY);
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: "instant" }));
  await panel.getByText("Filters (1)").click();
  await panel.getByLabel("Property type").selectOption("house");
  await expect(panel.getByRole("status")).toHaveText(`${passing} homes`);
  await expect(panel.getByText("Filters (2)")).toBeVisible();
  await tabTo(page, panel.locator("summary", { hasText: "More filters" }));
  await page.keyboard.press("Enter");
  const box = panel.getByRole("checkbox", { disabled: false }).last();
  await tabTo(page, box);
  await expect(box).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Space");
  await expect(panel.getByText("Filters (3)")).toBeVisible();
  await expect(box).toBeChecked();
  await expect(box).toBeFocused();
  // Nothing behind the panel takes focus.
  await expect(page.getByRole("article")).toHaveCount(0);
  for (const words of ["More filters (1)", "Filters (3)"]) {
    await page.keyboard.press("Escape");
    await expect(panel.locator("summary", { hasText: words }).last()).toBeFocused();
  }
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await getTop()).toBe(150);
});
