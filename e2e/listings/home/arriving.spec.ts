import { expect, type Page } from "@playwright/test";
import { test } from "../../visitor.ts";

const DATA = "**/data/coastal-listings.json";

test("says so while slow details are on their way, then shows them and their map", async ({ page }) => {
  const [releaseData, releaseMap] = [await hold(page, DATA), await hold(page, "**/property/*.data*")];
  const title = await openFromList(page);
  await expect(page.getByText("Loading property details...")).toBeVisible();
  releaseData();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(/ · Headland$/);
  await expect(page.getByRole("img", { name: /^Map: / })).toHaveCount(0);
  releaseMap();
  await expect(page.getByRole("img", { name: /^Map: / })).toBeVisible();
});

test("details that cannot be loaded are logged and shown as not found", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(DATA, (route) => route.abort());
  await openFromList(page);
  await expect(page.getByRole("heading", { name: "Property Not Found" })).toBeVisible({ timeout: 10_000 });
  expect(logged.some((text) => text.startsWith("Failed to load property:"))).toBe(true);
});

test("a property without its map and its agent's role is still a property", async ({ page }) => {
  await page.route("**/property/*.data*", (route) => route.abort());
  const title = await openFromList(page);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where it is" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Email Agent" })).toBeVisible();
});

/** Stops answers to the address until the returned function is called. */
async function hold(page: Page, url: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

async function openFromList(page: Page) {
  await page.goto("/listings");
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  const link = page.getByRole("main").getByRole("article").nth(2).getByRole("link");
  const title = (await link.textContent()) ?? "";
  await link.click();
  return title;
}
