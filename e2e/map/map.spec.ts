import { truncate } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { copySample } from "#app/agency/folder/copy-sample.fixture.ts";
import { writeSampleArchive } from "#app/map/folder/map-archive.fixture.ts";
import { getBox } from "../measure-page.ts";
import { startOwnServer } from "../own-server.ts";
import { test } from "../visitor.ts";

const marks = (page: Page) => page.locator(".map-mark");
const rows = (page: Page) =>
  page.getByRole("list", { name: "The same, north to south" }).getByRole("listitem");
const cards = (page: Page) => page.getByRole("group", { name: "Homes on the map" });

async function openMap(page: Page, path = "/listings/map") {
  await page.goto(path);
  await expect(marks(page).first()).toBeVisible();
}

test("marks have prices, are large enough, do not overlap and show every home", async ({ page }) => {
  for (const [width, path] of [
    [390, "/listings/map"],
    [1280, "/rentals/map"],
    [2560, "/listings/map"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await openMap(page, path);
    for (const label of await marks(page).allTextContents())
      expect(label).toMatch(/^(\d+ from )?\$[\d.,]+(M|K| pw)$/);
    const boxes = await marks(page).evaluateAll((all) =>
      all.map((mark) => mark.getBoundingClientRect().toJSON()),
    );
    for (const [index, box] of boxes.entries()) {
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
      const over = boxes.slice(index + 1).filter((other) => {
        const isBeside = other.left >= box.right || box.left >= other.right;
        return !isBeside && other.top < box.bottom && box.top < other.bottom;
      });
      expect(over).toEqual([]);
    }
    const [inView, all] = await page.locator("[data-in-view], [data-in-view] ~ b").allTextContents();
    if (width !== 390) expect(`${inView} homes`, `at ${width} px`).toBe(all);
  }
});

test("by keyboard: a group opens, a home shows its card, Escape returns to its mark", async ({ page }) => {
  await openMap(page, "/listings/map?type=house");
  const before = await marks(page).count();
  await marks(page).filter({ hasText: " from " }).last().press("Enter");
  await expect(page).toHaveURL(/\/listings\/map\?type=house&bbox=/);
  await expect.poll(() => marks(page).count()).toBeGreaterThan(before);
  const home = marks(page).filter({ hasText: /^\$/, visible: true }).and(page.locator("[tabindex='0']"));
  const label = await home.first().getAttribute("aria-label");
  await home.first().press("Enter");
  const link = cards(page).getByRole("link").and(page.locator(":focus"));
  await expect(link).toBeVisible();
  expect(label).toContain(await link.textContent());
  await page.keyboard.press("Escape");
  await expect(cards(page)).toBeHidden();
  await expect(page.locator(".map-mark:focus")).toHaveAttribute("aria-label", label ?? "");
  await page.keyboard.press("Enter");
  await link.press("Enter");
  await expect(page).toHaveURL(/\/property\/\d+$/);
});

test("wheel and keys move the map, the list follows, and the address restores the view", async ({ page }) => {
  await openMap(page);
  await rows(page).nth(2).getByRole("link").focus();
  await expect(page.locator(".map-mark[aria-current]")).toHaveCount(1);
  const all = await rows(page).filter({ visible: true }).count();
  const map = page.getByRole("region", { name: "Map of homes for sale" });
  await map.hover({ position: { x: 20, y: 20 } });
  for (const move of [
    () => page.mouse.wheel(0, -100),
    () => page.getByRole("button", { name: "Zoom in" }).click(),
    () => map.press("ArrowUp"),
    () => map.press("ArrowUp"),
  ]) {
    const before = page.url();
    await move();
    await expect(page).not.toHaveURL(before);
  }
  await expect(page).toHaveURL(/bbox=/);
  await expect.poll(() => rows(page).filter({ visible: true }).count()).toBeLessThan(all);
  await expect(page.getByText(/^\d+ homes? (is|are) on other parts of the map/)).toBeVisible();
  const seen = await rows(page).filter({ visible: true }).count();
  await expect(page.getByRole("status").first()).toHaveText(`Showing ${seen} of ${all} homes`);
  await page.reload();
  await expect(rows(page).filter({ visible: true })).toHaveCount(seen);
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(page).toHaveURL("/listings/map");
  await expect(rows(page).filter({ visible: true })).toHaveCount(all);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test("one finger drags the map, not the page; two zoom it; cards can be swiped", async ({ page }) => {
    await openMap(page);
    const box = await getBox(page.locator(".map-frame"));
    expect(box.width).toBe(390);
    expect(box.bottom).toBeLessThan(844);
    await marks(page).filter({ hasText: /^\$/ }).first().tap();
    const links = cards(page).getByRole("link");
    await expect(links.first()).toBeInViewport();
    const card = await getBox(cards(page).getByRole("listitem").first());
    await swipe(page, { x: 300, y: card.y + 60 }, { x: -250, y: 0 });
    await expect(links.nth(1)).toBeInViewport();
    await expect(page).toHaveURL("/listings/map");
    await expect(page.locator(".map-mark[aria-current]")).toHaveCount(1);
    await cards(page).getByRole("button", { name: "Close" }).tap();
    const top = await page.evaluate(() => scrollY);
    await swipe(page, { x: 60, y: box.y + 300 }, { x: 0, y: 150 });
    await page.getByRole("button", { name: "Zoom in" }).tap();
    await swipe(page, { x: 60, y: box.y + 300 }, { x: 0, y: 150 });
    await expect(page).toHaveURL(/bbox=/);
    expect(await page.evaluate(() => scrollY)).toBe(top);

    const before = page.url();
    const y = box.y + 250;
    await move(page, (share) => [
      { x: 180 - 120 * share, y },
      { x: 220 + 120 * share, y },
    ]);
    await expect(page).not.toHaveURL(before);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });
});

function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y: number }) {
  return move(page, (share) => [{ x: from.x + by.x * share, y: from.y + by.y * share }]);
}

