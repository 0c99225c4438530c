import { expect, type Page } from "@playwright/test";
import { countSheets } from "../../count-sheets.ts";
import { LONG } from "../../every-page.ts";
import { test } from "../../visitor.ts";
import { getRecords } from "../lists/sale-list.ts";

const PROPERTY = "/property/1";

test("price and title stand on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [PROPERTY, "/property/6", "/rental/R001"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^\$[\d.,]+(M| per week)$/).first()).toBeInViewport({ ratio: 1 });
    expect(
      (await page.getByRole("list", { name: /^Pictures of/ }).boundingBox())?.height,
    ).toBeLessThanOrEqual(0.55 * 800);
  }
});

const PHONE = { width: 390, height: 844 };

test("a phone's first screen has picture, title, price, address, rooms and Book", async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const [path, price, rooms] of [
    [PROPERTY, "$5.4M", "Bathrooms"],
    ["/property/2", "$2.7M $2,650,000", "Bathroom"],
    ["/property/13", "Auction · guide $3.45M – $3.6M", "Bathrooms"],
    ["/property/16", "Passed in $2,180,000 · now $2,280,000", "Bathroom"],
    ["/property/20", "Under offer $890,000", "Bathroom"],
    ["/property/23", "Contact agent", "Bathrooms"],
    ["/rental/R001", "$850 per week", "Bathroom"],
  ] as const) {
    await page.goto(path);
    const main = page.getByRole("main");
    const bar = page.getByRole("region", { name: "Price, call, book" });
    await expect(bar.getByRole("link", { name: "Book Inspection" })).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText(/\d+ [A-Z][a-z]{2}|Not scheduled|By appointment/);
    const end = (await bar.boundingBox())?.y ?? 0;
    const parts = [
      main.getByRole("img").first(),
      main.getByRole("heading", { level: 1 }),
      main.locator("header p").filter({ hasText: price }).first(),
      main.getByText(/ NSW 2\d{3}$/).first(),
      page.getByRole("region", { name: "Key features" }).getByText(new RegExp(`${rooms}$`)),
    ];
    for (const part of parts) {
      await expect(part, path).toBeVisible();
      const { y, height } = (await part.boundingBox()) ?? { y: Infinity, height: 0 };
      expect(y + height, `${path}: ${part}`).toBeLessThanOrEqual(end);
    }
  }
});

test("a rental says what decides under its rent", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/rental/R001");
  const terms = page.getByText(
    "Available now · Pets considered · Unfurnished · Bond $3,400 · Lease 12 months",
  );
  await expect(terms).toBeInViewport({ ratio: 1 });
});

const measureTop = async (page: Page, words: string) => {
  const part = page
    .getByRole("main")
    .getByText(new RegExp(`^${words}`))
    .first();
  return (await part.boundingBox())?.y;
};

test("on a phone a home's page comes to its open time and agent soon, and ends soon", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(PROPERTY);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5500);
  expect(await measureTop(page, "Next Inspection")).toBeLessThanOrEqual(2600);
  expect(await measureTop(page, "Contact Agent")).toBeLessThanOrEqual(3200);
  await page.goto("/rental/R001");
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5000);
  expect(await measureTop(page, "Next Inspection")).toBeLessThanOrEqual(2600);
  expect(await measureTop(page, "Contact Agent")).toBeLessThanOrEqual(3200);
  expect(await measureTop(page, "Available")).toBeLessThanOrEqual(1600);
});

test("the parts of a home's page stand in the order in which they are wanted", async ({ page }) => {
  const readTitles = async (path: string) => {
    await page.goto(path);
    return page.getByRole("main").locator("h2").allTextContents();
  };
  expect(await readTitles(PROPERTY)).toEqual([
    "Key features",
    "Description",
    "Property Information",
    "Next Inspection",
    "Contact Agent",
    "Where it is",
    "Freshwater in figures",
    "Sold nearby",
    "Similar homes",
  ]);
  expect(await readTitles("/rental/R001")).toEqual([
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
  ]);
});

const MOST_STOPS = 15;

for (const hasScript of [true, false])
  test(`by keys, Book Inspection is reached within fifteen stops ${hasScript ? "with" : "without"} script`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: hasScript, baseURL });
    const page = await context.newPage();
    for (const [width, path] of [
      [390, hasScript ? PROPERTY : "/rental/R001"],
      [1440, hasScript ? "/rental/R001" : PROPERTY],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      if (hasScript) await page.getByRole("button", { name: "Share" }).waitFor();
      const focused = page.locator(":focus");
      let stops = 0;
      for (let text: unknown; text !== "Book Inspection" && stops < 40; stops += 1) {
        await page.keyboard.press("Tab");
        text = await focused.textContent();
      }
      expect(stops, `${path} at ${width} px`).toBeLessThanOrEqual(MOST_STOPS);
      await expect(focused).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Enter");
      if (hasScript) await expect(page.getByRole("dialog")).toBeVisible();
      else await expect(page).toHaveURL(/\/inspection$/);
    }
    await context.close();
  });

test("Share and Keep stand side by side in a small window, however long the price", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of ["S001", "S010"]) {
    await page.goto(`/property/${id}`);
    const share = await page.getByRole("button", { name: "Share" }).boundingBox();
    const keep = await page
      .getByRole("main")
      .getByRole("button", { name: /^Keep / })
      .first()
      .boundingBox();
    expect(Math.abs((share?.y ?? 0) - (keep?.y ?? Number.NaN)), id).toBeLessThan(2);
  }
});

test("a home without pictures says that they are to come", async ({ page }) => {
  const records: { images?: object[]; pictures?: object[] }[] = await (
    await page.request.get("/data/coastal-listings.json")
  ).json();
  const index = records.findIndex(({ images = [], pictures = images }) => pictures.length === 0);
  await page.goto(`/property/${index + 1}`);
  const gallery = page.getByRole("list", { name: /^Pictures of/ });
  await expect(gallery.getByText("Photographs to come")).toBeVisible();
  await expect(page.getByText("Artist’s impression")).toHaveCount(0);
});

test("without script small pictures lead to every one; sharing is a mail", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: "reduce", baseURL });
  const page = await context.newPage();
  await page.goto(PROPERTY);
  await expect(page.getByRole("button", { name: "Next picture" })).toHaveCount(0);
  for (const index of [5, 3, 4]) {
    await page.locator(`ol a[href="#picture-${index}"]`).click();
    await expect(page.locator(`#picture-${index}`)).toBeInViewport({ ratio: 0.9 });
  }
  const share = page.getByRole("link", { name: "Share" });
  await expect(share).toHaveAttribute("href", /^mailto:\?.*property%2FS001$/);
  await context.close();
});

test("a printed property takes one sheet", async ({ page }) => {
  await page.goto("/property/1");
  expect(await countSheets(page)).toBe(1);
});

test("a printed property takes one sheet, whichever it is", { tag: LONG }, async ({ page }) => {
  test.slow();
  const count = (await getRecords(page)).length;
  for (let id = 1; id <= count; id += 1) {
    await page.goto(`/property/${id}`);
    expect(await countSheets(page), `/property/${id}`).toBe(1);
  }
});

test("the bar at the foot of a small window covers nothing of the page's end", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/property/1");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const bar = page.getByRole("region", { name: "Price, call, book" });
  const last = page.getByRole("contentinfo").getByRole("link", { name: "Terms" });
  await expect(async () => {
    const [top, end] = [(await bar.boundingBox())?.y, await last.boundingBox()];
    expect(end && end.y + end.height).toBeLessThanOrEqual(top ?? 0);
  }).toPass();
});
