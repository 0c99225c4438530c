import { expect, type Page } from "@playwright/test";
import { test } from "../../visitor.ts";
import { DATA, getRecords, openList } from "./sale-list.ts";

const PATIENCE_MS = 60_000;

test("a full page of a long list leads on to the next, and back", async ({ page }) => {
  // Six hundred rows take a slow machine a while.
  test.slow();
  const records = await getRecords(page);
  const many = Array.from({ length: 661 }, (_, index) => ({
    ...records[index % records.length],
    listed_on: undefined,
  }));
  await openCopy(page, many, "?show=600");
  await page.getByRole("link", { name: "List view" }).click();
  const listings = page.getByRole("main").getByRole("article");
  await expect(listings).toHaveCount(600, { timeout: PATIENCE_MS });
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(listings).toHaveCount(60, { timeout: PATIENCE_MS });
  await expect(listings.first().getByRole("link")).toHaveAttribute("href", "/property/601");
  await expect(page.getByRole("heading", { name: "Results" })).toBeFocused();
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(listings).toHaveCount(61);
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(listings.first().getByRole("link")).toHaveAttribute("href", "/property/1");
});

/** Opens the list, and waits until the browser has these homes as its copy. */
async function openCopy(page: Page, homes: readonly object[], search = "") {
  await page.route(DATA, (route) => route.fulfill({ json: homes }));
  const arrived = page.waitForResponse(DATA);
  await openList(page, search);
  await (await arrived).finished();
}
