import { expect } from "@playwright/test";
import { findBarriersAtWidths } from "../for-everyone/find-barriers.ts";
import { test } from "../visitor.ts";
import { startMarket } from "./market.ts";

test("homes under offer say so, keep their inspections and can be hidden, with and without script", async ({
  page,
  browser,
}) => {
  const server = await startMarket({ sale: { 0: { status: "under-offer" } } });
  try {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    for (const visitor of [page, plain]) {
      await visitor.goto(`${server.origin}/listings`);
      const cards = visitor.getByRole("main").getByRole("article");
      await expect(cards.first()).toContainText("Under offer");
      const all = await cards.count();
      await visitor.getByRole("link", { name: "Hide under offer" }).click();
      await expect(visitor).toHaveURL(/\?offer=hide$/);
      await expect(cards).toHaveCount(all - 1);
      await expect(cards.first()).not.toContainText("Under offer");
      await visitor.getByRole("link", { name: "Remove: Not under offer" }).click();
      await expect(cards).toHaveCount(all);
    }
    await plain.close();
    await page.goto(`${server.origin}/property/1`);
    await expect(page.getByText("Under offer")).toBeVisible();
    await expect(page.getByRole("link", { name: "Book Inspection" }).first()).toBeVisible();
  } finally {
    await server.stop();
  }
});

test("a sold home leaves the list for its own page, at every address it had", async ({ page, request }) => {
  const sold = { date: "2026-11-01", price_aud: 2_465_000 };
  const server = await startMarket({
    sale: { 0: { status: "sold", sold }, 1: { id: "S002", status: "withdrawn" } },
  });
  try {
    for (const path of ["/property/1", "/property/S001"]) {
      const response = await request.get(server.origin + path, { maxRedirects: 0 });
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe("/sold-property/S001");
    }
    expect((await request.get(`${server.origin}/property/2`)).status()).toBe(404);
    expect(await (await request.get(`${server.origin}/property/3`)).text()).toContain("S003");
    await page.goto(`${server.origin}/property/1`);
    await expect(page.getByText("Sold 1 November 2026")).toBeVisible();
    await expect(page.getByText("$2,465,000").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Similar homes" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Request Appraisal Online" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Book Inspection" })).toHaveCount(0);
    expect(await findBarriersAtWidths(page, page.url())).toEqual([]);
    await page.goto(`${server.origin}/sold`);
    await expect(
      page.getByRole("main").getByRole("link", { name: /./ }).filter({ hasText: /./ }).first(),
    ).toBeVisible();
    await expect(page.locator('a[href="/sold-property/S001"]')).toBeVisible();
  } finally {
    await server.stop();
  }
});

test("a leased rental says so for fourteen days, and its page is gone after", async ({ page, request }) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const server = await startMarket({
    rentals: {
      0: { id: "R001", status: "leased", leased_on: daysAgo(5) },
      1: { id: "R002", status: "leased", leased_on: daysAgo(20) },
    },
  });
  try {
    await page.goto(`${server.origin}/rental/R001`);
    await expect(page.getByRole("heading", { name: "Leased" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Free Property Appraisal" }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "More to rent" })).toBeVisible();
    for (const name of ["Book Inspection", "Enquire Now"])
      await expect(page.getByRole("link", { name })).toHaveCount(0);
    expect(await findBarriersAtWidths(page, page.url())).toEqual([]);
    expect((await request.get(`${server.origin}/cards/rental/R001.jpg`)).status()).toBe(200);
    expect((await request.get(`${server.origin}/rental/R002`)).status()).toBe(404);
    expect((await request.get(`${server.origin}/rental/R001/enquire`)).status()).toBe(404);
    await page.goto(`${server.origin}/rentals`);
    await expect(page.locator('a[href="/rental/R001"]')).toHaveCount(0);
  } finally {
    await server.stop();
  }
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
