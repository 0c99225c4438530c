import { expect, type Page } from "@playwright/test";
import { everyKind, LONG } from "../every-page.ts";
import { test } from "../visitor.ts";
import { findBarriers } from "./find-barriers.ts";

const otherWidths = [320, 768];

// Content that is still fading in has less contrast.
test.use({ contextOptions: { reducedMotion: "reduce" } });

async function expectAccessible(page: Page, state: string) {
  expect(await findBarriers(page), state).toEqual([]);
}

for (const path of everyKind) {
  test(`axe finds nothing at ${path} at other widths`, { tag: LONG }, async ({ page }) => {
    await page.goto(path);
    for (const width of otherWidths) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${width} px`);
    }
  });
}

for (const width of [390, 320, 768]) {
  const tag = width === 390 ? [] : [LONG];
  test(`axe finds nothing in the mobile menu and open filters at ${width} px`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: /menu/i }).click();
    await expect(page.getByRole("link", { name: "Rent Properties" })).toBeVisible();
    await expectAccessible(page, "mobile menu");
    for (const list of ["/listings?beds=2", "/rentals?beds=2"]) {
      await page.goto(list);
      await page.getByText("Filters (1)").click();
      await expect(page.getByRole("combobox", { name: "Bedrooms" })).toBeVisible();
      await expectAccessible(page, `open filters of ${list}`);
    }
  });
}

test("axe finds nothing in an open menu", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/about");
  await page.getByRole("button", { name: "BUYING" }).click();
  await expectAccessible(page, "open menu");
});
