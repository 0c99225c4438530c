import { expect, type Page } from "@playwright/test";
import { getTops, measureOverflow } from "../../measure-page.ts";
import { test } from "../../visitor.ts";

const PROPERTY = "/property/1";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const open = (page: Page, title: string) => page.getByRole("heading", { name: title }).click();

test("a home's page shows its suburb's figures, sales nearby and similar homes", async ({ plain: page }) => {
  await page.goto(PROPERTY);
  await expect(region(page, "Freshwater in figures")).toHaveCount(0);
  await open(page, "Freshwater in figures");
  await expect(region(page, "Freshwater in figures")).toContainText(/Median Price\s*\$3\.9M/);
  await open(page, "Sold nearby");
  const sales = region(page, "Sold nearby").getByRole("listitem");
  await expect(sales).toHaveCount(3);
  await expect(sales.first()).toHaveText(
    /\$[\d,]+House, sold \d+ \w+ \d{4}, (?:in Freshwater|[\d.]+ k?m away)$/,
  );

  // Similar homes are a swipeable row on a phone, and the keyboard reaches every card.
  await page.setViewportSize({ width: 390, height: 844 });
  const cards = region(page, "Similar homes").getByRole("article");
  await expect(cards).toHaveCount(3);
  expect(new Set(await getTops(cards)).size).toBe(1);
  await expect(cards.last()).not.toBeInViewport();
  await cards.last().getByRole("link").focus();
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  expect(await measureOverflow(page)).toBe(0);
  await sales.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/sold-property\/\w+$/);
});

test("a collapsed part opens for an address within it", async ({ request, plain: page }) => {
  for (const [path, title] of [
    [`${PROPERTY}#where`, "Where it is"],
    [`${PROPERTY}#sold-nearby`, "Sold nearby"],
    ["/rental/R001#suburb", /in figures$/],
  ] as const) {
    await page.goto("about:blank");
    await page.goto(path);
    await expect(page.getByRole("region", { name: title })).toBeInViewport();
    await expect(page.locator("details[open]")).toHaveCount(1);
  }
  // A text fragment, like a search within the page.
  await page.goto("about:blank");
  await page.goto(`${PROPERTY}#:~:text=min%20walk%20to%20the%20ferry`);
  await expect(page.getByRole("region", { name: "Where it is" })).toBeInViewport();
  const html = await (await request.get(PROPERTY)).text();
  for (const words of ["min walk to the beach", "5-Year Growth", "/sold-property/"])
    expect(html).toContain(words);
});
