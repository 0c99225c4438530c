import { type Browser, expect, type Page } from "@playwright/test";
import { rentalPictures } from "#content/rental-pictures.ts";
import { LONG } from "../every-page.ts";
import { test } from "../visitor.ts";
import { countSheets } from "./count-sheets.ts";

const DATA = "**/data/coastal-rentals.json";

type RentalRecord = {
  id: string;
  title: string;
  weekly_rent_aud: number;
  bedrooms: number;
  parking: number;
  type: string;
  suburb: string;
};

test("every filter shows what passes it, and says how many", async ({ page }) => {
  const records = await open(page);
  await page.getByLabel("Price").selectOption("800-1200");
  await expectCount(page, records, ({ weekly_rent_aud: rent }) => rent >= 800 && rent <= 1200);
  await page.getByLabel("Price").selectOption("2000");
  await expectCount(page, records, ({ weekly_rent_aud: rent }) => rent >= 2000);
  await page.getByLabel("Price").selectOption("all");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("2");
  await expectCount(page, records, ({ bedrooms }) => bedrooms === 2);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4+");
  await expectCount(page, records, ({ bedrooms }) => bedrooms >= 4);
  await expect(page).toHaveURL(/\/rentals\?beds=4%2B$/);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("all");
  await page.getByLabel("Property type").selectOption("House");
  await expectCount(page, records, ({ type }) => type === "House");
  await page.getByLabel("Property type").selectOption("all");
  await page.getByLabel("Suburb").selectOption("Manly");
  await expectCount(page, records, ({ suburb }) => suburb === "Manly");
  await expect(page).toHaveTitle("Homes for rent in Manly · Headland");
});

test("says so when nothing passes, and Clear All Filters sets all four to all", async ({ page }) => {
  const records = await open(page, "?price=0-800&beds=4%2B&type=House&suburb=Manly");
  await expect(page.getByRole("heading", { name: "No Rental Properties Found" })).toBeVisible();
  await expectCount(page, records, () => false);
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expectCount(page, records, () => true);
  await expect(page).toHaveURL(/\/rentals$/);
  for (const label of ["Price", "Bedrooms", "Property type", "Suburb"])
    await expect(page.getByRole("combobox", { name: label })).toHaveValue("all");
});

test("suburb options are the distinct suburbs of all rentals, sorted", async ({ page }) => {
  const records = await open(page, "?beds=1");
  const suburbs = [...new Set(records.map(({ suburb }) => suburb))].sort();
  await expect(page.getByLabel("Suburb").locator("option")).toHaveText(["All Suburbs", ...suburbs]);
});

test("data that cannot be loaded is logged and leaves an empty list", async ({ page }) => {
  const logged = listen(page);
  await page.route(DATA, (route) => route.abort());
  await open(page);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4+");
  await expect(page.getByRole("heading", { name: "No Rental Properties Found" })).toBeVisible({
    timeout: 30_000,
  });
  expect(logged.some((text) => text.includes("Failed to fetch rental listings"))).toBe(true);
});

test("a spinner stands in for a slow rental, six placeholders for a slow list", async ({ page }) => {
  await page.clock.install();
  const records = await open(page);
  const arrive = await holdData(page);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  const status = page.getByRole("status").filter({ hasText: "Loading rental property" });
  await expect(status.locator("svg")).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sunny apartment near the park");

  await page.unroute(DATA);
  const arriveAgain = await holdData(page);
  // By now the rentals are too old to be shown again.
  await page.clock.fastForward("06:00");
  await page.goBack();
  await expect(page.getByText("Loading properties…")).toBeVisible();
  await expect(page.locator("main li[class*=animate-pulse]")).toHaveCount(6);
  arriveAgain();
  await expectCount(page, records, () => true);
});

