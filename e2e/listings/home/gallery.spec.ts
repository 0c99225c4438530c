import { expect, type Locator, type Page } from "@playwright/test";
import { findBarriers } from "../../for-everyone/find-barriers.ts";
import { getBox } from "../../measure-page.ts";
import { test } from "../../visitor.ts";

const PROPERTY = "/property/1";

// Disables smooth scrolling, which only the first test checks.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function open(page: Page, path = PROPERTY) {
  await page.goto(path);
  await page.getByRole("button", { name: "Next picture" }).waitFor();
  return {
    row: page.getByRole("list", { name: /^Pictures of/ }),
    counter: page.getByRole("main").getByRole("status").first(),
  };
}

/** The thumbnails, which are hidden from screen readers. */
const findSmall = (page: Page) => page.locator('ol a[href^="#picture-"]');

/** Expects the row to show the picture at this index. */
async function expectShown(row: Locator, index: number) {
  await expect.poll(() => row.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth))).toBe(index);
}

test("the gallery's buttons go through the pictures and wrap around", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const { row, counter } = await open(page);
  await expect(counter).toContainText("1 of 8");
  await page.getByRole("button", { name: "Next picture" }).click();
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(counter).toContainText("3 of 8");
  await expectShown(row, 2);
  for (let times = 0; times < 3; times += 1)
    await page.getByRole("button", { name: "Previous picture" }).click();
  await expect(counter).toContainText("8 of 8");
  await expectShown(row, 7);
  await page.getByRole("button", { name: "Next picture" }).click();
  await expect(counter).toContainText("1 of 8");
  await expectShown(row, 0);
});

