import { expect, type Page } from "@playwright/test";
import { test } from "../visitor.ts";

/** The tag of what has the focus, in lower case. */
const getFocused = (page: Page) => page.evaluate(() => document.activeElement?.localName);

test("the focus goes to a new page's heading, and stays where it is for everything else", async ({
  page,
}) => {
  await page.goto("/listings");
  await page.locator("[data-hydrated]").waitFor({ state: "attached" });
  expect(await getFocused(page)).toBe("body");

  const bedrooms = page.getByRole("combobox", { name: "Bedrooms" });
  await bedrooms.focus();
  await bedrooms.selectOption("3");
  await expect(page).toHaveURL(/beds=3/);
  await expect(bedrooms).toBeFocused();
  await page.getByRole("link", { name: "List view" }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole("link", { name: "List view" })).toBeFocused();

  const card = page.getByRole("main").getByRole("article").first().getByRole("link");
  const title = (await card.textContent()) ?? "";
  await card.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole("link", { name: title })).toBeFocused();
});