test("a rental shows all that the specification asks for", async ({ page }) => {
  await openRental(page, "R002");
  const main = page.getByRole("main");
  await expect(main.getByText("$1,550 per week").first()).toBeVisible();
  for (const badge of ["House", "For Rent"])
    await expect(main.getByText(badge, { exact: true }).first()).toBeVisible();
  await expect(main.getByText("sqm home")).toBeVisible();
  await expect(main.getByText("Rental Specialist")).toBeVisible();
  await expect(main.getByRole("link", { name: "0491 570 313" })).toHaveAttribute("href", "tel:0491570313");
  await expect(main.getByRole("link", { name: "tom@headland.example" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Book Inspection" }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Enquire Now" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Property Summary" })).toBeVisible();
  await expect(main.getByText("Available", { exact: true })).toBeVisible();
});

test("a rental without parking does not mention it", async ({ page }) => {
  await openRental(page, "R007");
  const facts = page.getByRole("region", { name: "Key features" });
  await expect(facts).toContainText("Bathroom");
  await expect(facts).not.toContainText("Parking");
});

test("the first small picture is the chosen one, and another shows its large one", async ({ page }) => {
  await openRental(page, "R002");
  const thumbs = page.getByRole("link", { name: /^Picture \d:/ });
  await expect(thumbs).toHaveCount(7);
  await expect(thumbs.first()).toHaveAttribute("aria-current", "true");
  await thumbs.nth(2).click();
  await expect(thumbs.nth(2)).toHaveAttribute("aria-current", "true");
  await expect(page.getByText("3 / 7")).toBeVisible();
});

test("a broken picture gives way to the default one, once", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route(`**/pictures/${rentalPictures.R002?.[0]}*`, (route) => route.fulfill({ status: 404 }));
  await openRental(page, "R002");
  const first = page
    .getByRole("list", { name: /^Pictures of/ })
    .getByRole("img")
    .first();
  await expect(first).toHaveAttribute("src", /place-curl-curl/);
  await expect.poll(() => first.evaluate(isShown)).toBe(true);
  // The others are not replaced because they have not been looked at yet.
  await expect(
    page.getByRole("list", { name: /^Pictures of/ }).locator("img[src*=place-curl-curl]"),
  ).toHaveCount(1);
  expect(asked.filter((url) => url.includes("place-curl-curl")).length).toBeLessThanOrEqual(3);
});

test("a default picture that is broken too is not asked for again and again", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/pictures/**", (route) => route.abort());
  await openRental(page, "R002");
  await expect(
    page
      .getByRole("list", { name: /^Pictures of/ })
      .locator("img")
      .first(),
  ).toHaveAttribute("src", /place-curl-curl/);
  const before = asked.length;
  await page.waitForLoadState("networkidle");
  expect(asked.length - before).toBeLessThan(12);
});

test("a rental fits on one sheet of paper", async ({ page }) => {
  await page.goto("/rental/R003");
  expect(await countSheets(page)).toBe(1);
});

test("every rental fits on one sheet of paper", { tag: LONG }, async ({ page }) => {
  test.setTimeout(120_000);
  const response = await page.request.get("/data/coastal-rentals.json");
  const records: RentalRecord[] = await response.json();
  for (const { id } of records) {
    await page.goto(`/rental/${id}`);
    expect(await countSheets(page), `/rental/${id}`).toBe(1);
  }
});

test("no such rental is a page with status 404 that leads back", async ({ page }) => {
  const response = await page.goto("/rental/r001");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rental Property Not Found");
  await expect(page.getByRole("link", { name: "Back to rentals" })).toHaveAttribute("href", "/rentals");
});

test("data that cannot be loaded on the way to a rental is logged, and the rental not found", async ({
  page,
}) => {
  const logged = listen(page);
  await page.route(DATA, (route) => route.abort());
  await open(page);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Rental Property Not Found" })).toBeVisible({
    timeout: 30_000,
  });
  expect(logged.some((text) => text.includes("Error fetching rental property:"))).toBe(true);
});

test("an inspection goes into a calendar, under the id of its rental", async ({ request }) => {
  const calendar = await request.get("/rental/R003/inspection.ics");
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toMatch(/^UID:inspection-R003-\d{4}-\d{2}-\d{2}@/m);
  expect((await request.get("/rental/R005/inspection.ics")).status()).toBe(404);
  expect((await request.get("/rental/R999/inspection.ics")).status()).toBe(404);
});

test("without script the form filters, a card leads to its rental and its pictures to each other", async ({
  browser,
  baseURL,
}) => {
  const page = await withoutScript(browser, baseURL);
  const response = await page.request.get("/data/coastal-rentals.json");
  const records: RentalRecord[] = await response.json();
  await page.goto("/rentals");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4+");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/\/rentals\?beds=4%2B$/);
  await expectCount(page, records, ({ bedrooms }) => bedrooms >= 4);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page).toHaveURL(/\/rental\/R006$/);
  await page.getByRole("link", { name: /^Picture 2:/ }).click();
  await expect(page).toHaveURL(/#picture-2$/);
  await page.context().close();
});

/** Opens the list and waits for its script; returns the supplied records. */
async function open(page: Page, search = ""): Promise<RentalRecord[]> {
  const response = await page.request.get("/data/coastal-rentals.json");
  await page.goto(`/rentals${search}`);
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  return response.json();
}

async function openRental(page: Page, id: string) {
  await page.goto(`/rental/${id}`);
  await page.getByRole("button", { name: "Next picture" }).waitFor();
}

function isShown(image: Element) {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}

function listen(page: Page) {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  return logged;
}

/** Keeps the data from arriving until what it returns is called. */
async function holdData(page: Page) {
  const { promise: mayArrive, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    await mayArrive;
    await route.continue();
  });
  return arrive;
}

async function expectCount(
  page: Page,
  records: readonly RentalRecord[],
  passes: (record: RentalRecord) => boolean,
) {
  const found = records.filter(passes).length;
  await expect(page.getByRole("status").filter({ hasText: "Showing" })).toHaveText(
    `Showing ${found} rental properties`,
  );
  // Where nothing passes stand the nearest three instead.
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(found || 3);
}

async function withoutScript(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  return context.newPage();
}
