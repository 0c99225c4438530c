import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { everyKind } from "./every-page.ts";
import { openPreview, shareSite, watch } from "./page-builder/builder-site.ts";

const { withSharedSite, closeSharedSite } = shareSite();
test.afterAll(closeSharedSite);

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const widths = [320, 768, 1280];

async function expectAccessible(page: Page, state: string, notOurs?: string) {
  const axe = new AxeBuilder({ page }).withTags(rules);
  const { violations } = await (notOurs ? axe.exclude(notOurs) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${state}: ${id} at ${nodes.map(({ target }) => target).join(", ")}`,
  );
  expect(found).toEqual([]);
}

for (const path of everyKind) {
  test(`axe finds nothing at ${path}, at three widths`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${width} px`);
    }
  });

  test(`nothing at ${path} is wider than a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test("axe finds nothing in an open menu and in the mobile menu", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "BUYING" }).click();
  await expect(page.getByRole("link", { name: /Buy Properties/ }).first()).toBeVisible();
  await expectAccessible(page, "open menu");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: /menu/i }).click();
  await expect(page.getByRole("link", { name: "Rent Properties" })).toBeVisible();
  await expectAccessible(page, "mobile menu");
});

test("axe finds nothing in the open filters on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/listings?beds=2");
  await page.getByText("Filters (1)").click();
  await expect(page.getByLabel("Bedrooms")).toBeVisible();
  await expectAccessible(page, "open filters");
});

test("axe finds nothing in the preview for the page builder's editor, at three widths", async ({ page }) => {
  await withSharedSite(async (site) => {
    await watch(page, site);
    await openPreview(page, site, "/spring");
    await expect(page.getByText("All homes for sale")).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // Its fields are the library's, for the editor's eyes: the page that visitors get has ours.
      await expectAccessible(page, `${width} px`, "main form");
    }
  });
});
