import { expect, type Page } from "@playwright/test";
import { LONG } from "../../every-page.ts";
import { countSheets, getBox } from "../../measure-page.ts";
import { test } from "../../visitor.ts";
import { getRecords } from "../lists/sale-list.ts";

const PROPERTY = "/property/1";

const RENTAL = "/rental/R001";

test("price and title are on the first screen, the parts below by importance", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const [path, ...titles] of [
    [
      PROPERTY,
      "Key features",
      "Description",
      "Property Information",
      "Next Inspection",
      "Contact Agent",
      "Where it is",
      "Freshwater in figures",
      "Sold nearby",
      "Similar homes",
    ],
    [
      RENTAL,
      "Key features",
      "Description",
      "Features",
      "Next Inspection",
      "Contact Agent",
      "Property Summary",
      "What it costs to move in",
      "How to apply",
      "Where it is",
      "Dee Why in figures",
      "Sold nearby",
      "More to rent",
    ],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^\$[\d.,]+(M| per week)$/).first()).toBeInViewport({ ratio: 1 });
    const pictures = await getBox(page.getByRole("list", { name: /^Pictures of/ }));
    expect(pictures.height).toBeLessThanOrEqual(0.55 * 800);
    await expect(page.getByRole("main").locator("h2")).toHaveText(titles);
    expect(await countSheets(page), path).toBe(1);
  }
});

const PHONE = { width: 390, height: 844 };

test("a phone's first screen has picture, title, price, address, rooms and Book", async ({ page }) => {
  await page.setViewportSize(PHONE);
  const main = page.getByRole("main");
  const bar = page.getByRole("region", { name: "Price, call, book" });
  for (const [path, price, rooms] of [
    ["/property/2", "$2.7M $2,650,000", "Bathroom"],
    ["/property/13", "Auction · guide $3.45M – $3.6M", "Bathrooms"],
    ["/property/16", "Passed in $2,180,000 · now $2,280,000", "Bathroom"],
    ["/property/20", "Under offer $890,000", "Bathroom"],
    ["/property/23", "Contact agent", "Bathrooms"],
    [PROPERTY, "$5.4M", "Bathrooms"],
    [RENTAL, "$850 per week", "Bathroom"],
  ] as const) {
    await page.goto(path);
    await expect(bar.getByRole("link", { name: "Book Inspection" })).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/\d+ [A-Z][a-z]{2}|Not scheduled|By appointment/);
    const { y: end } = await getBox(bar);
    const parts = [
      main.getByRole("img").first(),
      main.getByRole("heading", { level: 1 }),
      main.locator("header p").filter({ hasText: price }).first(),
      main.getByText(/ NSW 2\d{3}$/).first(),
      page.getByRole("region", { name: "Key features" }).getByText(new RegExp(`${rooms}$`)),
    ];
    for (const part of parts)
      expect((await getBox(part)).bottom, `${path}: ${part}`).toBeLessThanOrEqual(end);
    // The page soon shows open time and agent, and soon ends.
    if (path === PROPERTY || path === RENTAL) {
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
        path === RENTAL ? 5000 : 5500,
      );
      expect(await measureTop(page, "Next Inspection")).toBeLessThanOrEqual(2600);
      expect(await measureTop(page, "Contact Agent")).toBeLessThanOrEqual(3200);
    }
  }
  // The terms of a rental are below its rent.
  const terms = "Available now · Pets considered · Unfurnished · Bond $3,400 · Lease 12 months";
  await expect(page.getByText(terms)).toBeInViewport({ ratio: 1 });
  expect(await measureTop(page, "Available")).toBeLessThanOrEqual(1600);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
  await expect(async () => {
    expect((await getBox(last)).bottom).toBeLessThanOrEqual((await getBox(bar)).y);
  }).toPass();
});

async function measureTop(page: Page, words: string) {
  const parts = page.getByRole("main").getByText(new RegExp(`^${words}`));
  return (await getBox(parts.first())).y;
}

const MOST_STOPS = 15;

for (const hasScript of [true, false])
  test(`by keys, Book Inspection is reached within fifteen stops ${hasScript ? "with" : "without"} script`, async ({
    page: scripted,
    plain,
  }) => {
    const page = hasScript ? scripted : plain;
    await page.setViewportSize({ width: hasScript ? 390 : 1440, height: 844 });
    await page.goto(hasScript ? PROPERTY : RENTAL);
    if (hasScript) await page.getByRole("button", { name: "Share" }).waitFor();
    const focused = page.locator(":focus");
    let stops = 0;
    for (let text: unknown; text !== "Book Inspection" && stops < 40; stops += 1) {
      await page.keyboard.press("Tab");
      text = await focused.textContent();
    }
    expect(stops).toBeLessThanOrEqual(MOST_STOPS);
    await expect(focused).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    if (hasScript) await expect(page.getByRole("dialog")).toBeVisible();
    else await expect(page).toHaveURL(/\/inspection$/);
  });

test("a home without pictures has a note, and Share and Keep side by side", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/property/S010");
  const gallery = page.getByRole("list", { name: /^Pictures of/ });
  await expect(gallery.getByText("Photographs to come")).toBeVisible();
  await expect(page.getByText("Artist’s impression")).toHaveCount(0);
  const share = await getBox(page.getByRole("button", { name: "Share" }));
  const keep = await getBox(
    page
      .getByRole("main")
      .getByRole("button", { name: /^Keep / })
      .first(),
  );
  expect(Math.abs(share.y - keep.y)).toBeLessThan(2);
});

test("every home prints on one sheet", { tag: LONG }, async ({ page }) => {
  test.slow();
  const rentals: { id: string }[] = await (await page.request.get("/data/coastal-rentals.json")).json();
  const sales = (await getRecords(page)).map((_record, index) => `/property/${index + 1}`);
  for (const path of [...sales, ...rentals.map(({ id }) => `/rental/${id}`)]) {
    await page.goto(path);
    expect(await countSheets(page), path).toBe(1);
  }
});
