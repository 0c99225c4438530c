import { expect } from "@playwright/test";
import { test } from "./visitor.ts";

test("a visitor meets the team, opens a profile and sees that agent's homes", async ({ page }) => {
  await page.goto("/team");
  await expect(page.getByRole("heading", { level: 1, name: "Our Team" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^View Profile/ })).toHaveCount(7);

  await page.getByRole("link", { name: "View Profile of Priya Nandan" }).click();
  await expect(page).toHaveURL(/\/team\/3$/);
  await expect(page.getByRole("heading", { level: 1, name: "Priya Nandan" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "You're in safe hands." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Call Now" })).toHaveAttribute("href", "tel:+61255500144");
  await expect(page.getByRole("link", { name: "Email Me" })).toHaveAttribute(
    "href",
    "mailto:priya@headland.example",
  );
  await expect(page.getByRole("link", { name: "Request an Appraisal" })).toHaveAttribute(
    "href",
    "/appraisal?agent=3",
  );

  await page.getByRole("link", { name: "View My Listings" }).click();
  await expect(page).toHaveURL(/\/listings\?agent=3$/);
});

test("every agent’s words take three lines on the team’s page, at every width", async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/team");
    const lines = await page
      .locator(".line-clamp-3")
      .evaluateAll((bios) =>
        bios.map((bio) => bio.clientHeight / Number.parseFloat(getComputedStyle(bio).lineHeight)),
      );
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.map(Math.round), `${width} px`).toEqual(lines.map(() => 3));
  }
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
  await sales.getByRole("link", { name: "Skillion house above the beach" }).click();
  await expect(page).toHaveURL(/\/sold-property\/2$/);
  await expect(page.getByText("SOLD", { exact: true })).toBeVisible();
  await expect(page.getByText("$5,850,000").first()).toBeVisible();
  await expect(page.getByText("Sold 19 September 2026").first()).toBeVisible();

  await page.getByRole("link", { name: "Marion Tate" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Marion Tate" })).toBeVisible();
});

test("a sold home’s pictures say that they are drawn", async ({ page }) => {
  await page.goto("/sold-property/1");
  await expect(page.getByRole("main").getByText("Artist’s impression").first()).toBeVisible();
});

test("every picture of a sold property can be reached without script", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/sold-property/1");
  await page.locator('ol a[href^="#picture-"]').last().click();
  const pictures = page.getByRole("list", { name: "Pictures of 12 Petrel Rise, Palm Beach" });
  await expect(pictures.getByRole("listitem").last()).toBeInViewport();
  await context.close();
});

const missing = [
  { path: "/team/3abc", title: "Agent Not Found", back: "Back to our team", to: "/team" },
  { path: "/team/8", title: "Agent Not Found", back: "Back to our team", to: "/team" },
  { path: "/sold-property/01", title: "Property Not Found", back: "Back to Sell", to: "/sell" },
];

for (const { path, title, back, to } of missing) {
  test(`${path} says ${title} with status 404`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole("link", { name: back })).toHaveAttribute("href", to);
  });
}
