import { expect, type Page } from "@playwright/test";
import { test } from "../visitor.ts";
import { expectCount, getCount, getRecords } from "./sale-list.ts";

const IN_SIGHT = 12;
const PLACE_PX = 500;

const lists = [
  { path: "/listings", home: /\/property\/\d+$/ },
  { path: "/rentals", home: /\/rental\/\w+$/ },
];

/** Opens a list, chooses once, so that its homes are at hand, and then lets no frame of the page's own come any more. */
async function openWithoutFrames(page: Page, path: string, beds = "1") {
  await page.goto(path);
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  await page.getByLabel("Bedrooms").selectOption(beds);
  await expect(page).toHaveURL(`${path}?beds=${beds}`);
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
  });
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

test("a long answer begins with the homes in sight, and with those that stand there already", async ({
  page,
}) => {
  const records = await getRecords(page);
  await openWithoutFrames(page, "/listings", "4");
  const cards = page.getByRole("main").getByRole("article");
  const drawn = records.filter(({ beds }) => beds >= 4).length;
  await expect(cards).toHaveCount(drawn);
  await page.getByLabel("Bedrooms").selectOption("any");
  await expect(getCount(page)).toHaveText(`Showing ${records.length} of ${records.length} properties`);
  const first = records.filter(({ beds }, index) => index < IN_SIGHT || beds >= 4).length;
  expect(first).toBeLessThan(records.length);
  await expect(cards).toHaveCount(first);
  await page.keyboard.press("Shift");
  await expectCount(page, records, () => true);
});

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
