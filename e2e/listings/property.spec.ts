import { expect, type Locator, type Page } from "@playwright/test";
import { LONG } from "../every-page.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { test } from "../visitor.ts";
import { countSheets } from "./count-sheets.ts";

const PROPERTY = "/property/1";
const DATA = "**/data/coastal-listings.json";

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

test("price and title stand on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [PROPERTY, "/property/6", "/rental/R001"]) {
    const { row } = await open(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^\$[\d.,]+(M| per week)$/).first()).toBeInViewport({ ratio: 1 });
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(0.55 * 800);
  }
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
  await expect(page).toHaveURL(/\/pictures\/s001-street-2000\.avif/);
  await expect.poll(() => page.locator("img").evaluate((image) => image.clientWidth)).toBeGreaterThan(0);
  await context.close();
});

test("a home without pictures says that they are to come", async ({ page }) => {
  const records: { images?: object[]; pictures?: object[] }[] = await (
    await page.request.get("/data/coastal-listings.json")
  ).json();
  const index = records.findIndex(({ images = [], pictures = images }) => pictures.length === 0);
  await page.goto(`/property/${index + 1}`);
  await expect(page.getByText("Pictures to come")).toBeVisible();
  await expect(page.getByText("Artist’s impression")).toHaveCount(0);
});

test("without script every picture is reached by its small one, and sharing is a mail", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(PROPERTY);
  await expect(page.getByRole("button", { name: "Next picture" })).toHaveCount(0);
  for (const index of [5, 3, 1, 2, 4]) {
    await page.getByRole("link", { name: new RegExp(`^Picture ${index}: `) }).click();
    await expect(page.locator(`#picture-${index}`)).toBeInViewport({ ratio: 0.9 });
  }
  const share = page.getByRole("link", { name: "Share" });
  await expect(share).toHaveAttribute("href", /^mailto:\?.*property%2FS001$/);
  await context.close();
});

test("says so while slow details are on their way, then shows them and their map", async ({ page }) => {
  const [releaseData, releaseMap] = [await hold(page, DATA), await hold(page, "**/property/*.data*")];
  const title = await openFromList(page);
  await expect(page.getByText("Loading property details...")).toBeVisible();
  releaseData();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page).toHaveTitle(/ · Headland$/);
  await expect(page.getByRole("img", { name: /^Map: / })).toHaveCount(0);
  releaseMap();
  await expect(page.getByRole("img", { name: /^Map: / })).toBeVisible();
});

test("details that cannot be loaded are logged and shown as not found", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(DATA, (route) => route.abort());
  await openFromList(page);
  await expect(page.getByRole("heading", { name: "Property Not Found" })).toBeVisible({ timeout: 10_000 });
  expect(logged.some((text) => text.startsWith("Failed to load property:"))).toBe(true);
});

test("a property without its map and its agent's role is still a property", async ({ page }) => {
  await page.route("**/property/*.data*", (route) => route.abort());
  const title = await openFromList(page);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Where it is" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Email Agent" })).toBeVisible();
});

test("an address where no property stands answers 404, says so and offers others", async ({ page }) => {
  for (const id of ["0", "999", "3abc", "3.0", "-1", "s001"]) {
    expect((await page.request.get(`/property/${id}`)).status(), id).toBe(404);
  }
  await page.goto("/property/999");
  await expect(page.getByRole("heading", { level: 1, name: "Property Not Found" })).toBeVisible();
  await expect(page.getByText("The property you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
  await page.getByRole("link", { name: "Back to listings" }).click();
  await expect(page).toHaveURL(/\/listings$/);
});

test("the address with the source id leads to where the property is now", async ({ page }) => {
  const answer = await page.request.get("/property/S014", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, "/property/14"]);
  await page.goto("/property/S014");
  await expect(page).toHaveURL(/\/property\/14$/);
  await expect(page.getByText("S014", { exact: true })).toBeVisible();
});

test("sharing copies the address that stays, and says so for four seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await open(page);
  await page.getByRole("button", { name: "Share" }).click();
  const toast = page.getByText("Link copied");
  await expect(toast).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/property\/S001$/);
  await toast.hover();
  await page.clock.fastForward(4500);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.fastForward(4500);
  await expect(toast).toBeHidden();
});

test("a toast leaves when it is dismissed or swiped, and three are enough", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page);
  for (let times = 0; times < 4; times += 1) await page.getByRole("button", { name: "Share" }).click();
  const toasts = page.getByText("Link copied");
  await expect(toasts).toHaveCount(3);
  await page.getByRole("button", { name: "Dismiss" }).first().click();
  await expect(toasts).toHaveCount(2);
  const box = await toasts.last().boundingBox();
  if (!box) throw new Error("the toast is not shown");
  await page.mouse.move(box.x + 80, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 95, box.y + 20);
  await expect(toasts).toHaveCount(2);
  await page.mouse.move(box.x + 101, box.y + 20);
  await expect(toasts).toHaveCount(1);
});

test("a browser that refuses the clipboard is shown the address to copy", async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText(/^Copy this link: .*\/property\/S001$/)).toBeVisible();
});

test("the next inspection comes as a calendar file", async ({ page }) => {
  await page.goto(PROPERTY);
  const address = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await answer.text()).toMatch(/UID:inspection-S001-\d{4}-\d{2}-\d{2}@headland\.example/);
  expect((await page.request.get("/property/S010/inspection.ics")).status()).toBe(404);
});

test("a printed property takes one sheet", async ({ page }) => {
  await page.goto("/property/1");
  expect(await countSheets(page)).toBe(1);
});

test("a printed property takes one sheet, whichever it is", { tag: LONG }, async ({ page }) => {
  test.slow();
  const records: unknown = await (await page.request.get("/data/coastal-listings.json")).json();
  const count = Array.isArray(records) ? records.length : 0;
  for (let id = 1; id <= count; id += 1) {
    await page.goto(`/property/${id}`);
    expect(await countSheets(page), `/property/${id}`).toBe(1);
  }
});

/** Stops answers to the address until the returned function is called. */
async function hold(page: Page, url: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

async function openFromList(page: Page) {
  await page.goto("/listings");
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  const link = page.getByRole("main").getByRole("article").nth(2).getByRole("link");
  const title = (await link.textContent()) ?? "";
  await link.click();
  return title;
}

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
