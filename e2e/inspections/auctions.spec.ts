import { expect } from "@playwright/test";
import { formatShortDate, formatWeekday } from "#app/region/format.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { startMarket, toDay } from "../listings/market.ts";
import type { OwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

const WITHHELD = 2_345_678;
const BID = 2_300_000;
const PRICE = 2_465_000;
const auctionDay = toDay(10);
const heldDay = toDay(-10);
const auction = { at: `${auctionDay}T10:00`, place: "on site" };

let server: OwnServer;

test.beforeAll(async () => {
  const held = { date: heldDay };
  const sold = { status: "sold", sold: { date: heldDay, price_aud: PRICE } };
  const withheld = { ...sold, sold: { date: heldDay, price_aud: WITHHELD, display: false } };
  server = await startMarket({
    sale: {
      0: { id: "S001", method: "auction", auction, inspections: [`${toDay(3)}T10:00/10:30`] },
      1: { auction_result: { result: "passed-in", bid_aud: BID, ...held } },
      2: { id: "S003", ...sold, auction_result: { result: "sold-at-auction", bid_aud: PRICE, ...held } },
      3: { ...withheld, auction_result: { result: "sold-at-auction", bid_aud: WITHHELD, ...held } },
    },
  });
});
test.afterAll(() => server.stop());

const coming = `${formatShortDate(auctionDay).text}, 10:00 am, on site`;

test("an auction is on its card, page and lists of days, which are accessible", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/listings`);
  const card = page.getByRole("main").getByRole("article").first();
  await expect(card).toContainText(/Open .+\s· Auction\s/);
  await expect(card).toContainText(`Auction ${formatShortDate(auctionDay).text}`);
  await page.goto(`${server.origin}/auctions`);
  const day = page.getByRole("region", { name: formatWeekday(auctionDay) });
  await expect(day).toContainText("10:00 am, on site");
  await day.getByRole("link").click();
  await expect(page.getByText(/^Auction · guide/)).toBeVisible();
  await expect(page.getByText(coming)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`${server.origin}/inspections?day=${auctionDay}`);
  await expect(page.getByRole("main").getByText("Auction", { exact: true })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test("results show the bid, but not where the price is hidden", async ({ page }) => {
  await page.goto(`${server.origin}/auctions`);
  const results = page.getByRole("region", { name: "Results of the last 90 days" });
  for (const words of [
    "Passed in, highest bid $2,300,000",
    "Sold at auction $2,465,000",
    "Sold at auction, price withheld",
  ])
    await expect(results.getByText(words, { exact: true })).toBeVisible();
  for (const path of ["/auctions", "/sold", "/property/4", "/inspections.ics"]) {
    const text = await (await page.request.get(server.origin + path)).text();
    expect(text.replaceAll(",", ""), path).not.toContain(String(WITHHELD));
  }
  await results.getByRole("link", { name: /./ }).nth(1).click();
  await expect(page).toHaveURL(/\/sold-property\/S003$/);
});
