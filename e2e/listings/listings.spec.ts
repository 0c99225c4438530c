import { expect, type Locator } from "@playwright/test";
import { test } from "../visitor.ts";
import { DATA, expectCount, getCount, openList } from "./sale-list.ts";

const PATIENCE_MS = 60_000;
const PLACE_PX = 500;

test("every filter shows what passes it, and says how many", async ({ page }) => {
  const records = await openList(page);
  await page.getByLabel("Price").selectOption("2m+");
  await expectCount(page, records, ({ price_aud }) => price_aud >= 2_000_000);
  await page.getByLabel("Price").selectOption("750k-1m");
  await expectCount(page, records, ({ price_aud }) => price_aud >= 750_000 && price_aud < 1_000_000);
  await page.getByLabel("Price").selectOption("any");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expectCount(page, records, ({ beds }) => beds >= 4);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("any");
  await page.getByLabel("Property type").selectOption("apartment");
  await expectCount(page, records, ({ type }) => type === "Apartment");
  await page.getByLabel("Property type").selectOption("any");
  await page.getByLabel("Suburb").selectOption("Manly");
  await expectCount(page, records, ({ suburb }) => suburb === "Manly");
  await expect(page).toHaveTitle("Homes for sale in Manly · Headland");
  await expect(page).toHaveURL(/\/listings\?suburb=Manly$/);
});

test("filters add up, and Clear all takes them back", async ({ page }) => {
  const records = await openList(page);
  await page.getByLabel("Price").selectOption("2m+");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expectCount(page, records, ({ price_aud, beds }) => price_aud >= 2_000_000 && beds >= 4);
  await page.getByRole("link", { name: "Clear all" }).click();
  await expectCount(page, records, () => true);
  await expect(page).toHaveURL(/\/listings$/);
  await expect(page.getByLabel("Price")).toHaveValue("any");
});

