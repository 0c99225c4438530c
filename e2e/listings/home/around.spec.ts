import { expect, type Page } from "@playwright/test";
import { test } from "../../visitor.ts";

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

async function expectSurroundings(page: Page) {
  await expect(region(page, "Freshwater in figures")).toContainText(/Median Price\s*\$3\.9M/);
  const sales = region(page, "Sold nearby").getByRole("listitem");
  await expect(sales).toHaveCount(3);
  await expect(sales.first()).toHaveText(
    /\$[\d,]+House, sold \d+ \w+ \d{4}, (?:in Freshwater|[\d.]+ k?m away)$/,
  );
  await expect(region(page, "Similar homes").getByRole("article")).toHaveCount(3);
}

test("a home's page knows its suburb, what sold nearby and homes like it, with and without script", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/listings?suburb=Freshwater");
  await page.getByRole("link", { name: "Sandstone and render on the headland" }).click();
  await expectSurroundings(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto("/property/1");
  await expectSurroundings(plain);
  await region(plain, "Sold nearby").getByRole("link").first().click();
  await expect(plain).toHaveURL(/\/sold-property\/\w+$/);
  await context.close();
});

test("a rental says what it costs to move in and how to apply, without script too", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/rental/R003");
  const costs = region(page, "What it costs to move in");
  await expect(costs.getByRole("definition")).toHaveText([
    "$5,280, four weeks, as none is given",
    "$2,640",
    "$7,920, if the bond is four weeks",
  ]);
  const steps = region(page, "How to apply").getByRole("listitem");
  await expect(steps).toHaveCount(3);
  await expect(steps.last()).toContainText("NSW Fair Trading");
  await steps.getByRole("link", { name: "Ask for the application form" }).click();
  await expect(page).toHaveURL("/rental/R003/enquire");
  await context.close();
});
