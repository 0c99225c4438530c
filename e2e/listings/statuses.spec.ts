import { expect } from "@playwright/test";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import type { OwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";
import { startMarket } from "./market.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

let server: OwnServer;
test.beforeAll(async () => {
  const sold = { date: "2026-11-01", price_aud: 2_465_000 };
  server = await startMarket({
    sale: {
      0: { status: "sold", sold },
      1: { id: "S002", status: "withdrawn" },
      2: { status: "under-offer" },
    },
    rentals: {
      0: { id: "R001", status: "leased", leased_on: daysAgo(5) },
      1: { id: "R002", status: "leased", leased_on: daysAgo(20) },
    },
  });
});
test.afterAll(() => server.stop());

test("homes under offer say so, keep their inspections and can be hidden", async ({ page }) => {
  await page.goto(`${server.origin}/listings`);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toContainText("Under offer");
  const all = await cards.count();
  await page.getByRole("link", { name: "Hide under offer" }).click();
  await expect(page).toHaveURL(/\?offer=hide$/);
  await expect(cards).toHaveCount(all - 1);
  await expect(cards.first()).not.toContainText("Under offer");
  await page.getByRole("link", { name: "Remove: Not under offer" }).click();
  await expect(cards).toHaveCount(all);
  await page.goto(`${server.origin}/property/3`);
  await expect(page.getByText("Under offer").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Book Inspection" }).first()).toBeVisible();
});

test("a sold home leaves the list for its own page, at every address it had", async ({ page, request }) => {
  for (const path of ["/property/1", "/property/S001"]) {
    const response = await request.get(server.origin + path, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe("/sold-property/S001");
  }
  expect((await request.get(`${server.origin}/property/2`)).status()).toBe(404);
  expect(await (await request.get(`${server.origin}/property/3`)).text()).toContain("S003");
  expect(await (await request.get(`${server.origin}/sold`)).text()).toContain('href="/sold-property/S001"');
  await page.goto(`${server.origin}/property/1`);
  await expect(page.getByText("Sold 1 November 2026")).toBeVisible();
  await expect(page.getByText("$2,465,000").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Similar homes" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Request Appraisal Online" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Book Inspection" })).toHaveCount(0);
  expect(await findBarriersAtWidths(page)).toEqual([]);
});

test("a leased rental says so for fourteen days, and its page is gone after", async ({ page, request }) => {
  await page.goto(`${server.origin}/rental/R001`);
  await expect(page.getByRole("heading", { name: "Leased" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Free Property Appraisal" }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "More to rent" })).toBeVisible();
  for (const name of ["Book Inspection", "Enquire Now"])
    await expect(page.getByRole("link", { name })).toHaveCount(0);
  expect(await findBarriersAtWidths(page)).toEqual([]);
  for (const path of ["/rental/R002", "/rental/R001/enquire"])
    expect((await request.get(server.origin + path)).status(), path).toBe(404);
  expect(await (await request.get(`${server.origin}/rentals`)).text()).not.toContain('href="/rental/R001"');
});

test("sales on record are at pages of their own, where their places in the list led", async ({ request }) => {
  for (const [from, id] of [
    ["27", "S027"],
    ["42", "S042"],
    ["S030", "S030"],
  ] as const) {
    const response = await request.get(`/property/${from}`);
    expect(response.status(), from).toBe(200);
    expect(new URL(response.url()).pathname).toBe(`/sold-property/${id}`);
  }
});