/** Moves fingers over the page; `place` returns their positions at a fraction of the way. */
async function move(page: Page, place: (share: number) => { x: number; y: number }[]) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", place(0));
  for (let step = 1; step <= 10; step += 1) await send("touchMove", place(step / 10));
  await send("touchEnd", []);
}

/** Presses a mark. Returns whether it opens homes rather than zooming the map. */
async function opensCards(page: Page, mark: Locator) {
  const before = (await marks(page).allTextContents()).join();
  await mark.press("Enter");
  await expect
    .poll(
      async () => (await cards(page).isVisible()) || (await marks(page).allTextContents()).join() !== before,
    )
    .toBe(true);
  return cards(page).isVisible();
}

test("homes at one point share a mark at every zoom level, which opens a list of them", async ({ page }) => {
  await page.route("**/listings/map*", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const places = [...html.matchAll(/data-place="([^"]+)"/g)].map(([, place = ""]) => place);
    const [first = ""] = places;
    const point = /&quot;lat&quot;:[-.\d]+,&quot;lng&quot;:[-.\d]+/;
    const together = places
      .slice(0, 3)
      .reduce((text, place) => text.replace(place, place.replace(point, point.exec(first)?.[0] ?? "")), html);
    await route.fulfill({ response, body: together });
  });
  await openMap(page);
  for (let zoom = 0; zoom < 8; zoom += 1) {
    const group = marks(page)
      .filter({ hasText: /^\d+ from/ })
      .first();
    if (await opensCards(page, group)) break;
  }
  await expect(cards(page).getByRole("link")).toHaveCount(3);
  await expect(cards(page).getByRole("link").first()).toBeFocused();
});

test("moving the map of one suburb offers a search there", async ({ page }) => {
  await openMap(page, "/listings/map?suburb=Manly");
  await expect(marks(page)).toHaveText(["$3.9M", "$3M"]);
  const here = page.getByRole("link", { name: "Search here" });
  await expect(here).toBeHidden();
  await page.getByRole("button", { name: "Zoom out" }).click();
  await expect(here).toBeVisible();
  await here.press("Enter");
  await expect(page).toHaveURL(/\/listings\/map\?bbox=/);
  await expect.poll(() => rows(page).filter({ visible: true }).count()).toBeGreaterThan(2);
});

test("without WebGL the list is shown, and the page says why", async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/listings/map");
  await expect(page.getByText("The map can’t be drawn here. The list has the same homes.")).toBeVisible();
  await expect(rows(page)).toHaveCount(26);
  expect(asked.filter((url) => url.includes("maplibre"))).toEqual([]);
});

