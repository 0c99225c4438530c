import { expect, type Page } from "@playwright/test";
import { test } from "../visitor.ts";
import { expectCount, getCount, getRecords } from "./sale-list.ts";

const PLACE_PX = 500;

const lists = [
  { path: "/listings", home: /\/property\/\d+$/ },
  { path: "/rentals", home: /\/rental\/\w+$/ },
];

/** Opens a list, chooses once, so that its homes are at hand, and then lets no frame of the page's own come any more. */
async function openWithoutFrames(page: Page, path: string, beds = "1") {
  await page.goto(path);
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  const folded = page.locator("summary", { hasText: "Filters" });
  if (await folded.isVisible()) await folded.click();
  await page.getByLabel("Bedrooms").selectOption(beds);
  await expect(page).toHaveURL(`${path}?beds=${beds}`);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
}

/** The homes on the page, in their order: all of them, or those above this edge of the window. */
function readHrefs(page: Page, edge = Number.POSITIVE_INFINITY) {
  return page
    .getByRole("main")
    .getByRole("article")
    .evaluateAll(
      (articles, lowest) =>
        articles
          .filter((article) => article.getBoundingClientRect().top < lowest)
          .map((article) => article.querySelector("a")?.getAttribute("href")),
      edge,
    );
}

for (const { path, home } of lists) {
  test(`${path} shows what a choice finds before it becomes the address, which waits for the paint`, async ({
    page,
  }) => {
    await openWithoutFrames(page, path);
    const before = await getCount(page).innerText();
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), PLACE_PX);
    await page.getByLabel("Bedrooms").selectOption("2");
    await expect(getCount(page)).not.toHaveText(before);
    const found = await getCount(page).innerText();
    await expect(page).toHaveURL(`${path}?beds=1`);
    await page.keyboard.press("Shift");
    await expect(page).toHaveURL(`${path}?beds=2`);
    await expect(getCount(page)).toHaveText(found);
    await page.goBack();
    await expect(getCount(page)).toHaveText(before);
    await expect(page.getByLabel("Bedrooms")).toHaveValue("1");
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(PLACE_PX);
  });

  test(`a home pressed on ${path} before the paint comes after the filter, so that Back leads to its list`, async ({
    page,
  }) => {
    await openWithoutFrames(page, path);
    const before = await getCount(page).innerText();
    await page.getByLabel("Bedrooms").selectOption("2");
    await expect(getCount(page)).not.toHaveText(before);
    await page.getByRole("main").getByRole("article").getByRole("link").first().hover();
    await page.mouse.down();
    await expect(page).toHaveURL(`${path}?beds=2`);
    await page.mouse.up();
    await expect(page).toHaveURL(home);
    await page.goBack();
    await expect(page).toHaveURL(`${path}?beds=2`);
  });
}

for (const { width, height, from } of [
  { width: 390, height: 844, from: 0 },
  { width: 768, height: 1024, from: 0 },
  { width: 1280, height: 800, from: 0 },
  { width: 1280, height: 800, from: PLACE_PX },
  { width: 1920, height: 1200, from: 0 },
]) {
  test(`a long answer begins with what is in sight ${from} px down a window of ${width} × ${height} px, and with what stands there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const records = await getRecords(page);
    await openWithoutFrames(page, "/listings", "4");
    await expectCount(page, records, ({ beds }) => beds >= 4);
    const kept = await readHrefs(page);
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), from);

    await page.getByLabel("Bedrooms").selectOption("any");
    await expect(getCount(page)).toHaveText(`Showing ${records.length} of ${records.length} properties`);
    const first = await readHrefs(page);
    expect(first).toEqual(expect.arrayContaining(kept));
    expect(first.length).toBeLessThan(records.length);

    await page.keyboard.press("Shift");
    await expectCount(page, records, () => true);
    expect(first).toEqual(expect.arrayContaining(await readHrefs(page, height)));
  });
}

test("two choices in one moment both count", async ({ page }) => {
  const records = await getRecords(page);
  await openWithoutFrames(page, "/listings");
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
  await page.keyboard.press("Shift");
  await expect(page).toHaveURL("/listings?beds=2&type=house");
  await expectCount(page, records, ({ beds, type }) => beds >= 2 && type === "House");
  await expect(page.getByLabel("Bedrooms")).toHaveValue("2");
  await expect(page.getByLabel("Property type")).toHaveValue("house");
});
