import { expect } from "@playwright/test";
import { tabTo } from "../for-everyone/tab-to.ts";
import { test } from "../visitor.ts";
import { getCount, openHydrated } from "./lists/sale-list.ts";

test("all features unfold without script, and are printed", async ({ plain: page }) => {
  await page.goto("/property/23");
  const group = page.getByRole("heading", { name: "Heating and cooling" });
  await expect(group).toBeHidden();
  await page.getByText("All 11 features").click();
  await expect(group).toBeVisible();
  await page.getByText("All 11 features").click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^(?:[^,]+, ){10}[^,]+$/)).toBeVisible();
});

test("features and land are chosen and removed by keyboard and without script", async ({ page, plain }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await openHydrated(page, "/listings");
  await page.locator("summary", { hasText: "More filters" }).press("Enter");
  await page.getByRole("combobox", { name: "Land size" }).selectOption("500");
  const pool = page.getByRole("checkbox", { name: /^Pool \d+$/ });
  await tabTo(page, pool);
  const left = (await pool.getAttribute("aria-label")) ?? (await pool.locator("..").textContent());
  await page.keyboard.press("Space");
  await expect(getCount(page)).toHaveText(`Showing ${left?.match(/\d+/)} of 26 properties`);
  await page.getByRole("checkbox", { name: /^Fireplace/ }).press("Space");
  const both = "/listings?land=500&features=pool%2Cfireplace";
  await expect(page).toHaveURL(both);

  await plain.setViewportSize({ width: 1280, height: 844 });
  await plain.goto("/listings");
  await plain.locator("summary", { hasText: "More filters" }).click();
  await plain.getByRole("combobox", { name: "Land size" }).selectOption("500");
  for (const name of [/^Pool/, /^Fireplace/]) await plain.getByRole("checkbox", { name }).check();
  // Without script checkboxes only apply with the button.
  await plain.getByRole("button", { name: "Apply" }).click();
  await expect(plain).toHaveURL(both);
  await expect(getCount(plain)).toHaveText(/^Showing [1-9]\d* of 26 properties$/);
  await expect(getCount(page)).toHaveText((await getCount(plain).textContent()) ?? "");
  await plain.getByRole("link", { name: "Remove: Pool" }).click();
  await expect(plain).toHaveURL("/listings?land=500&features=fireplace");
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: /^Fireplace/ })).not.toBeChecked();
});
