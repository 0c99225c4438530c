import { expect } from "@playwright/test";
import { getBox } from "../measure-page.ts";
import { test } from "../visitor.ts";

test("a visitor meets the team, opens a profile and sees that agent's homes", async ({ page }) => {
  await page.goto("/team");
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const lines = await page
      .locator(".line-clamp-3")
      .evaluateAll((bios) =>
        bios.map((bio) => bio.clientHeight / Number.parseFloat(getComputedStyle(bio).lineHeight)),
      );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(Math.round), `${width} px`).toEqual(lines.map(() => 3));
  }
  await page.getByRole("link", { name: "View Profile of Priya Nandan" }).click();
  await page.getByRole("link", { name: "View My Listings" }).click();
  await expect(page).toHaveURL(/\/listings\?agent=3$/);
  // Somebody who lets homes leads to those.
  await page.goto("/team/5");
  await page.getByRole("link", { name: "View My Listings" }).click();
  await expect(page).toHaveURL(/\/rentals\?agent=5$/);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.getByRole("link", { name: "Remove: Listed by Tom Okafor" }).click();
  await expect(page).toHaveURL(/\/rentals$/);
});

test("an owner reads what a home brought, and who sold it", async ({ page }) => {
  await page.goto("/sell");
  const sales = page.getByRole("region", { name: "Recently sold" });
  await expect(sales.getByRole("article")).toHaveCount(4);
  // On a phone a row to swipe.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await getBox(sales)).height).toBeLessThan(844);
  await sales.getByRole("link", { name: "Skillion house above the beach" }).click();
  await expect(page).toHaveURL(/\/sold-property\/2$/);
  await expect(page.getByText("$5,850,000").first()).toBeVisible();
  await page.getByRole("link", { name: "Marion Tate" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Marion Tate" })).toBeVisible();
});

test("what was typed into the sales near an address is kept by no cache", async ({ request }) => {
  expect((await request.get("/sell?near=Manly")).headers()["cache-control"]).toBe("no-store");
  expect((await request.get("/sell")).headers()["cache-control"]).not.toBe("no-store");
});

test("a market appraisal can be asked for from the top of its page", async ({ page }) => {
  await page.goto("/market-appraisal");
  const ask = page.getByRole("main").getByRole("link", { name: "Request an Appraisal" }).first();
  await expect(ask).toBeInViewport();
  await ask.click();
  await expect(page).toHaveURL(/\/appraisal$/);
});
