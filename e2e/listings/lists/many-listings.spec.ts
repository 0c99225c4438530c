import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { makeFolder } from "../../../trials/site/start-site.ts";
import { type OwnServer, startOwnServer } from "../../own-server.ts";
import { test } from "../../visitor.ts";
import { readPlainSample } from "../market.ts";
import { getCount } from "./sale-list.ts";

/** The browser asks the server to search more than 2,000 homes (app/listings/list/browser-copy.client.ts). */
const MANY = 2_100;
const SHOWN_AT_ONCE = 60;
const bedsOf = (index: number) => 1 + (index % 5);
const withFourBeds = Array.from({ length: MANY }, (_, index) => bedsOf(index)).filter(
  (beds) => beds >= 4,
).length;

let server: OwnServer;

/** The supplied homes, repeated. */
test.beforeAll(async () => {
  const listingsDir = makeFolder();
  const supplied = await readPlainSample("coastal-listings.json");
  const records = Array.from({ length: MANY }, (_, index) => ({
    ...supplied[index % supplied.length],
    id: `M${index + 1}`,
    beds: bedsOf(index),
  }));
  await writeFile(join(listingsDir, "coastal-listings.json"), JSON.stringify(records));
  await writeFile(join(listingsDir, "coastal-rentals.json"), "[]");
  server = await startOwnServer({ LISTINGS_DIR: listingsDir });
});
test.afterAll(() => server.stop());

function getCards(page: Page) {
  return page.getByRole("main").getByRole("article");
}

function countOf(found: number) {
  return `Showing ${found.toLocaleString("en-AU")} of ${MANY.toLocaleString("en-AU")} properties`;
}

test("with too many homes for the browser, a changed filter asks the server", async ({ page }) => {
  await page.goto(`${server.origin}/listings`);
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  await expect(getCount(page)).toHaveText(countOf(MANY));
  const asked = page.waitForResponse((response) => {
    const { pathname, searchParams } = new URL(response.url());
    return pathname === "/listings.data" && searchParams.get("beds") === "4";
  });
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  expect((await asked).status()).toBe(200);
  await expect(page).toHaveURL(/\/listings\?beds=4$/);
  await expect(getCount(page)).toHaveText(countOf(withFourBeds));
  await expect(getCards(page)).toHaveCount(SHOWN_AT_ONCE);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(getCards(page)).toHaveCount(2 * SHOWN_AT_ONCE);
  await expect(getCount(page)).toHaveText(countOf(withFourBeds));

  // list-address.test.ts checks the links of a long list.
  await page.goto(`${server.origin}/listings?from=1200`);
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(getCards(page).first().getByRole("link")).toHaveAttribute("href", "/property/601");
  await expect(page.getByRole("heading", { name: "Results" })).toBeFocused();
});
