import { expect, test } from "@playwright/test";
import { openDatabase } from "#app/open-database.server.ts";
import { makeFolder } from "../../trials/site/start-site.ts";
import { startOwnServer } from "../own-server.ts";
import { wholeBrowser } from "../whole-browser.ts";

/** The tests' browser calls itself headless, as crawlers do. */
const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36";
test.use({ ...wholeBrowser, userAgent });

test("the view of a prefetched home counts only once the visitor opens it", async ({ page }) => {
  const dataDir = makeFolder();
  await using site = await startOwnServer({ DATA_DIR: dataDir });
  await page.goto(`${site.origin}/listings?view=list`);
  const countFetched = () => site.getOutput().split('"/property/:id"').length - 1;
  for (const [index, path] of ["/property/1", "/property/3"].entries()) {
    await page.locator(`a[href="${path}"]`).first().hover();
    await expect.poll(countFetched).toBe(index + 1);
  }
  await page.locator('a[href="/property/3"]').first().click();
  await page.waitForURL("**/property/3");
  await expect.poll(() => site.getOutput()).toContain('"method":"HEAD","route":"/property/:id"');
  await site.stop();
  await using db = await openDatabase({ dataDir });
  const views = await db.selectFrom("home_view").select(["home_id", "count"]).execute();
  expect(views).toEqual([{ home_id: "S003", count: 1 }]);
});
