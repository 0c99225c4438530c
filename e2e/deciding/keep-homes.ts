import { expect, type Page } from "@playwright/test";

export function toHeart(page: Page, index = 0) {
  return page.getByRole("button", { name: /^Keep / }).nth(index);
}

export async function keepTwo(page: Page, origin = "") {
  await page.goto(`${origin}/listings`);
  for (const index of [0, 1]) {
    await toHeart(page, index).click();
    await expect(toHeart(page, index)).toHaveAttribute("aria-pressed", "true");
  }
}
