import { expect, type Page } from "@playwright/test";
import { test } from "../../visitor.ts";

const PROPERTY = "/property/1";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

const open = (page: Page, title: string) => page.getByRole("heading", { name: title }).click();

test("a home's page shows suburb figures, sales nearby and similar homes, also without script", async ({
  plain: page,
}) => {
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
  const tops = await cards.evaluateAll((all) =>
    all.map((card) => Math.round(card.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  await expect(cards.last()).not.toBeInViewport();
  await cards.last().getByRole("link").focus();
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await sales.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/sold-property\/\w+$/);
});

test("a collapsed part opens for an address within it, and the document has all of it", async ({
  request,
  plain: page,
}) => {
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

test("a rental shows moving costs and how to apply, also without script", async ({ plain: page }) => {
  await page.goto("/rental/R003");
  const costs = region(page, "What it costs to move in");
  await expect(costs.getByRole("definition")).toHaveText([
    "Up to $5,280 (four weeks’ rent)",
    "$2,640",
    "Up to $7,920",
  ]);
  const steps = region(page, "How to apply").getByRole("listitem");
  await expect(steps).toHaveCount(3);
  await expect(steps.last()).toContainText("NSW Fair Trading");
  await steps.getByRole("link", { name: "Ask for the application form" }).click();
  await expect(page).toHaveURL("/rental/R003/enquire");
});
