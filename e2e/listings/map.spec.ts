import { expect, type Page } from "@playwright/test";
import { LONG } from "../every-page.ts";
import { test } from "../visitor.ts";

test.use({ javaScriptEnabled: false });

function getMarks(page: Page) {
  return page.getByRole("group", { name: /^Map of the coast/ }).getByRole("link");
}

for (const width of [320, 390, 768, 1280])
  test(`no mark is smaller than 24 px or over another at ${width} px`, {
    tag: width === 390 || width === 1280 ? [] : [LONG],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["/listings/map", "/rentals/map", "/listings/map?zoom=2&at=-33.780,151.285"]) {
      await page.goto(path);
      const boxes = await getMarks(page).evaluateAll((marks) =>
        marks.map((mark) => (mark.querySelector("rect") ?? mark).getBoundingClientRect().toJSON()),
      );
      expect(boxes.length).toBeGreaterThan(5);
      for (const [index, box] of boxes.entries()) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        const over = boxes.slice(index + 1).filter((other) => {
          const isBeside = other.left >= box.right || box.left >= other.right;
          return !isBeside && other.top < box.bottom && box.top < other.bottom;
        });
        expect(over).toEqual([]);
      }
    }
  });

test("from the list to its map, closer by a group, and to a home, by keyboard alone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/listings?type=house");
  await page.getByRole("link", { name: "Map view" }).press("Enter");
  await expect(page).toHaveURL("/listings/map?type=house");
  await getMarks(page).filter({ hasText: " from " }).last().press("Enter");
  await expect(page).toHaveURL(/\/listings\/map\?type=house&zoom=2&at=/);
  const home = getMarks(page).filter({ hasText: /^\$/ }).first();
  await home.press("Enter");
  await expect(page).toHaveURL(/\/property\/\d+$/);
});

test("the list has the same marks in the same order, and each shows the other", async ({ page }) => {
  await page.goto("/listings/map");
  const rows = page.getByRole("list", { name: "The same, north to south" }).locator("> li");
  const labels = await getMarks(page).locator("text").allTextContents();
  expect(await rows.locator("> a").allTextContents()).toEqual(labels);
  const second = getMarks(page).nth(1);
  const plain = await second.evaluate((mark) => getComputedStyle(mark).fill);
  await rows.nth(1).locator("> a").press("Enter");
  await expect(page).toHaveURL(/#m2$/);
  expect(await second.evaluate((mark) => getComputedStyle(mark).fill)).not.toBe(plain);
  expect(await second.evaluate((mark) => mark.matches(":target"))).toBe(true);
  const toGround = () => rows.nth(2).evaluate((row) => getComputedStyle(row).backgroundColor);
  const ground = await toGround();
  await getMarks(page).nth(2).focus();
  expect(await toGround()).not.toBe(ground);
  // Forced colours leave no ground, but colour an outline.
  expect(await rows.nth(2).evaluate((row) => getComputedStyle(row).outlineStyle)).toBe("solid");
});

test("filters of the map are those of the list, and a home's surroundings are one of them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/property/1");
  await page.getByText("Where it is", { exact: true }).click();
  await page.getByRole("link", { name: "Homes within 2 km" }).click();
  await expect(page.getByText("Within 2 km of 3 Gannet Crescent")).toBeVisible();
  await page.getByRole("link", { name: /^\d+ within 5 km$/ }).click();
  await expect(page).toHaveURL("/listings?near=S001&km=5");
  await page.getByRole("link", { name: "Map view" }).click();
  await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL("/listings/map?beds=3&near=S001&km=5");
  await expect(page.getByText("Within 5 km of 3 Gannet Crescent")).toBeVisible();
  await page.getByRole("link", { name: /^Remove: Within 5 km/ }).click();
  await expect(page).toHaveURL("/listings/map?beds=3");
  // The distance goes with what it is a distance from.
  await page.goto("/listings?near=S001&km=5&beds=3");
  await page.getByRole("link", { name: /^Remove: Within 5 km/ }).click();
  await expect(page).toHaveURL("/listings?beds=3");
});

for (const path of ["/listings", "/rentals"])
  test(`on a phone the map of ${path} stands on the first screen, with prices, and the list under it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${path}/map`);
    const map = await page.getByRole("group", { name: /^Map of the coast/ }).boundingBox();
    expect((map?.y ?? 0) + (map?.height ?? 0)).toBeLessThan(844);
    expect(map?.width).toBe(390);
    const list = await page.getByRole("list", { name: "The same, north to south" }).boundingBox();
    expect(list?.y).toBeGreaterThan(844 - 200);
    for (const label of await getMarks(page).locator("text").allTextContents())
      expect(label).toMatch(/^(\d+ from )?\$[\d.,]+(M|K| pw)$/);
  });

test("grid, list and map are one switch, on each of them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/rentals?beds=2");
  const view = page.getByRole("navigation", { name: "View" });
  for (const [name, path] of [
    ["Map view", "/rentals/map?beds=2"],
    ["List view", "/rentals?beds=2&view=list"],
    ["Map view", "/rentals/map?beds=2"],
    ["Grid view", "/rentals?beds=2"],
  ] as const) {
    await view.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(view.locator("[aria-current]")).toHaveAccessibleName(name);
  }
  const tops = await page
    .getByRole("search", { name: "Filters" })
    .evaluate((bar) =>
      [...bar.querySelectorAll("nav, summary")]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect().top),
    );
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(8);
});

test("a map opens on the suburb that is asked; moved away, it offers to search there", async ({ page }) => {
  await page.goto("/listings/map?suburb=Manly");
  await expect(getMarks(page)).toHaveText(["$3.9M", "$3M"]);
  const here = page.getByRole("link", { name: "Search here" });
  await expect(here).toHaveCount(0);
  const moves = page.getByRole("navigation", { name: "Move the map" });
  await moves.getByRole("link", { name: "North" }).press("Enter");
  await moves.getByRole("link", { name: "North" }).press("Enter");
  await expect(page.getByRole("status").first()).toHaveText("Showing 0 of 2 homes");
  await here.press("Enter");
  await expect(page).toHaveURL(/\/listings\/map\?zoom=3&at=/);
  await expect(here).toHaveCount(0);
  await expect(getMarks(page).first()).toBeVisible();
});

test("on paper are the map and the list, without what can only be used on a screen", async ({ page }) => {
  await page.goto("/listings/map");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("group", { name: /^Map of the coast/ })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Move the map" })).toBeHidden();
  await expect(page.getByRole("search", { name: "Filters" })).toBeHidden();
  await expect(page.getByLabel("Location or keyword")).toBeHidden();
});