test("says so when nothing passes, and Clear All Filters shows everything again", async ({ page }) => {
  const records = await openList(page, "?location=nowhere&beds=2");
  await expect(page.getByRole("heading", { name: "No Properties Found" })).toBeVisible();
  await expectCount(page, records, () => false);
  await page.getByRole("link", { name: /^Any place: \d+ homes/ }).click();
  await expectCount(page, records, ({ beds }) => beds >= 2);
  await page.goBack();
  await page.getByRole("link", { name: "Clear All Filters" }).click();
  await expectCount(page, records, () => true);
  await expect(page.getByRole("heading", { name: "No Properties Found" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Results" })).toBeFocused();
});

test("a chosen type offers the townhouses that match as well, and a list is sorted in place", async ({
  page,
}) => {
  const records = await openList(page, "?type=house");
  await page.getByRole("link", { name: /^\d+ townhouses? also match/ }).click();
  await expectCount(page, records, ({ type }) => type === "Townhouse");
  await expect(page.getByLabel("Property type")).toHaveValue("townhouse");
  await page.getByLabel("Property type").selectOption("any");
  await page.getByRole("link", { name: "Highest price" }).click();
  await expect(page).toHaveURL(/\?sort=price-down$/);
  await expect(page.getByRole("link", { name: "Highest price" })).toHaveAttribute("aria-current", "true");
  const titles = page.getByRole("main").getByRole("article").getByRole("link");
  const dearest = records.toSorted((a, b) => b.price_aud - a.price_aud)[0]?.title ?? "";
  await expect(titles.first()).toHaveText(dearest);
});

test("the count is one live region whose words change in place", async ({ page }) => {
  const records = await openList(page);
  const status = getCount(page);
  await status.evaluate((element) => element.setAttribute("data-same", "yes"));
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expectCount(page, records, ({ beds }) => beds >= 4);
  await expect(status).toHaveAttribute("data-same", "yes");
});

test("a search from the home page stands as a chip that can be removed, and stays when filters change", async ({
  page,
}) => {
  const records = await openList(page, "?location=2096");
  await expect(page.getByText("Matching “2096”")).toBeVisible();
  await page.getByLabel("Property type").selectOption("apartment");
  await expect(page).toHaveURL(/location=2096&type=apartment/);
  await page.getByRole("link", { name: "Remove: Matching “2096”" }).click();
  await expectCount(page, records, ({ type }) => type === "Apartment");
});

for (const path of ["/listings", "/rentals"]) {
  test(`the field on ${path} searches, keeps the filters, and shows what stands in the address`, async ({
    page,
  }) => {
    await page.goto(`${path}?beds=2`);
    await page.locator("[data-hydrated]").waitFor({ state: "attached" });
    const field = page.getByLabel("Location or keyword");
    await field.fill("deewhy");
    await field.press("Enter");
    await expect(page).toHaveURL(`${path}?location=deewhy&beds=2`);
    await expect(page.getByText("Matching “deewhy”")).toBeVisible();
    await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("1");
    await expect(page).toHaveURL(`${path}?location=deewhy&beds=1`);
    await page.getByRole("link", { name: "Remove: Matching “deewhy”" }).click();
    await expect(page).toHaveURL(`${path}?beds=1`);
    await expect(field).toHaveValue("");
    await page.goBack();
    await expect(field).toHaveValue("deewhy");
  });

  test(`the field on ${path} works without script`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto(`${path}?beds=1&view=list`);
    await page.getByLabel("Location or keyword").fill("Dee Wy");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(`${path}?location=Dee+Wy&beds=1&view=list`);
    await expect(page.getByText("Showing homes in Dee Why for “Dee Wy”")).toBeVisible();
    await context.close();
  });
}

test("an agent’s listings say whose they are", async ({ page }) => {
  await openList(page, "?agent=2");
  await expect(page.getByText("Listed by Callum Reyes")).toBeVisible();
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("4");
  await expect(page).toHaveURL(/beds=4&agent=2/);
  await expect(page.getByText("Listed by Callum Reyes")).toBeVisible();
});

test("Rent carries over what the two lists have in common", async ({ page }) => {
  await openList(page, "?beds=4&type=house&suburb=Manly&price=2m%2B");
  const rent = page.getByRole("navigation", { name: "Buy or rent" }).getByRole("link", { name: "Rent" });
  await expect(rent).toHaveAttribute("href", "/rentals?beds=4%2B&type=House&suburb=Manly");
});

test("the view is part of the address and stays when filters change", async ({ page }) => {
  await openList(page);
  await page.getByRole("link", { name: "List view" }).click();
  await expect(page).toHaveURL(/\?view=list$/);
  await expect(page.getByRole("link", { name: "List view" })).toHaveAttribute("aria-current", "true");
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("2");
  await expect(page).toHaveURL(/\?beds=2&view=list$/);
  await page.getByRole("link", { name: "Grid view" }).click();
  await expect(page).toHaveURL(/\?beds=2$/);
});

/** Cards above are laid out by an estimate until they come near. */
const CARD_SHIFT_PX = 24;

async function getTop(card: Locator) {
  return (await card.boundingBox())?.y ?? Number.NaN;
}

test("back and forward bring back filters, results and the place on the page", async ({ page }) => {
  const records = await openList(page);
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await expectCount(page, records, ({ beds }) => beds >= 3);
  await expect(page).toHaveURL(/\?beds=3$/);
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  const card = page.getByRole("main").getByRole("article").nth(6);
  const place = await getTop(card);
  await page.getByLabel("Price").selectOption("4m+");
  await expectCount(page, records, ({ beds, price_aud }) => beds >= 3 && price_aud >= 4_000_000);
  await expect(page).toHaveURL(/\?price=4m%2B&beds=3$/);

  await page.goBack();
  await expectCount(page, records, ({ beds }) => beds >= 3);
  await expect(page.getByLabel("Price")).toHaveValue("any");
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("3");
  await expect.poll(async () => Math.abs((await getTop(card)) - place)).toBeLessThanOrEqual(CARD_SHIFT_PX);

  await page.goForward();
  await expectCount(page, records, ({ beds, price_aud }) => beds >= 3 && price_aud >= 4_000_000);
  await expect(page.getByLabel("Price")).toHaveValue("4m+");
});

test("results start in view when a filter is changed far down the page", async ({ page }) => {
  const records = await openList(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: "instant" }));
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await expectCount(page, records, ({ beds }) => beds >= 3);
  await expect(getCount(page)).toBeInViewport();
});

test("on a phone the filters fold away and say how many are set", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const records = await openList(page, "?beds=3");
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toBeHidden();
  await page.getByText("Filters (1)").click();
  await page.getByLabel("Property type").selectOption("house");
  await expectCount(page, records, ({ beds, type }) => beds >= 3 && type === "House");
  await expect(page.getByText("Filters (2)")).toBeVisible();
  await expect(page.getByLabel("Property type")).toBeVisible();
});

