import { expect } from "@playwright/test";
import { LONG } from "../../every-page.ts";
import { test } from "../../visitor.ts";
import { getRecords } from "../lists/sale-list.ts";
import { countSheets } from "./count-sheets.ts";

const PROPERTY = "/property/1";

test("price and title stand on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [PROPERTY, "/property/6", "/rental/R001"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(/^\$[\d.,]+(M| per week)$/).first()).toBeInViewport({ ratio: 1 });
    expect(
      (await page.getByRole("list", { name: /^Pictures of/ }).boundingBox())?.height,
    ).toBeLessThanOrEqual(0.55 * 800);
  }
});

test("Share and Keep stand side by side in a small window, however long the price", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of ["S001", "S010"]) {
    await page.goto(`/property/${id}`);
    const share = await page.getByRole("button", { name: "Share" }).boundingBox();
    const keep = await page
      .getByRole("main")
      .getByRole("button", { name: /^Keep / })
      .first()
      .boundingBox();
    expect(Math.abs((share?.y ?? 0) - (keep?.y ?? Number.NaN)), id).toBeLessThan(2);
  }
});

test("a home without pictures says that they are to come", async ({ page }) => {
  const records: { images?: object[]; pictures?: object[] }[] = await (
    await page.request.get("/data/coastal-listings.json")
  ).json();
  const index = records.findIndex(({ images = [], pictures = images }) => pictures.length === 0);
  await page.goto(`/property/${index + 1}`);
  const gallery = page.getByRole("list", { name: /^Pictures of/ });
  await expect(gallery.getByText("Photographs to come")).toBeVisible();
  await expect(page.getByText("Artist’s impression")).toHaveCount(0);
});

test("without script every picture is reached by its small one, and sharing is a mail", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, reducedMotion: "reduce", baseURL });
  const page = await context.newPage();
  await page.goto(PROPERTY);
  await expect(page.getByRole("button", { name: "Next picture" })).toHaveCount(0);
  for (const index of [5, 3, 4]) {
    await page.getByRole("link", { name: new RegExp(`^Picture ${index}: `) }).click();
    await expect(page.locator(`#picture-${index}`)).toBeInViewport({ ratio: 0.9 });
  }
  const share = page.getByRole("link", { name: "Share" });
  await expect(share).toHaveAttribute("href", /^mailto:\?.*property%2FS001$/);
  await context.close();
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

test("the next inspection comes as a calendar file", async ({ page }) => {
  await page.goto(PROPERTY);
  const address = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(await answer.text()).toMatch(/UID:inspection-S001-\d{4}-\d{2}-\d{2}-1@headland\.example/);
  expect((await page.request.get("/property/S010/inspection.ics")).status()).toBe(404);
});

test("a printed property takes one sheet", async ({ page }) => {
  await page.goto("/property/1");
  expect(await countSheets(page)).toBe(1);
});

test("a printed property takes one sheet, whichever it is", { tag: LONG }, async ({ page }) => {
  test.slow();
  const count = (await getRecords(page)).length;
  for (let id = 1; id <= count; id += 1) {
    await page.goto(`/property/${id}`);
    expect(await countSheets(page), `/property/${id}`).toBe(1);
  }
});

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
