import { expect } from "@playwright/test";
import { getBox } from "../../measure-page.ts";
import { pauseClock, runUntilVisible } from "../../paused-clock.ts";
import { test } from "../../visitor.ts";

test("sharing copies the permanent address, and says so for four seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto("/property/1");
  await page.getByRole("button", { name: "Next picture" }).waitFor();
  // Four seconds are short for a busy machine, so they pass when the journey says so.
  await pauseClock(page);
  await page.getByRole("button", { name: "Share" }).click();
  const toast = page.getByText("Link copied");
  await runUntilVisible(page, toast);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/property\/S001$/);
  await toast.hover();
  await page.clock.fastForward(4500);
  await expect(toast).toBeVisible();
  await page.mouse.move(10, 10);
  await page.clock.fastForward(4500);
  await expect(toast).toBeHidden();

  // At most three are shown; one disappears when dismissed or swiped.
  for (let times = 0; times < 4; times += 1) await page.getByRole("button", { name: "Share" }).click();
  const toasts = page.getByText("Link copied");
  await expect(toasts).toHaveCount(3);
  await page.getByRole("button", { name: "Dismiss" }).first().click();
  await expect(toasts).toHaveCount(2);
  const box = await getBox(toasts.last());
  await page.mouse.move(box.x + 80, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 95, box.y + 20);
  await expect(toasts).toHaveCount(2);
  await page.mouse.move(box.x + 101, box.y + 20);
  await expect(toasts).toHaveCount(1);

  // A browser that refuses the clipboard is shown the address to copy.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
  });
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText(/^Copy this link: .*\/property\/S001$/)).toBeVisible();
});