test("a long list grows by a step at a time", async ({ page }) => {
  const records = await openList(page);
  const many = Array.from({ length: 150 }, (_, index) => records[index % records.length]);
  await page.route(DATA, (route) => route.fulfill({ json: many }));
  await page.getByRole("link", { name: "List view" }).click();
  await expect(getCount(page)).toHaveText("Showing 150 of 150 properties");
  const listings = page.getByRole("main").getByRole("article");
  await expect(listings).toHaveCount(60);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(listings).toHaveCount(120);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(listings).toHaveCount(150);
  await expect(page.getByRole("link", { name: "Show more" })).toHaveCount(0);
});

test("a full page of a long list leads on to the next, and back", async ({ page }) => {
  // Six hundred rows take a slow machine a while.
  test.slow();
  const records = await openList(page, "?show=600");
  const many = Array.from({ length: 661 }, (_, index) => records[index % records.length]);
  await page.route(DATA, (route) => route.fulfill({ json: many }));
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

for (const { path, home } of [
  { path: "/listings", home: /\/property\/\d+$/ },
  { path: "/rentals", home: /\/rental\/\w+$/ },
]) {
  test(`what a choice finds on ${path} is the address, and Back finds its place`, async ({ page }) => {
    await page.goto(`${path}?beds=1`);
    await page.locator("[data-hydrated]").waitFor({ state: "attached" });
    const before = await getCount(page).innerText();
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), PLACE_PX);
    await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("2");
    await expect(getCount(page)).not.toHaveText(before);
    await expect(page).toHaveURL(`${path}?beds=2`);
    await page.goBack();
    await expect(getCount(page)).toHaveText(before);
    await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("1");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(PLACE_PX);
  });

  test(`Back from a home leads to the list on ${path} in which it was found`, async ({ page }) => {
    await page.goto(`${path}?beds=1`);
    await page.locator("[data-hydrated]").waitFor({ state: "attached" });
    const before = await getCount(page).innerText();
    await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("2");
    await expect(getCount(page)).not.toHaveText(before);
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?beds=2`);
  });
}

test("two choices in one moment both count", async ({ page }) => {
  const records = await openList(page);
  await page.evaluate(() => {
    for (const [name, value] of [
      ["beds", "2"],
      ["type", "house"],
    ]) {
      const select = document.querySelector<HTMLSelectElement>(`select[name=${name}]`);
      if (!select || !value) throw new Error(`The filters have no select called ${name}`);
      select.value = value;
      select.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  await expectCount(page, records, ({ beds, type }) => beds >= 2 && type === "House");
  await expect(page).toHaveURL("/listings?beds=2&type=house");
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("2");
  await expect(page.getByLabel("Property type")).toHaveValue("house");
});

test("quick choices end on the last one", async ({ page }) => {
  const records = await openList(page);
  for (const beds of ["1", "2", "3", "4", "3"])
    await page.getByRole("combobox", { name: "Bedrooms" }).selectOption(beds);
  await expectCount(page, records, ({ beds }) => beds >= 3);
  await expect(page).toHaveURL("/listings?beds=3");
  await expect(page.getByRole("combobox", { name: "Bedrooms" })).toHaveValue("3");
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`header and filters leave four fifths of ${width} × ${height} to the homes`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of ["/listings", "/rentals"]) {
      await page.goto(path);
      await page.mouse.wheel(0, 1200);
      const filters = page.getByRole("search", { name: "Filters" });
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
      const { y = 0, height: ofBar = 0 } = (await filters.boundingBox()) ?? {};
      expect(y).toBeGreaterThan(0);
      expect(y + ofBar).toBeLessThanOrEqual(height * 0.2);
    }
  });
}

test("a large window shows four homes beside each other", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const path of ["/listings", "/rentals"]) {
    await page.goto(path);
    const tops = await page
      .getByRole("main")
      .getByRole("article")
      .evaluateAll((cards) => cards.slice(0, 5).map((card) => Math.round(card.getBoundingClientRect().top)));
    expect(
      tops.map((top) => top === tops[0]),
      path,
    ).toEqual([true, true, true, true, false]);
  }
});
