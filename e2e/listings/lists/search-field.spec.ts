import { expect } from "@playwright/test";
import { test } from "../../visitor.ts";
import { openHydrated, openList } from "./sale-list.ts";

test("a sentence for rentals opens their list as a new document", async ({ page }) => {
  await openList(page);
  const field = page.getByLabel("Location or keyword");
  await field.fill("apartment to rent in Manly");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/rentals\?/);
  await expect(page.getByRole("button", { name: "RENTING" })).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("button", { name: "BUYING" })).not.toHaveAttribute("aria-current");
});

test("the field searches, keeps the filters, and shows the address's search words", async ({ page }) => {
  const path = "/listings";
  await openHydrated(page, `${path}?beds=2`);
  const field = page.getByLabel("Location or keyword");
  await field.fill("deewhy");
  await field.press("Enter");
  await expect(page).toHaveURL(`${path}?location=deewhy&beds=2`);
  await expect(page.getByText("Matching “deewhy”")).toBeVisible();
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("1");
  await expect(page).toHaveURL(`${path}?location=deewhy&beds=1`);
  await page.getByRole("link", { name: "Remove: Matching “deewhy”" }).click();
  await expect(page).toHaveURL(`${path}?beds=1`);
  await expect(field).toHaveValue("");
  await page.goBack();
  await expect(field).toHaveValue("deewhy");
});
