import { expect } from "@playwright/test";
import { test } from "../visitor.ts";

test("a visitor meets the team, opens a profile and sees that agent's homes", async ({ page }) => {
  await page.goto("/team");
  await expect(page.getByRole("heading", { level: 1, name: "Our Team" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^View Profile/ })).toHaveCount(7);
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
  await expect(page).toHaveURL(/\/team\/3$/);
  await expect(page.getByRole("heading", { level: 1, name: "Priya Nandan" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You're in safe hands." })).toBeVisible();
  for (const [name, to] of [
    ["Call Now", "tel:+61255500144"],
    ["Email Me", "mailto:priya@headland.example"],
    ["Request an Appraisal", "/appraisal?agent=3"],
  ] as const)
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", to);
  await page.getByRole("link", { name: "View My Listings" }).click();
  await expect(page).toHaveURL(/\/listings\?agent=3$/);
});

test("who lets homes leads to their rentals, who has none to all listings", async ({ page }) => {
  await page.goto("/team/7");
  await expect(page.getByRole("link", { name: "View My Listings" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "View All Listings" })).toHaveAttribute("href", "/listings");

  await page.goto("/team/5");
  await page.getByRole("link", { name: "View My Listings" }).click();
  await expect(page).toHaveURL(/\/rentals\?agent=5$/);
  await expect(page.getByText("Listed by Tom Okafor")).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await page.getByRole("link", { name: "Remove: Listed by Tom Okafor" }).click();
  await expect(page).toHaveURL(/\/rentals$/);
});

test("an owner reads how we sell and what a home brought", async ({ page }) => {
  await page.goto("/sell");
  const steps = page.getByRole("region", { name: "Steps to sell" });
  await expect(steps.getByRole("listitem")).toHaveCount(6);
  await expect(steps.getByRole("link")).toHaveCount(6);

  const sales = page.getByRole("region", { name: "Recently sold" });
  await expect(sales.getByRole("article")).toHaveCount(4);
  // On a phone a row to swipe.
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await sales.boundingBox())?.height).toBeLessThan(844);
  await page.setViewportSize({ width: 1280, height: 720 });
  await sales.getByRole("link", { name: "Skillion house above the beach" }).click();
  await expect(page).toHaveURL(/\/sold-property\/2$/);
  await expect(page.getByText("SOLD", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText("Artist’s impression").first()).toBeVisible();
  await expect(page.getByText("$5,850,000").first()).toBeVisible();
  await expect(page.getByText("Sold 19 September 2026").first()).toBeVisible();

  await page.getByRole("link", { name: "Marion Tate" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Marion Tate" })).toBeVisible();
});

test("an owner reads how fees work and, without script, what sold near an address", async ({
  baseURL,
  plain: page,
}) => {
  await page.goto(`${baseURL}/sell`);
  await expect(page.getByRole("region", { name: "How our fees work" })).toContainText("one commission");
  const near = page.getByRole("region", { name: "What sold near you?" });
  await near.getByLabel("Your address or suburb").fill("12 Petrel Rise, Palm Beach");
  await near.getByRole("button", { name: "Show sales" }).click();
  await expect(near.getByRole("status")).toHaveText("Our nearest sales in the last two years:");
  await expect(near.getByRole("listitem").first()).toContainText("$11,100,000");
  await near.getByLabel("Your address or suburb").fill("5 Atlantis Way");
  await near.getByRole("button", { name: "Show sales" }).click();
  await expect(near.getByRole("status")).toContainText("We don’t know “5 Atlantis Way”.");
});

test("what was typed into the sales near an address is kept by no cache", async ({ request }) => {
  expect((await request.get("/sell?near=Manly")).headers()["cache-control"]).toBe("no-store");
  expect((await request.get("/sell")).headers()["cache-control"]).not.toBe("no-store");
});

test("a market appraisal is explained at once, and can be asked for from the top", async ({ page }) => {
  await page.goto("/market-appraisal");
  await expect(page.getByText(/^A market appraisal is our opinion/)).toBeVisible();
  const [first] = await page.getByRole("main").getByRole("link", { name: "Request an Appraisal" }).all();
  await expect(first ?? page.locator("none")).toBeInViewport();
  await first?.click();
  await expect(page).toHaveURL(/\/appraisal$/);
});
