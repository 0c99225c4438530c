import { expect, test } from "@playwright/test";

test("without script the sun on the plan follows the chosen time", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/property/6");
  const section = page.getByRole("region", { name: "Floor plan and sunlight" });
  await expect(section.getByRole("img", { name: /^Floor plan, ground floor/ })).toBeVisible();
  await expect(section.getByText("21 June, noon: sun in")).toBeVisible();
  await section.getByRole("group", { name: "21 December" }).getByText("3 pm").click();
  await expect(section.getByText("21 December, 3 pm:")).toBeVisible();
  await expect(section.getByText("21 June, noon: sun in")).toBeHidden();
  await context.close();
});
