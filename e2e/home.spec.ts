import { expect } from "@playwright/test";
import { tabTo } from "./for-everyone/tab-to.ts";
import { getTops, measure } from "./measure-page.ts";
import { test } from "./visitor.ts";

test("a search on the home page leads to a list and to a home, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByLabel("Suburb or postcode").fill("freshwater");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await page.getByRole("button", { name: "Search" }).click();

  // The price was left at "Any": it does not stand in the address.
  await expect(page).toHaveURL(/\/listings\?location=freshwater&beds=3$/);
  await expect(page.getByText("Matching “freshwater”")).toBeVisible();
  const card = page.getByRole("main").getByRole("article").first().getByRole("link");
  const title = (await card.textContent()) ?? "";
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("Rent searches the rentals, keeps what was typed, and needs no script", async ({ plain: page }) => {
  await page.goto("/");
  await page.getByLabel("Suburb or postcode").fill("manly");
  await expect(page.getByLabel("Weekly rent")).toBeHidden();
  await page.getByRole("radio", { name: "Buy" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Rent" })).toBeChecked();
  await expect(page.getByLabel("Price range")).toBeHidden();
  await page.getByLabel("Weekly rent").selectOption("800-1200");
  await page.getByLabel("Suburb or postcode").press("Enter");
  await expect(page).toHaveURL(/\/rentals\?location=manly&price=800-1200$/);
  await expect(page.getByText("Matching “manly”")).toBeVisible();
});

test("keyboard alone: past the header, through a menu, into the list, to a home", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();

  const buying = page.getByRole("button", { name: "BUYING" });
  await tabTo(page, buying);
  await page.keyboard.press("Enter");
  const entry = page.getByRole("link", { name: /^Buy Properties/ });
  await expect(entry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(entry).toBeHidden();
  await expect(buying).toBeFocused();

  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/listings$/);
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });

  await page.getByRole("combobox", { name: "Bedrooms" }).focus();
  await page.keyboard.press("4");
  await expect(page).toHaveURL(/\/listings\?beds=4$/);
  const card = page.getByRole("main").getByRole("article").first().getByRole("link");
  await card.focus();
  const title = (await card.textContent()) ?? "";
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("by keys and without script the mobile menu opens, closes and leads on", async ({ plain: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/about");
  const behind = [page.locator("main"), page.locator("footer"), page.getByText("Skip to content")];
  for (const part of behind) await expect(part).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Menu" }));
  await page.keyboard.press("Enter");
  for (const part of behind) await expect(part).toBeHidden();
  await page.keyboard.press("Escape");
  for (const part of behind) await expect(part).toBeVisible();
  await page.keyboard.press("Enter");
  for (const name of [
    "Buy Properties",
    "Rent Properties",
    "Open Homes",
    "Suburbs",
    "Sell Your Property",
    "Contact",
    ...["Sold", "Auctions", "Team", "Journal", "About", "Compare", "Shortlist"],
    "GET A QUOTE",
  ]) {
    await expect(page.locator("#mobile-menu").getByRole("link", { name, exact: true })).toBeVisible();
  }
  await tabTo(page, page.locator("#mobile-menu").getByRole("link", { name: "Rent Properties" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rentals$/);
  await expect(page.locator("#mobile-menu")).toBeHidden();
});

const MOST_PX = 8_000;

test("on a phone the home page is at most 8,000 px high, its articles a row to swipe", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const { height, width } = await measure(page);
  expect(height).toBeLessThanOrEqual(MOST_PX);
  expect(width).toBe(390);
  const articles = page.getByRole("region", { name: "Market Journal" }).getByRole("article");
  await expect(articles).toHaveCount(3);
  expect(new Set(await getTops(articles)).size).toBe(1);
});
