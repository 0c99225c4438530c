import { expect } from "@playwright/test";
import { measure } from "../measure-page.ts";
import { test } from "../visitor.ts";

test("a visitor finds a suburb, reads about it and goes on to its homes", async ({ page }) => {
  await page.goto("/suburbs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suburb Guides");
  await expect(page.getByRole("link", { name: /^Learn More about/ })).toHaveCount(4);
  await expect(page.getByRole("link", { name: "Speak to an Agent" })).toHaveAttribute("href", "/contact");

  await page.getByRole("link", { name: "Learn More about Dee Why" }).click();
  await expect(page).toHaveURL("/suburbs/dee-why");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dee Why");
  await expect(page.getByRole("heading", { name: "About Dee Why" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Beach & Lagoon" })).toBeVisible();

  const statistics = page.getByRole("region", { name: "Market Statistics" });
  await expect(statistics.getByRole("definition")).toHaveText(["$2.8M", "+6.1%", "+8.3%"]);
  await expect(statistics.getByRole("img", { name: /about \$2,590,000 5 years ago/ })).toHaveCount(1);

  const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
  expect(headings[headings.indexOf("Market Statistics") + 1]).toBe("Interested in Dee Why?");
  const interested = page.getByRole("region", { name: "Interested in Dee Why?" });
  await expect(interested.getByRole("link", { name: "Contact Agent" })).toHaveAttribute("href", "/contact");
  await interested.getByRole("link", { name: "View Properties" }).click();
  await expect(page).toHaveURL("/listings?suburb=Dee+Why");
});

const GUIDE_PX = 7_000;

test("on a phone a guide is at most 7,000 px high, its homes are rows to swipe, and schools open without script", async ({
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
});

test("on a wide screen the map and the schools of a guide stand open", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/suburbs/manly");
  await expect(page.getByText("Stella Maris College")).toBeVisible();
  await expect(page.getByText("Where Manly is")).toBeHidden();
});

test("a reader opens an article, sees who wrote it and reads on", async ({ page }) => {
  await page.goto("/journal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Market Journal");
  await expect(page.getByRole("article")).toHaveCount(3);
  const feed = await page.request.get(
    (await page.locator("link[type='application/rss+xml']").getAttribute("href")) ?? "",
  );
  expect((await feed.text()).match(/<item>/g)).toHaveLength(3);
  await expect(page.getByRole("link", { name: "Speak to an Expert" })).toHaveAttribute("href", "/contact");

  await page.getByRole("link", { name: "What to look for on a salt-air inspection" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "What to look for on a salt-air inspection",
  );
  await expect(page.getByText("14 October 2026")).toBeVisible();
  await expect(page.getByText("Market Analyst")).toBeVisible();
  await expect(page.getByRole("link", { name: "Contact Expert" })).toHaveAttribute("href", "/contact");
  // The only article of its category: nothing is related, the rest stands apart.
  await expect(page.getByRole("heading", { name: "Related articles" })).toHaveCount(0);
  const more = page.getByRole("region", { name: "More from the journal" });
  await expect(more.getByRole("article")).toHaveCount(2);

  await page.getByRole("link", { name: "Back to Journal" }).click();
  await expect(page).toHaveURL("/journal");
});

test("the sitemap leads to every suburb, article and agent, and to its twin for robots", async ({ page }) => {
  await page.goto("/sitemap");
  await expect(page.getByRole("link", { name: "Manly NSW" })).toHaveAttribute("href", "/suburbs/manly");
  await expect(page.getByRole("region", { name: "Journal" }).getByRole("link")).toHaveCount(3);
  await expect(page.getByRole("region", { name: "Team" }).getByRole("link")).toHaveCount(7);
  await expect(page.getByRole("link", { name: /^sitemap\.xml/ })).toHaveAttribute("href", "/sitemap.xml");
});
