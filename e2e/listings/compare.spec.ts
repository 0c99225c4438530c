import { expect } from "@playwright/test";
import { keepWithoutScript } from "../deciding/keep-homes.ts";
import { LONG } from "../every-page.ts";
import { test } from "../visitor.ts";

test.use({ javaScriptEnabled: false });

for (const width of [390, 1280])
  test(`from a home to what it costs a year, and to a second one beside it, at ${width} px`, {
    tag: width === 390 ? [] : [LONG],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/property/1");
    const yearly = page.getByRole("region", { name: "What it costs a year" });
    await expect(yearly).toContainText(/\$\d,\d{3} for council and water, without strata or loan repayments/);
    await yearly.getByRole("link", { name: "Work it out with your deposit and loan" }).click();
    await expect(page).toHaveURL("/compare?homes=S001#costs");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("3 Gannet Crescent, Freshwater");
    const costs = page.getByRole("table", { name: "Costs" });
    await expect(costs.getByRole("row", { name: /^Loan repayments a year/ })).toContainText(
      "Left out: no interest rate",
    );
    await page.goto("/compare?homes=S001,S003");
    await page.getByLabel("Deposit").fill("$1.2m");
    await page.getByLabel("Interest a year, in per cent").fill("6.0");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/compare?homes=S001%2CS003&deposit=%241.2m&interest=6.0&years=30");
    const repayments = costs.getByRole("row", { name: /^Loan repayments a year/ });
    await expect(repayments.getByRole("cell")).toHaveText([/^\$\d+,\d{3}$/, /^\$\d+,\d{3}$/]);
    // The rows are a grid on phones, and still a table.
    await expect(costs.getByRole("columnheader")).toHaveCount(3);
    await repayments.getByText("How").click();
    await expect(repayments).toContainText("S001: $5,400,000 − $1,200,000 = a loan of $4,200,000");
  });

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

test("duty says of which year it is, and a week whether the loan is in it", async ({ page }) => {
  await page.goto("/compare?homes=S001,S003&interest=6");
  const costs = page.getByRole("table", { name: "Costs" });
  await expect(costs.getByRole("rowheader", { name: /^Transfer duty 20\d\d–\d\d/ })).toBeVisible();
  await expect(
    costs.getByRole("rowheader", { name: /^A week after the first year, with the loan/ }),
  ).toBeVisible();
  await page.goto("/compare?homes=S001,S003");
  await expect(
    costs.getByRole("rowheader", { name: /^A week after the first year, without the loan/ }),
  ).toBeVisible();
});

test("what cannot be read is said first, and the rest is kept", async ({ page }) => {
  await page.goto("/compare?homes=S001,S999&deposit=lots&interest=6");
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole("status")).toHaveText(/S999 is not the Property ID of a home of ours/);
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^Enter the deposit/ })
    .click();
  await expect(page.getByLabel("Deposit")).toBeFocused();
  await expect(page.getByLabel("Deposit")).toHaveValue("lots");
  await expect(page.getByLabel("Interest a year, in per cent")).toHaveValue("6");
});
