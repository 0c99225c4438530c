import { expect, type Locator, type Page } from "@playwright/test";
import { findBarriers } from "../../for-everyone/find-barriers.ts";
import { test } from "../../visitor.ts";

const PROPERTY = "/property/1";

async function open(page: Page, path = PROPERTY) {
  await page.goto(path);
  await page.getByRole("button", { name: "Next picture" }).waitFor();
  return {
    row: page.getByRole("list", { name: /^Pictures of/ }),
    counter: page.getByRole("main").getByRole("status").first(),
  };
}

/** Whether a picture of the row is the one in its window. */
async function expectShown(row: Locator, index: number) {
  await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(index);
}

test("the gallery's buttons go through the pictures and round at both ends", async ({ page }) => {
  const { row, counter } = await open(page);
  await expect(counter).toContainText("1 / 8");
  await page.getByRole("button", { name: "Next picture" }).click();
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(counter).toContainText("3 / 8");
  await expectShown(row, 2);
  for (let times = 0; times < 3; times += 1)
    await page.getByRole("button", { name: "Previous picture" }).click();
  await expect(counter).toContainText("8 / 8");
  await expectShown(row, 7);
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(counter).toContainText("1 / 8");
  await expectShown(row, 0);
});

test("arrow keys move the row that has the focus", async ({ page }) => {
  const { row, counter } = await open(page);
  await row.focus();
  await page.keyboard.press("ArrowRight");
  await expect(counter).toContainText("2 / 8");
  await page.keyboard.press("End");
  await expect(counter).toContainText("8 / 8");
  await expectShown(row, 7);
  await page.keyboard.press("Home");
  await expectShown(row, 0);
  await expect(counter).toContainText("Picture 1 of 8: ");
});

test("a small picture shows its large one and leaves the address alone", async ({ page }) => {
  const { row, counter } = await open(page);
  const entries = await page.evaluate(() => history.length);
  const third = page.getByRole("link", { name: /^Picture 3: / });
  await third.click();
  await expect(counter).toContainText("3 / 8");
  await expectShown(row, 2);
  await expect(third).toHaveAttribute("aria-current", "true");
  await expect(
    page.getByRole("link", { name: /^Picture \d: / }).and(page.locator("[aria-current]")),
  ).toHaveCount(1);
  await expect(page).toHaveURL(/\/property\/1$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test("the counter and the small pictures follow a swipe", async ({ page }) => {
  const { row, counter } = await open(page);
  await page.getByRole("button", { name: "Previous picture" }).click();
  await expectShown(row, 7);
  await row.hover();
  await page.mouse.wheel(-10_000, 0);
  await expectShown(row, 0);
  await expect(counter).toContainText("1 / 8");
  await expect(page.getByRole("link", { name: /^Picture 1: / })).toHaveAttribute("aria-current", "true");
});

test("in a large window the gallery is as wide as the page", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page);
  const { x = 0, width = 0 } =
    (await page.getByRole("navigation", { name: "Breadcrumb" }).boundingBox()) ?? {};
  const thumb = await page.getByRole("link", { name: /^Picture 1: / }).boundingBox();
  expect(Math.round((thumb?.x ?? 0) + (thumb?.width ?? 0))).toBe(Math.round(x + width));
  expect(x + width).toBeGreaterThan(1700);
});

test("a click enlarges a picture to the window; keys and swipes move on, Escape leads back", async ({
  page,
}) => {
  const { counter } = await open(page);
  await page.getByRole("link", { name: /^Enlarge picture 1: / }).click();
  const viewer = page.getByRole("dialog", { name: /^Pictures of/ });
  const shown = viewer.getByRole("status");
  await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(shown).toContainText("1 / 8");
  expect(await findBarriers(page)).toEqual([]);
  const [box, fit] = await viewer
    .getByRole("img")
    .first()
    .evaluate((image) => [image.clientWidth / window.innerWidth, getComputedStyle(image).objectFit]);
  expect([box, fit]).toEqual([1, "contain"]);

  await page.keyboard.press("ArrowLeft");
  await expect(shown).toContainText("8 / 8");
  const row = viewer.getByRole("list");
  // A swipe during the smooth scroll would be lost.
  await expect.poll(() => row.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(7);
  await row.hover();
  await page.mouse.wheel(-10_000, 0);
  await expect(shown).toContainText("1 / 8");
  await viewer.getByRole("button", { name: "Next picture" }).click();
  await expect(shown).toContainText("2 / 8");

  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(counter).toContainText("2 / 8");
  await expect(page.getByRole("link", { name: /^Enlarge picture 2: / })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shown).toContainText("2 / 8");
  await viewer.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: /^Enlarge picture 2: / })).toBeFocused();
});

test("without script a picture opens its largest file", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(PROPERTY);
  await page.getByRole("link", { name: /^Enlarge picture 1: / }).click();
  await expect(page).toHaveURL(/\/pictures\/s001-pool-2000\.avif/);
  await expect.poll(() => page.locator("img").evaluate((image) => image.clientWidth)).toBeGreaterThan(0);
  await context.close();
});
