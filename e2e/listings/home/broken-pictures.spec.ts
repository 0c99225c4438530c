import { expect, type Page } from "@playwright/test";
import { test } from "../../visitor.ts";

const HOME = "/rental/R002";

const getGallery = (page: Page) => page.getByRole("list", { name: /^Pictures of/ });

test("a broken picture is replaced once by a labelled drawing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/pictures/r002-street*", (route) => route.fulfill({ status: 404 }));
  await openHome(page);
  const first = getGallery(page).locator("img").first();
  await expect(first).toHaveAttribute("src", /placeholder-/);
  await expect(page.getByText("Photograph cannot be shown").first()).toBeVisible();
  // Six pictures are artists' impressions, but not the drawing that replaced the first.
  await expect(getGallery(page).getByText("Artist’s impression")).toHaveCount(5);
  await expect.poll(() => first.evaluate(isShown)).toBe(true);
  // The others are not replaced, because they are loaded only when they come into view.
  await expect(getGallery(page).locator("img[src*=placeholder-]")).toHaveCount(1);
  expect(asked.filter((url) => url.includes("placeholder-")).length).toBeLessThanOrEqual(3);
});

test("without script a drawing covers a failed picture and its text", async ({ plain: page }) => {
  const drawings: string[] = [];
  page.on("request", (request) => request.url().includes("placeholder-") && drawings.push(request.url()));
  const label = getGallery(page).getByText("Artist’s impression");

  await page.goto(HOME);
  expect(await label.first().evaluate(isOnTop)).toBe(true);

  await page.route("**/pictures/r002-street*", (route) => route.fulfill({ status: 404 }));
  await page.goto(HOME);
  await expect.poll(() => label.first().evaluate(isOnTop)).toBe(false);
  expect(await page.getByText("For Rent", { exact: true }).first().evaluate(isOnTop)).toBe(true);
  await expect.poll(() => drawings.length).toBeGreaterThan(0);

  await page.goto("/rentals");
  const card = page.getByRole("article").filter({ has: page.locator('img[src*="r002-street"]') });
  const getDrawing = () =>
    card.locator("img").evaluate((image) => getComputedStyle(image, "::after").content);
  await expect.poll(getDrawing).toBe('""');
});

function isOnTop(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

test("a broken default picture is not requested again and again", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/pictures/**", (route) => route.abort());
  await openHome(page);
  await expect(getGallery(page).locator("img").first()).toHaveAttribute("src", /placeholder-/);
  const before = asked.length;
  await page.waitForLoadState("networkidle");
  expect(asked.length - before).toBeLessThan(12);
});

async function openHome(page: Page) {
  await page.goto(HOME);
  await page.getByRole("button", { name: "Next picture" }).waitFor();
}

function isShown(image: Element) {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}
