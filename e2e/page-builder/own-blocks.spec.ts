import { expect } from "@playwright/test";
import { ownBlocksPage } from "#app/agency/builder/content/own-blocks.fixture.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { test } from "../visitor.ts";
import { openPreview, watch, withSite } from "./builder-site.ts";

test("a page of all blocks of the site's own fits each width, and its forms lead to their own pages", async ({
  page,
}) => {
  test.slow();
  await withSite(async (site) => {
    site.service.entries["/blocks"] = ownBlocksPage;
    const complaints = await watch(page, site);
    const ask = () => fetch(`${site.origin}/blocks`);
    await expect.poll(async () => (await ask()).status).toBe(200);
    expect((await ask()).headers.get("Cache-Control")).toBe("no-store");
    await page.goto(`${site.origin}/blocks?utm_source=letter`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findBarriers(page)).toEqual([]);
      const found = await page.evaluate(() => ({
        overflow: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
        shared: [...document.querySelectorAll("[id]")].filter(
          ({ id }) => document.querySelectorAll(`[id="${id}"]`).length > 1,
        ).length,
      }));
      expect(found).toEqual({ overflow: 0, shared: 0 });
    }
    const form = page.locator("form[action^='/appraisal']").first();
    await form.getByLabel("First Name").fill("Leila");
    await form.getByLabel("Property Address").fill("27 Pipi Parade");
    await form.getByRole("button", { name: "Request appraisal" }).click();
    await expect(page).toHaveTitle(/^Error: Free Property Appraisal/);
    await expect(page.getByLabel("Property Address")).toHaveValue("27 Pipi Parade");
    expect(complaints).toEqual([expect.stringContaining("422")]);
    await openPreview(page, site, "/blocks");
    await expect(page.getByRole("heading", { name: "All we have" })).toBeVisible();
    await expect(page.getByRole("note")).toHaveCount(0);
  });
});
