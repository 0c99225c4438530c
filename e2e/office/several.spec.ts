import { type Browser, expect, type Page, test } from "@playwright/test";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { type OfficeSite, signIn, startOfficeSite } from "./office-site.ts";

let site: OfficeSite;

test.beforeAll(async ({ browser }) => {
  site = await startOfficeSite({ LISTINGS_DIR: "agencies/headland/homes" });
  const page = await openHomes(browser, {});
  await page.getByRole("button", { name: "Take the homes over" }).click();
  await page.context().close();
});

test.afterAll(() => site.stop());

test("homes are sorted, two are hidden and published again, and have an open home", async ({ browser }) => {
  const page = await openHomes(browser, { viewport: { width: 1440, height: 844 } });
  await page.getByRole("link", { name: "Price", exact: true }).click();
  await expect(page).toHaveURL(/sort=-price/);
  const first = page.getByRole("rowheader").or(page.locator("tbody th")).first();
  await expect(first).toContainText("11 Sea Eagle Road");
  await expect(page.getByRole("columnheader", { name: "Price" })).toHaveAttribute("aria-sort", "descending");
  await expectNoBarriers(page);

  // The last changed come first.
  await page.goto(`${site.origin}/office/homes`);
  await tick(page, "11 Sea Eagle Road", "3 Gannet Crescent");
  await page.getByRole("button", { name: "Hide", exact: true }).click();
  await page.getByRole("button", { name: "Hide 2 homes" }).click();
  await expect(page.getByRole("status")).toContainText("Hidden: off the site within seconds.");
  const visited = `${site.origin}/property/S001`;
  await expect.poll(async () => (await page.request.get(visited)).status(), { timeout: 15_000 }).toBe(404);

  // The third is on the site already.
  await tick(page, "11 Sea Eagle Road", "3 Gannet Crescent", "22 Spinifex Road");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByRole("region", { name: "Left out" })).toContainText("on the site already");
  await expectNoBarriers(page);
  await page.getByRole("button", { name: "Publish 2 homes" }).click();
  await expect(page.getByRole("status")).toContainText("Published: on the site within seconds.");
  await expect.poll(async () => (await page.request.get(visited)).status(), { timeout: 15_000 }).toBe(200);

  await tick(page, "11 Sea Eagle Road", "3 Gannet Crescent");
  await page.getByRole("button", { name: "Set an open home" }).click();
  await page.getByLabel("From").fill("15:00");
  await page.getByRole("button", { name: "Set an open home at 2 homes" }).click();
  await expect(page.getByRole("status")).toContainText("The open home is set.");
  await page.getByRole("link", { name: /3 Gannet Crescent/ }).click();
  await expect(page.locator("summary", { hasText: /^Open homes/ })).toContainText("3:00–3:30 pm");
  await page.context().close();
});

async function expectNoBarriers(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
}

async function tick(page: Page, ...addresses: string[]) {
  for (const address of addresses) await page.getByLabel(`Tick ${address}`).check();
}

async function openHomes(browser: Browser, options: Parameters<Browser["newContext"]>[0]) {
  const page = await (await browser.newContext(options)).newPage();
  await signIn(page, site);
  await page.goto(`${site.origin}/office/homes`);
  return page;
}
