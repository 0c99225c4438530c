import { expect, type Locator, type Page, test } from "@playwright/test";
import { tabTo } from "../for-everyone/tab-to.ts";
import { signIn, startOfficeSite } from "./office-site.ts";

test("by keyboard: an enquiry is answered within ten stops, and an open home moved", async ({ page }) => {
  await using site = await startOfficeSite({ LISTINGS_DIR: "agencies/headland/homes" });
  await signIn(page, site);
  await page.keyboard.press("j");
  await expect(page.locator("[data-rows] a").first()).toBeFocused();
  // On some days open homes stand above the enquiries.
  const enquiry = page.getByRole("region", { name: "Overdue" }).getByRole("link", { name: /Tom Burke/ });
  const isOnEnquiry = () => enquiry.evaluate((line) => line === document.activeElement);
  for (let lines = 1; lines < 20 && !(await isOnEnquiry()); lines += 1) await page.keyboard.press("j");
  await expect(enquiry).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Tom Burke");
  await follow(page, page.getByRole("link", { name: "Skip to the answer" }));
  const answer = page.getByLabel("Answer by e-mail");
  const isFocused = () => answer.evaluate((field) => field === document.activeElement);
  let stops = 2;
  for (; stops < 10 && !(await isFocused()); stops += 1) await page.keyboard.press("Tab");
  await expect(answer).toBeFocused();
  await follow(page, page.getByRole("button", { name: "Send answer" }));
  // The page of a refused form focuses its errors.
  await expect(page.getByRole("alert")).toBeFocused();
  await tabTo(page, page.getByLabel("Answer by e-mail"));
  await page.keyboard.type("There is a bath.");
  await follow(page, page.getByRole("button", { name: "Send answer" }));
  await expect(page.getByText("answered by e-mail")).toBeVisible();

  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Find in the office" })).toBeFocused();
  await page.keyboard.type("+61 (491) 570-110");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toContainText("Nothing was found");
  await page.keyboard.press("/");
  await page.keyboard.type("burke");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "1 enquiry" }).getByRole("link")).toContainText("Tom Burke");

  const menu = page.getByRole("navigation", { name: "Office" });
  await menu.getByRole("link", { name: "Homes", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Take the homes over" }).press("Enter");
  await expect(page.getByRole("button", { name: "Take the homes over" })).toHaveCount(0);
  await menu.getByRole("link", { name: "Open homes" }).press("Enter");
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().press("Enter");
  await page.getByRole("link", { name: "Move or cancel this open home" }).press("Enter");
  const before = await page.getByLabel("Day").inputValue();
  // Late in the day, as the first open home may be today.
  await page.getByLabel("From").focus();
  await page.keyboard.type("1105PM");
  await page.getByLabel("To", { exact: true }).focus();
  await page.keyboard.type("1135PM");
  await page.getByRole("button", { name: "Move" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`/${before}T23(?::|%3A)05\\?done=move`));
  await expect(page.getByRole("status")).toContainText("The open home is moved");
  await expect(page.locator("[data-when]")).toContainText("11:05");
});

async function follow(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}
