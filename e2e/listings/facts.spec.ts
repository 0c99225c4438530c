import { expect } from "@playwright/test";
import { LONG } from "../every-page.ts";
import { findBarriers } from "../for-everyone/find-barriers.ts";
import { tabTo } from "../for-everyone/tab-to.ts";
import { test } from "../visitor.ts";
import { getCount } from "./lists/sale-list.ts";

/** The site of an agency that sells land and farms. */
const toInland = (path: string) => {
  const redsoil = test.info().config.projects.find(({ name }) => name === "redsoil");
  return new URL(path, redsoil?.use.baseURL).href;
};

for (const width of [390, 1280])
  test(`a house, a flat, land and a farm show their facts, at ${width} px`, {
    tag: width === 390 ? [] : [LONG],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const main = page.getByRole("main");
    for (const [path, ...said] of [
      ["/property/23", "Offers close", "In-ground pool", "Cellar"],
      ["/property/14", "Study", "Aspect: North", "Also Lift, Bike room, Outdoor tap for rinsing feet"],
      [toInland("/property/15"), "Tender closes", "32.37ha land", "Nine paddocks on a laneway"],
      [toInland("/property/19"), "28.5m frontage", "2,240sqm land", "Low density residential"],
    ] as const) {
      await page.goto(path);
      const unfold = page.getByText(/^All \d+ features$/);
      if (await unfold.isVisible()) await unfold.click();
      for (const words of said) await expect(main.getByText(words).first(), path).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
    // Land, the last home, has no rooms.
    expect(await findBarriers(page)).toEqual([]);
    await expect(main.getByRole("region", { name: "Key features" })).not.toContainText(/Bed|Bath|Parking/);
  });

test("all features unfold without script, and are printed", async ({ plain: page }) => {
  await page.goto("/property/23");
  const group = page.getByRole("heading", { name: "Heating and cooling" });
  await expect(group).toBeHidden();
  await page.getByText("All 11 features").click();
  await expect(group).toBeVisible();
  await page.getByText("All 11 features").click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(/^(?:[^,]+, ){10}[^,]+$/)).toBeVisible();
});

test("features and land are chosen and removed by keyboard and without script", async ({ page, plain }) => {
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.goto("/listings");
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  await page.locator("summary", { hasText: "More filters" }).press("Enter");
  await page.getByRole("combobox", { name: "Land size" }).selectOption("500");
  const pool = page.getByRole("checkbox", { name: /^Pool \d+$/ });
  await tabTo(page, pool);
  const left = (await pool.getAttribute("aria-label")) ?? (await pool.locator("..").textContent());
  await page.keyboard.press("Space");
  await expect(getCount(page)).toHaveText(`Showing ${left?.match(/\d+/)} of 26 properties`);
  await page.getByRole("checkbox", { name: /^Fireplace/ }).press("Space");
  const both = "/listings?land=500&features=pool%2Cfireplace";
  await expect(page).toHaveURL(both);

  await plain.setViewportSize({ width: 1280, height: 844 });
  await plain.goto("/listings");
  await plain.locator("summary", { hasText: "More filters" }).click();
  await plain.getByRole("combobox", { name: "Land size" }).selectOption("500");
  for (const name of [/^Pool/, /^Fireplace/]) await plain.getByRole("checkbox", { name }).check();
  // Without script checkboxes only apply with the button.
  await plain.getByRole("button", { name: "Apply" }).click();
  await expect(plain).toHaveURL(both);
  await expect(getCount(plain)).toHaveText(/^Showing [1-9]\d* of 26 properties$/);
  await expect(getCount(page)).toHaveText((await getCount(plain).textContent()) ?? "");
  await plain.getByRole("link", { name: "Remove: Pool" }).click();
  await expect(plain).toHaveURL("/listings?land=500&features=fireplace");
  await page.goBack();
  await expect(page.getByRole("checkbox", { name: /^Fireplace/ })).not.toBeChecked();
});
