import { type Browser, expect, type Page, test } from "@playwright/test";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { tabTo } from "../for-everyone/tab-to.ts";
import { type OfficeSite, signIn, startOfficeSite } from "./office-site.ts";

let site: OfficeSite;

test.beforeAll(async ({ browser }) => {
  site = await startOfficeSite({ LISTINGS_DIR: "agencies/headland/homes" });
  const page = await openHome(browser, "", {});
  await page.getByRole("button", { name: "Take the homes over" }).click();
  await page.context().close();
});

test.afterAll(() => site.stop());

test("on a phone, without script: visitors see a pool and a year said of a home", async ({ browser }) => {
  const phone = { javaScriptEnabled: false, viewport: { width: 390, height: 844 } };
  const page = await openHome(browser, "/S001", phone);
  await getGroup(page, "Features").click();
  await expect(page.getByLabel("Swimming pool")).toBeHidden();
  await getGroup(page, "Outside").click();
  await page.getByLabel("Swimming pool").check();
  await getGroup(page, "Building").click();
  await page.getByLabel("Built in the year").fill("3024");
  await page.getByRole("button", { name: "Save and publish features" }).click();
  await expect(page.getByRole("alert")).toContainText("Built: write a year such as 1998");
  await expect(page.getByLabel("Swimming pool")).toBeChecked();
  await page.getByLabel("Built in the year").fill("1998");
  await page.getByRole("button", { name: "Save and publish features" }).click();
  await expect(getGroup(page, "Features")).toContainText("Swimming pool, Built: 1998");
  const visited = `${site.origin}/property/1`;
  await expect
    .poll(async () => (await page.request.get(visited)).text(), { timeout: 15_000 })
    .toContain("1998");
  await page.goto(visited);
  await expect(page.getByRole("region", { name: "Property Information" })).toContainText("Swimming pool");
  await expect(page.getByRole("definition").filter({ hasText: /^1998$/ })).toBeVisible();
  await page.context().close();
});

test("by keys: a group is opened and filled in; all of them are free of barriers", async ({ browser }) => {
  const page = await openHome(browser, "/S005?part=features", { viewport: { width: 1280, height: 844 } });
  await tabTo(page, getGroup(page, "Outside"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByLabel("Swimming pool"));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Save and publish features" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").first()).toContainText("It is saved");
  await expect(page.getByLabel("Swimming pool")).toBeChecked();
  const closed = page.locator("details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findBarriers(page)).toEqual([]);
  }
  await page.context().close();
});

async function openHome(browser: Browser, path: string, options: Parameters<Browser["newContext"]>[0]) {
  const page = await (await browser.newContext(options)).newPage();
  await signIn(page, site);
  await page.goto(`${site.origin}/office/homes${path}`);
  return page;
}

function getGroup(page: Page, name: string) {
  return page.locator("summary", { hasText: name });
}
