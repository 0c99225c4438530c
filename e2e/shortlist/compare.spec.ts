import { expect } from "@playwright/test";
import { test } from "../visitor.ts";
import { keepWithoutScript } from "./keep-homes.ts";

test.use({ javaScriptEnabled: false });

test("Compare in the menu takes the shortlist: pictures on top, what differs, and the rest behind a summary", async ({
  page,
}) => {
  await keepWithoutScript(page, ["S003", "S007", "S005", "S012"]);
  await page.goto("/listings");
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.getByRole("button", { name: "BUYING" }).press("Enter");
  await page.getByRole("link", { name: "Compare Homes" }).press("Enter");
  await expect(page).toHaveURL(/\/compare\?homes=S003%2CS007%2CS005%2CS012$/);
  const facts = page.getByRole("table", { name: "Facts" });
  await expect(facts.getByRole("columnheader").locator("img")).toHaveCount(4);
  await expect(facts.getByRole("row", { name: /^Price \$/ })).toBeVisible();
  const same = page.getByText(/^Show what is the same/);
  await expect(page.getByRole("definition").first()).toBeHidden();
  await same.press("Enter");
  await expect(page.getByRole("definition").first()).toBeVisible();
});

test("on a phone the names of the rows keep their place while four homes are looked through", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/compare?homes=S001,S003,S007,S012");
  const header = page.getByRole("rowheader", { name: "Bedrooms" });
  const cell = page
    .getByRole("row", { name: /^Bedrooms/ })
    .getByRole("cell")
    .first();
  const [before, cellBefore] = [await header.boundingBox(), await cell.boundingBox()];
  await page.getByRole("region", { name: "Facts" }).focus();
  for (let presses = 0; presses < 8; presses += 1) await page.keyboard.press("ArrowRight");
  await expect.poll(async () => (await cell.boundingBox())?.x ?? 0).toBeLessThan((cellBefore?.x ?? 0) - 100);
  expect((await header.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
});

test("what is no home of ours is said first and can be put right, and an address with sums of earlier days shows the facts", async ({
  page,
}) => {
  await page.goto("/compare?homes=S001,S999&deposit=500k&interest=6");
  await expect(page).toHaveURL("/compare?homes=S001%2CS999");
  await expect(page.getByRole("status")).toHaveText(/S999 is not the Property ID of a home of ours/);
  await expect(page.getByLabel("Property IDs")).toHaveValue("S001, S999");
  await page.getByLabel("Property IDs").fill("S001, S002");
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page).toHaveURL("/compare?homes=S001%2CS002");
  await expect(page.getByRole("heading", { name: "Side by side" })).toBeVisible();
  await expect(page.getByLabel("Property IDs")).toHaveCount(0);
});
