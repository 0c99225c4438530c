import { expect } from "@playwright/test";
import { startOwnServer } from "../../own-server.ts";
import { test } from "../../visitor.ts";
import { readPlainSample, supplyHomes } from "../supplied-homes.ts";
import { getCards, getCount, openHydrated } from "./sale-list.ts";

/** The browser asks the server to search more than 2,000 homes (app/listings/list/browser-copy.client.ts). */
const MANY = 2_100;
const SHOWN_AT_ONCE = 60;

test("with too many homes for the browser, a changed filter asks the server", async ({ page }) => {
  const supplied = await readPlainSample("coastal-listings.json");
  const homes = Array.from({ length: MANY }, (_, index) => ({
    ...supplied[index % supplied.length],
    id: `M${index + 1}`,
    beds: index % 2 === 0 ? 2 : 4,
  }));
  await using server = await startOwnServer({ LISTINGS_DIR: await supplyHomes(homes) });
  const cards = getCards(page);
  await openHydrated(page, `${server.origin}/listings`);
  await expect(getCount(page)).toHaveText("Showing 2,100 of 2,100 properties");
  const asked = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === "/listings.data" && searchParams.get("beds") === "4";
  });
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  expect((await asked).status()).toBe(200);
  await expect(page).toHaveURL(/\/listings\?beds=4$/);
  await expect(getCount(page)).toHaveText("Showing 1,050 of 2,100 properties");
  await expect(cards).toHaveCount(SHOWN_AT_ONCE);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(cards).toHaveCount(2 * SHOWN_AT_ONCE);

  // list-address.test.ts checks the links of a long list.
  await openHydrated(page, `${server.origin}/listings?from=1200`);
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(cards.first().getByRole("link")).toHaveAttribute("href", "/property/601");
  await expect(page.getByRole("heading", { name: "Results" })).toBeFocused();
});
