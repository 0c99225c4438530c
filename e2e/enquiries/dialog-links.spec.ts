import { expect, type Page, test } from "@playwright/test";
import { pauseClock, runUntilVisible } from "../paused-clock.ts";

const MODULES = "**/assets/*.js";
const bookButton = (page: Page) =>
  page.getByRole("complementary").getByRole("link", { name: "Book Inspection" });

test("a tap before the script runs opens the dialog later, and never the page", async ({ page }) => {
  const { promise, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(MODULES, async (route) => {
    await promise;
    await route.continue();
  });
  // On a busy machine the script takes longer than the page waits for it.
  await page.clock.install();
  await page.goto("/property/1", { waitUntil: "domcontentloaded" });
  await pauseClock(page);
  await bookButton(page).click();
  await expect(bookButton(page)).toHaveAttribute("data-held");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  arrive();
  await runUntilVisible(page, page.getByRole("dialog", { name: "Book an inspection" }));
  expect(new URL(page.url()).pathname).toBe("/property/1");
  await page.keyboard.press("Escape");
  await expect(bookButton(page)).toBeFocused();
});

test("if the script does not load, the same tap opens the page", async ({ page }) => {
  await page.clock.install();
  await page.route(MODULES, (route) => route.abort());
  await page.goto("/rental/R001");
  await bookButton(page).click();
  await page.clock.fastForward(15_000);
  await expect(page).toHaveURL(/\/rental\/R001\/inspection$/);
  await expect(page.getByRole("heading", { name: "Book an inspection" })).toBeVisible();
});

test("if the dialog's code does not load, the page opens", async ({ page }) => {
  await page.goto("/property/1");
  await page.getByRole("button", { name: "Share" }).waitFor();
  await page.route(MODULES, (route) => route.abort());
  await bookButton(page).click();
  await expect(page).toHaveURL(/\/property\/\w+\/inspection$/);
});

test("a click for a new tab is not held", async ({ page, context }) => {
  await page.goto("/property/1");
  const opened = context.waitForEvent("page");
  await bookButton(page).click({ modifiers: ["ControlOrMeta"] });
  await expect(await opened).toHaveURL(/\/inspection$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
