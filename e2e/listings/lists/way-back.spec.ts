import { chromium, expect } from "@playwright/test";
import { getBox } from "../../measure-page.ts";
import { test } from "../../visitor.ts";
import { wholeBrowser } from "../../whole-browser.ts";
import { expectCount, getCards, getCount, openHydrated, openList } from "./sale-list.ts";

/** Cards above have an estimated height until they come near. */
const CARD_SHIFT_PX = 24;

test("back and forward restore filters, results and the scroll position", async ({ page }) => {
  const records = await openList(page);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await expectCount(page, records, ({ beds }) => beds >= 3);
  await expect(page).toHaveURL(/\?beds=3$/);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const card = getCards(page).nth(6);
  const { y: place } = await getBox(card);
  await page.getByRole("combobox", { name: "Price" }).selectOption("4m+");
  await expectCount(page, records, ({ beds, price_aud }) => beds >= 3 && price_aud >= 4_000_000);
  await expect(page).toHaveURL(/\?price=4m%2B&beds=3$/);

  await page.goBack();
  await expectCount(page, records, ({ beds }) => beds >= 3);
  await expect(page.getByRole("combobox", { name: "Price" })).toHaveValue("any");
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("3");
  await expect.poll(async () => Math.abs((await getBox(card)).y - place)).toBeLessThanOrEqual(CARD_SHIFT_PX);

  await page.goForward();
  await expectCount(page, records, ({ beds, price_aud }) => beds >= 3 && price_aud >= 4_000_000);
  await expect(page.getByRole("combobox", { name: "Price" })).toHaveValue("4m+");
});

test("Back from a home leads to the list with its search", async ({ page }) => {
  const path = "/listings";
  await openHydrated(page, `${path}?beds=1`);
  const before = await getCount(page).innerText();
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("2");
  await expect(getCount(page)).not.toHaveText(before);
  const found = await getCount(page).innerText();
  const card = getCards(page).getByRole("link").nth(4);
  await card.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await card.click();
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(`${path}?beds=2`);
  await expect(getCount(page)).toHaveText(found);
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("2");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("Back from a home restores the list without loading it again", async ({ baseURL }) => {
  // Playwright disables the back/forward cache, which visitors' browsers have.
  const browser = await chromium.launch({
    ...wholeBrowser.launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  await openList(page);
  await page.getByText("More filters").click();
  await page.evaluate(() => document.body.setAttribute("data-left", ""));
  await getCards(page).getByRole("link").nth(4).click();
  await expect(page).toHaveURL(/\/property\/\d+$/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/listings");
  await expect(page.locator("[data-left]")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /^Pool/ })).toBeVisible();
  await browser.close();
});
