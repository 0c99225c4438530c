import { expect, type Page } from "@playwright/test";
import { openHydrated } from "../listings/lists/sale-list.ts";
import { test } from "../visitor.ts";

// Journeys by keys alone: home.spec.ts (menus, the way to the list), listings/facts.spec.ts (filters),
// listings/home/property.spec.ts (the way to a home's form), enquiries/home-forms.spec.ts (the form).

/** The tag of what has the focus, in lower case. */
const getFocused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test("a filter leaves the focus where it is, and a home's page begins at its start", async ({ page }) => {
  await openHydrated(page, "/listings");
  expect(await getFocused(page)).toBe("body");

  const bedrooms = page.getByRole("combobox", { name: "Bedrooms" });
  await bedrooms.focus();
  await bedrooms.selectOption("3");
  await expect(page).toHaveURL(/beds=3/);
  await expect(bedrooms).toBeFocused();
  await page.getByRole("link", { name: "List view" }).click();
  await expect(page).toHaveURL("/listings?beds=3&view=list");
  await expect(page.getByRole("link", { name: "List view" })).toBeFocused();

  const card = page.getByRole("main").getByRole("article").first().getByRole("link");
  const title = (await card.textContent()) ?? "";
  await card.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});
