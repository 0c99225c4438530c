import { expect, type Page } from "@playwright/test";
import { test } from "../visitor.ts";
import { getCards } from "./lists/sale-list.ts";

const asked = "Three-bedroom houses in Freshwater or Curl Curl up to $3.5M, near the water, north facing";
const understood = "/listings?beds=3&type=house&max=3500000&walk=10&suburbs=Curl+Curl%2CFreshwater";

async function ask(page: Page, words: string) {
  const field = page.getByLabel("Location or keyword");
  await field.fill(words);
  await field.press("Enter");
}

for (const [javaScriptEnabled, width] of [
  [true, 390],
  [false, 1440],
] as const)
  test.describe(`${javaScriptEnabled ? "with" : "without"} script, ${width} px`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 844 } });

    test("a buyer's sentence becomes filters, and other words are dropped and named", async ({ page }) => {
      await page.goto("/listings");
      await ask(page, asked);
      await expect(page).toHaveURL(`${understood}&unknown=north+facing`);
      await expect(page.getByRole("status").filter({ hasText: "Showing" })).toContainText(
        "we didn’t understand “north facing”",
      );
      await expect(page.getByRole("heading", { name: "The nearest we have" })).toBeVisible();
      await expect(getCards(page).first()).toContainText("Curl Curl");
      await expect(getCards(page).first()).toContainText("$3.7M");
      for (const card of await getCards(page).all()) await expect(card).not.toContainText("$5.4M");
      await page.getByRole("link", { name: "No highest price: 2 homes" }).press("Enter");
      await expect(page).toHaveURL(understood.replace("max=3500000&", ""));
      await expect(getCards(page)).toHaveCount(2);
      await expect(getCards(page).first()).toContainText(/\d min walk to the beach/);
    });
  });

test("a tenant with a cat gets to the rentals, also from homes for sale", async ({ plain: page }) => {
  await page.goto("/listings");
  await ask(page, "two bedrooms under $900 with a cat");
  await expect(page).toHaveURL("/rentals?max=900&bedrooms=2&features=pets-considered");
  for (const card of await getCards(page).all()) await expect(card).toContainText("Pets considered");
  await getCards(page).first().getByRole("link").press("Enter");
  await expect(page).toHaveURL(/\/rental\/R\d+$/);
});