test("a home's page loads the map only when asked", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/property/1");
  await page.getByText("Where it is", { exact: true }).click();
  expect(asked.filter((url) => /maplibre|\/map\./.test(url))).toEqual([]);
  await page.getByRole("button", { name: "Show map" }).click();
  await expect(page.getByRole("img", { name: /^3 Gannet Crescent/ })).toBeVisible();
  await page.goto("/contact");
  await page.getByRole("button", { name: "Show map" }).click();
  await expect(page.locator(".map-pin")).toBeVisible();
});

test("the map of open homes has their times, and a mark's card links to the home", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/inspections");
  await page.getByRole("button", { name: "Show map" }).press("Enter");
  await expect(marks(page).first()).toBeVisible();
  for (const label of await marks(page).allTextContents())
    expect(label).toMatch(/^((Mon|Tue|Wed|Thu|Fri|Sat|Sun)( \d{1,2}:\d\d [ap]m)?|\d+ homes)$/);
  await expect(page.locator(".map-asked canvas")).toBeFocused();
  // The map is as wide as the list.
  await expect(page.locator(".map-asked")).toBeInViewport({ ratio: 0.99 });
  const first = marks(page).and(page.locator("[tabindex='0']")).first();
  for (let depth = 0; depth < 5; depth += 1) if (await opensCards(page, first)) break;
  await cards(page).getByRole("link").and(page.locator(":focus")).press("Enter");
  await expect(page).toHaveURL(/\/(property|rental)\//);
});

test("streets are read from an archive in parts; a truncated one has none", async ({ page }) => {
  const agency = copySample();
  const archive = join(agency, "map/map.pmtiles");
  writeSampleArchive(archive);
  const site = await startOwnServer({ AGENCY_DIR: agency });
  const parts: number[] = [];
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("response", (response) => {
    if (response.url().includes("/map.pmtiles")) parts.push(response.status());
  });
  await openMap(page, `${site.origin}/listings/map`);
  await expect(page.getByRole("link", { name: "© OpenStreetMap" })).toBeVisible();
  await expect.poll(() => parts.length).toBeGreaterThan(2);
  expect(new Set(parts)).toEqual(new Set([206]));
  await truncate(archive, 500);
  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  await openMap(page, `${site.origin}/rentals/map`);
  await expect.poll(() => parts.at(-1)).toBe(416);
  await marks(page).filter({ hasText: /^\$/ }).first().press("Enter");
  await expect(cards(page).getByRole("link").and(page.locator(":focus"))).toBeVisible();
  expect(errors).toEqual([]);
  await site.stop();
  // A restart warns about the archive, and still has the map.
  const again = await startOwnServer({ AGENCY_DIR: agency });
  expect(again.getOutput()).toContain("map/map.pmtiles is not valid. ");
  await openMap(page, `${again.origin}/rentals/map`);
  await expect(page.getByRole("link", { name: "© OpenStreetMap" })).toBeHidden();
  await again.stop();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the map has the filters of the list, and a home's page directions", async ({ page }) => {
    await page.goto("/property/1");
    await page.getByText("Where it is", { exact: true }).click();
    await expect(page.getByRole("button", { name: "Show map" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Get directions" })).toBeVisible();
    await page.goto("/listings?walk=15");
    await page.getByRole("link", { name: "Map view" }).click();
    await page.getByRole("combobox", { name: "Bedrooms" }).selectOption("3");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page).toHaveURL("/listings/map?beds=3&walk=15");
    await page.getByRole("link", { name: /^Remove: 15 min walk/ }).click();
    await expect(page).toHaveURL("/listings/map?beds=3");
  });

  test("the list is the whole page, and nothing mentions an invisible pin", async ({ page }) => {
    for (const path of ["/", "/suburbs/manly", "/listings/map"]) {
      await page.goto(path);
      await expect(
        page.getByText(/^Position is approximate|^The pin marks|^Where Manly is|its pin marks/),
      ).toBeHidden();
    }
    await expect(page.getByText("Positions and walking times are approximate.")).toBeVisible();
    await expect(rows(page)).toHaveCount(26);
    await expect(page.locator(".map-frame")).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("search", { name: "Filters" })).toBeHidden();
  });
});
