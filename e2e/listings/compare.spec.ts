import { expect } from "@playwright/test";
import { LONG } from "../every-page.ts";
import { test } from "../visitor.ts";

test.use({ javaScriptEnabled: false });

for (const width of [390, 1280])
  test(`from a home to what it costs a year, and to a second one beside it, at ${width} px`, {
    tag: width === 390 ? [] : [LONG],
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/property/1");
    await page.getByRole("link", { name: "What it costs a year" }).click();
    await expect(page).toHaveURL("/compare?homes=S001");
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
