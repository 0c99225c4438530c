import { expect, type Page } from "@playwright/test";
import { openDialog } from "../enquiries/enquiry-forms.ts";
import { test } from "../visitor.ts";
import { tabTo } from "./tab-to.ts";

// These journeys use keys alone. home.spec.ts has the way to the list, listings/facts.spec.ts the filters,
// listings/home/property.spec.ts the way to a home's form.

test("by keys: an inspection is booked; the summary leads to what is missing", async ({ page, agency }) => {
  const dialog = await openDialog(page, agency.rental, "Book Inspection");
  await tabTo(page, dialog.locator("button[type=submit]"));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Name", { exact: true })).toBeFocused();
  await page.keyboard.type("Leila Marsh");
  await tabTo(page, dialog.getByLabel("Email", { exact: true }));
  await page.keyboard.type("leila@mail.example");
  await tabTo(page, dialog.getByLabel(/^Phone/));
  await page.keyboard.type("0491 570 110");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "Your reference is" })).toBeVisible();
});

test("by keys: the mobile menu opens, leads on and closes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  const opener = page.getByRole("button", { name: "Menu" });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await page.keyboard.press("Enter");
  await tabTo(page, menu.locator('a[href="/rentals"]').first());
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rentals$/);
});

/** The tag of what has the focus, in lower case. */
const getFocused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test("a filter leaves the focus where it is, and a home's page begins at its start", async ({ page }) => {
  await page.goto("/listings");
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  expect(await getFocused(page)).toBe("body");

  const bedrooms = page.getByRole("combobox", { name: "Bedrooms" });
  await bedrooms.focus();
  await bedrooms.selectOption("3");
  await expect(page).toHaveURL(/beds=3/);
  await expect(bedrooms).toBeFocused();
  await page.getByRole("link", { name: "List view" }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole("link", { name: "List view" })).toBeFocused();

  const card = page.getByRole("main").getByRole("article").first().getByRole("link");
  const title = (await card.textContent()) ?? "";
  await card.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});
