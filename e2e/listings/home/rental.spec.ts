import { expect, type Page } from "@playwright/test";
import { test } from "../../visitor.ts";

test("a rental shows everything that the specification requires", async ({ page }) => {
  await openRental(page, "R002");
  const main = page.getByRole("main");
  await expect(main.getByText("$1,550 per week").first()).toBeVisible();
  for (const badge of ["House", "For Rent"])
    await expect(main.getByText(badge, { exact: true }).first()).toBeVisible();
  await expect(main.getByText("sqm home")).toBeVisible();
  await expect(main.getByText("Rental Specialist")).toBeVisible();
  await expect(main.getByRole("link", { name: "0491 570 313" })).toHaveAttribute("href", "tel:+61491570313");
  await expect(main.getByRole("link", { name: "tom@headland.example" })).toBeVisible();
  await expect(main.getByRole("link", { name: "Book Inspection" }).first()).toBeVisible();
  await expect(main.getByRole("link", { name: "Enquire Now" })).toBeVisible();
  await expect(main.getByRole("heading", { name: "Property Summary" })).toBeVisible();
  await expect(main.getByText("Available", { exact: true })).toBeVisible();
});

test("a broken picture is replaced once by a labelled drawing", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.route("**/pictures/r002-street*", (route) => route.fulfill({ status: 404 }));
  await openRental(page, "R002");
  const first = page
    .getByRole("list", { name: /^Pictures of/ })
    .locator("img")
    .first();
  await expect(first).toHaveAttribute("src", /placeholder-/);
  await expect(page.getByText("Photograph cannot be shown").first()).toBeVisible();
  // Six pictures are artists' impressions, but not the drawing that replaced the first.
  await expect(page.getByRole("list", { name: /^Pictures of/ }).getByText("Artist’s impression")).toHaveCount(
    5,
  );
  await expect.poll(() => first.evaluate(isShown)).toBe(true);
  // The others are not replaced, because they are loaded only when they come into view.
  await expect(
    page.getByRole("list", { name: /^Pictures of/ }).locator("img[src*=placeholder-]"),
  ).toHaveCount(1);
  expect(asked.filter((url) => url.includes("placeholder-")).length).toBeLessThanOrEqual(3);
});

test("without script a drawing covers a failed picture and its text", async ({ plain: page }) => {
  const drawings: string[] = [];
  page.on("request", (request) => request.url().includes("placeholder-") && drawings.push(request.url()));
  const openHome = () => page.goto("/rental/R002");
  const label = page.getByRole("list", { name: /^Pictures of/ }).getByText("Artist’s impression");

  await openHome();
  expect(await label.first().evaluate(isOnTop)).toBe(true);

  await page.route("**/pictures/r002-street*", (route) => route.fulfill({ status: 404 }));
  await openHome();
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
  await openRental(page, "R002");
  await expect(
    page
      .getByRole("list", { name: /^Pictures of/ })
      .locator("img")
      .first(),
  ).toHaveAttribute("src", /placeholder-/);
  const before = asked.length;
  await page.waitForLoadState("networkidle");
  expect(asked.length - before).toBeLessThan(12);
});

async function openRental(page: Page, id: string) {
  await page.goto(`/rental/${id}`);
  await page.getByRole("button", { name: "Next picture" }).waitFor();
}

function isShown(image: Element) {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0;
}