test("arrow keys, thumbnails and swipes change picture and counter but not the address", async ({ page }) => {
  const { row, counter } = await open(page);
  await page.getByRole("link", { name: /^Enlarge picture 1: / }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(counter).toContainText("2 of 8");
  await expect(page.getByRole("link", { name: /^Enlarge picture 2: / })).toBeFocused();
  await page.keyboard.press("End");
  await expect(counter).toContainText("8 of 8");
  await expectShown(row, 7);
  await page.keyboard.press("Home");
  await expectShown(row, 0);
  await expect(counter).toContainText("Pool, 1 of 8: ");

  const entries = await page.evaluate(() => history.length);
  const third = findSmall(page).nth(2);
  await third.click();
  await expect(counter).toContainText("3 of 8");
  await expectShown(row, 2);
  await expect(third).toHaveAttribute("aria-current", "true");
  await expect(findSmall(page).and(page.locator("[aria-current]"))).toHaveCount(1);
  await expect(page).toHaveURL(/\/property\/1$/);
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await row.hover();
  await page.mouse.wheel(-10_000, 0);
  await expectShown(row, 0);
  await expect(counter).toContainText("1 of 8");
  await expect(findSmall(page).first()).toHaveAttribute("aria-current", "true");
});

test("a click enlarges a picture to the window; keys and swipes move on, Escape closes", async ({ page }) => {
  const { counter } = await open(page);
  await page.getByRole("link", { name: /^Enlarge picture 1: / }).click();
  const viewer = page.getByRole("dialog", { name: /^Pictures of/ });
  const shown = viewer.getByRole("status");
  await expect(viewer.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(shown).toContainText("1 of 8");
  expect(await findBarriers(page)).toEqual([]);
  const [box, fit] = await viewer
    .getByRole("img")
    .first()
    .evaluate((image) => [image.clientWidth / window.innerWidth, getComputedStyle(image).objectFit]);
  expect([box, fit]).toEqual([1, "contain"]);

  await page.keyboard.press("ArrowLeft");
  await expect(shown).toContainText("8 of 8");
  const row = viewer.getByRole("list");
  // A swipe during the smooth scroll would be lost.
  await expect.poll(() => row.evaluate((list) => list.scrollLeft / list.clientWidth)).toBe(7);
  await row.hover();
  await page.mouse.wheel(-10_000, 0);
  await expect(shown).toContainText("1 of 8");
  await viewer.getByRole("button", { name: "Next picture" }).click();
  await expect(shown).toContainText("2 of 8");

  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(counter).toContainText("2 of 8");
  await expect(page.getByRole("link", { name: /^Enlarge picture 2: / })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(shown).toContainText("2 of 8");
  await viewer.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("link", { name: /^Enlarge picture 2: / })).toBeFocused();
});

test("without script pictures and plans are named, thumbnails lead to them, each opens its largest file, and sharing is a mail", async ({
  browser,
  baseURL,
}) => {
  await using context = await browser.newContext({
    javaScriptEnabled: false,
    reducedMotion: "reduce",
    baseURL,
  });
  const page = await context.newPage();
  await page.goto(PROPERTY);
  const pictures = page.getByRole("list", { name: /^Pictures of/ }).getByRole("listitem");
  await expect(pictures.nth(3)).toContainText("Kitchen, 4 of 8");
  await expect(pictures.last()).toContainText("Floor plan, 8 of 8");
  await expect(page.getByRole("button", { name: "Next picture" })).toHaveCount(0);
  for (const index of [5, 3, 4]) {
    await findSmall(page)
      .nth(index - 1)
      .click();
    await expect(page.locator(`#picture-${index}`)).toBeInViewport({ ratio: 0.9 });
  }
  await expect(page.getByRole("link", { name: "Share" })).toHaveAttribute(
    "href",
    /^mailto:\?.*property%2FS001$/,
  );
  await page.getByRole("link", { name: /^Enlarge picture 1: / }).click();
  await expect(page).toHaveURL(/\/pictures\/s001-pool-2000\.avif/);
  await expect.poll(() => page.locator("img").evaluate((image) => image.clientWidth)).toBeGreaterThan(0);
});

test("every picture is whole at every width, and thumbnails fill the places beside it", async ({ page }) => {
  for (const path of [PROPERTY, "/property/2", "/property/6", "/rental/R001"]) {
    await page.goto(path);
    const row = page.getByRole("list", { name: /^Pictures of/ });
    for (const [width, height] of [
      [390, 844],
      [1280, 720],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      const place = `${path} at ${width} px`;
      const cut = await row.getByRole("img").evaluateAll((images) =>
        images.filter((image) => {
          const { width, height } = image.getBoundingClientRect();
          const own = Number(image.getAttribute("width")) / Number(image.getAttribute("height"));
          return getComputedStyle(image).objectFit !== "contain" && Math.abs(width / height - own) > 0.01;
        }),
      );
      expect(cut, place).toEqual([]);
      const box = await getBox(row.getByRole("img").first());
      expect(box.width / box.height, place).toBeCloseTo(1.5, 1);
      if (width === 390) expect([box.x, box.width]).toEqual([0, 390]);
      else if (path !== "/property/6") await expectFilled(page, place);
    }
    // In a large window the gallery is as wide as the page.
    const { right } = await getBox(page.getByRole("navigation", { name: "Breadcrumb" }));
    expect(right).toBeGreaterThan(1700);
    if (path === PROPERTY) expect((await getBox(findSmall(page).last())).right).toBeCloseTo(right, 0);
  }
});

async function expectFilled(page: Page, place: string) {
  await expect(findSmall(page).first()).toBeHidden();
  const { strip, boxes } = await page.locator("ol:has(a[href^='#picture-'])").evaluate((list) => {
    const toBox = ({ left, top, right, bottom }: DOMRect) => ({ left, top, right, bottom });
    const items = [...list.children].filter(({ clientHeight }) => clientHeight > 0);
    return {
      strip: toBox(list.getBoundingClientRect()),
      boxes: items.map((item) => toBox(item.getBoundingClientRect())),
    };
  });
  const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
  for (const row of rows.values()) expect(strip.right - (row.at(-1)?.right ?? 0), place).toBeLessThan(8);
  expect(Math.abs(strip.bottom - (boxes.at(-1)?.bottom ?? 0)), place).toBeLessThan(8);
}

test("a screen reader finds each picture once before the title", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const main = await page.getByRole("main").ariaSnapshot();
  const before = main.slice(0, main.indexOf("heading"));
  expect(before.match(/link "Enlarge picture/g)).toHaveLength(8);
  expect(before.match(/#picture-/g)).toBeNull();
});

test("on a phone in landscape a picture fills the height, clear of its arrows", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page);
  await page.getByRole("link", { name: /^Enlarge picture 1: / }).click();
  const viewer = page.getByRole("dialog");
  const words = viewer.getByText(/, 1\sof\s8$/);
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await getBox(viewer.getByRole("img").first())).toMatchObject({ width, height });
    const arrow = await getBox(viewer.getByRole("button", { name: "Previous picture" }));
    expect((await getBox(words)).right).toBeLessThanOrEqual(arrow.x);
  }
});

test("two fingers or the button enlarge a picture, arrow keys move it", async ({ browser, baseURL }) => {
  const viewport = { width: 390, height: 844 };
  await using context = await browser.newContext({ viewport, hasTouch: true, baseURL });
  const page = await context.newPage();
  const { counter } = await open(page);
  await page.getByRole("link", { name: /^Enlarge picture 1: / }).tap();
  const viewer = page.getByRole("dialog", { name: /^Pictures of/ });
  const image = viewer.getByRole("img").first();
  const getWidth = async () => Math.round((await getBox(image)).width);
  await expect.poll(getWidth).toBe(390);

  const touch = await context.newCDPSession(page);
  const putFingers = (type: "touchStart" | "touchMove" | "touchEnd", apart?: number) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: apart === undefined ? [] : [195 - apart, 195 + apart].map((x, id) => ({ x, y: 400, id })),
    });
  await putFingers("touchStart", 40);
  for (const apart of [50, 70, 100, 120]) await putFingers("touchMove", apart);
  await putFingers("touchEnd");
  await expect.poll(getWidth).toBeGreaterThan(390 * 2);
  await expect(viewer.getByRole("status")).toContainText("1 of 8");

  await viewer.getByRole("button", { name: "Zoom" }).press("Enter");
  await expect.poll(getWidth).toBe(390);
  await viewer.getByRole("button", { name: "Zoom" }).press("Enter");
  await expect.poll(getWidth).toBe(975);
  const { x } = await getBox(image);
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await getBox(image)).x).toBeLessThan(x);
  await expect(viewer.getByRole("status")).toContainText("1 of 8");
  expect(await findBarriers(page)).toEqual([]);

  await viewer.getByRole("button", { name: "Next picture" }).tap();
  await expect(viewer.getByRole("status")).toContainText("2 of 8");
  await expect.poll(getWidth).toBe(390);
  await page.keyboard.press("Escape");
  await expect(counter).toContainText("2 of 8");
});
