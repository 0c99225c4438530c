import { expect } from "@playwright/test";
import { measure } from "../measure-page.ts";
import { test } from "../visitor.ts";

test("a visitor finds a suburb, reads its figures and goes on to its homes", async ({ page }) => {
  await page.goto("/suburbs");
  await page.getByRole("link", { name: "Learn More about Dee Why" }).click();
  await expect(page).toHaveURL("/suburbs/dee-why");
  const statistics = page.getByRole("region", { name: "Market Statistics" });
  await expect(statistics.getByRole("definition")).toHaveText(["$2.8M", "+6.1%", "+8.3%"]);
  await expect(statistics.getByRole("img", { name: /about \$2,590,000 5 years ago/ })).toHaveCount(1);
  const interested = page.getByRole("region", { name: "Interested in Dee Why?" });
  await interested.getByRole("link", { name: "View Properties" }).click();
  await expect(page).toHaveURL("/listings?suburb=Dee+Why");
});

const GUIDE_PX = 7_000;

test("on a phone a guide is at most 7,000 px high, and its schools open without script", async ({
  plain: page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const id of ["manly", "dee-why", "freshwater", "avalon"]) {
    await page.goto(`/suburbs/${id}`);
    const { height, width } = await measure(page);
    expect(height, id).toBeLessThanOrEqual(GUIDE_PX);
    expect(width, id).toBe(390);
  }
  await page.goto("/suburbs/manly");
  const school = page.getByText("Stella Maris College");
  await expect(school).toBeHidden();
  await page.getByText("Schools, transport and what is near").click();
  await expect(school).toBeVisible();
  // On a wide screen the map and the schools stand open.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/suburbs/manly");
  await expect(school).toBeVisible();
  await expect(page.getByText("Where Manly is")).toBeHidden();
});

test("a reader opens an article, sees who wrote it and reads on", async ({ page }) => {
  await page.goto("/journal");
  const title = "What to look for on a salt-air inspection";
  await page.getByRole("link", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  for (const words of ["14 October 2026", "Market Analyst"])
    await expect(page.getByText(words)).toBeVisible();
  const more = page.getByRole("region", { name: "More from the journal" });
  await more.getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await page.getByRole("link", { name: "Back to Journal" }).click();
  await expect(page).toHaveURL("/journal");
});

test("the sitemap leads to every suburb, article and agent", async ({ page }) => {
  await page.goto("/sitemap");
  await expect(page.getByRole("link", { name: "Manly NSW" })).toHaveAttribute("href", "/suburbs/manly");
  await expect(page.getByRole("region", { name: "Journal" }).getByRole("link")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Team" }).getByRole("link")).toHaveCount(7);
});
